/**
 * The letters and marks of the papers' typeface, as hexadecimal code points. A test compares them with its files. The
 * ranges may include code points that are not letters.
 */
const letters = `
    41-181 186 18a 18d-190 192-194 196-197 19a-19b 19e 1a0-1a1 1af-1b1 1b7 1bf-1c3 1cd-1dd 1e2-1e7 1ea-1eb 1ee-1f0
    1f4-1f5 1f7-201 204-205 208-209 20c-20d 218-220 222-223 226-227 237 23a-23e 241-245 248-249 250-27b 27d-285
    287-292 294-295 298-299 29b-29f 2a1-2a8 2b0-2b4 2b7-2b9 2bb-2cc 2d0-2e4 300-30d 30f-313 315 318-320 323-32a
    32c 32e-332 334 337-33d 340 342-345 34f 357-358 35c 35e-35f 361 374 37a 386-3d1 3d5 3d7 3d9 3db 3dd 3e1 3f4
    3f7-3f8 400-45f 462-463 472-475 490-493 496-49b 4a0-4a3 4aa-4ab 4ae-4b3 4b6-4b7 4ba-4bb 4c0-4c4 4c7-4c8
    4cf-4d1 4d4-4d9 4e2-4e3 4e6-4e9 4ee-4ef 4f2-4f3 4f6-4f7 1d25 1d2c 1d2e 1d30-1d31 1d33-1d3a 1d3c 1d3e-1d43
    1d47-1d4b 1d4d 1d4f-1d52 1d56-1d58 1d5b 1d6f-1d70 1d79 1d7b 1d7f 1d9c 1da0 1dac 1dae 1db0 1dbb 1dbf 1dcd
    1e02-1e03 1e06-1e07 1e0a-1e11 1e16-1e17 1e1e-1e2b 1e32-1e3b 1e3e-1e49 1e52-1e53 1e56-1e63 1e66-1e67 1e6a-1e6f
    1e72-1e73 1e7e-1e85 1e8e-1e97 1e9e-1ef9 1f00-207f 2113 2126 2c60-2c62 2c65-2c66 2c71 2c7d a71c a722-a725
    a74e-a74f a75a-a75b a764-a765 a779-a787 a7ad-a7ae a7b3 a7b5 a7f2-a7f4 ab53 ab66-ab67 fb00-fb04
  `
  .trim()
  .split(/\s+/)
  .map((range) => {
    const [first, last = first] = range.split('-')
    return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const
  })

const isLetter = (char: string): boolean => /[\p{L}\p{M}]/u.test(char)

function isDrawnLetter(char: string): boolean {
  const code = char.codePointAt(0)!
  return letters.some(([first, last]) => first <= code && code <= last)
}

/** True if the typeface has a character. Letters, marks and emojis are checked. Any other sign counts as drawn. */
const isDrawn = (char: string): boolean =>
  isLetter(char) ? isDrawnLetter(char) : !/\p{Emoji_Presentation}/u.test(char)

const charactersOf = (text: string): string[] =>
  Array.from(text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))

/** True if the typeface has all characters of a name. A name with others would appear as boxes. */
export const isDrawable = (name: string): boolean => Array.from(name.normalize('NFC')).every(isDrawn)

/** True if a text has a letter or a digit that a reader of a paper sees. Signs and invisible characters say nothing. */
export const hasDrawnWords = (text: string): boolean =>
  charactersOf(text).some((char) => /\d/.test(char) || (/\p{L}/u.test(char) && isDrawnLetter(char)))

/** True if the typeface has all letters of a text. Other signs and emojis may be missing. */
export const hasOnlyDrawnLetters = (text: string): boolean =>
  charactersOf(text).every((char) => !isLetter(char) || isDrawnLetter(char))
