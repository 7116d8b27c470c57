import StoneLanguage
import Testing

@Test func aLocationIsWrittenAsEditorsUnderstandIt() {
    #expect(SourceLocation(file: "files.stone", line: 3, column: 7).description == "files.stone:3:7")
}
