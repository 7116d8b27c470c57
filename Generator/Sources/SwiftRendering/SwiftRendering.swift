import APIModel
