print("dbx")
