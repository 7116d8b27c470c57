import APIModel
import Testing
