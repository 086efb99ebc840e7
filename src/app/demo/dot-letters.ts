/**
 * Letters of a receipt printer: 5 × 7 dots, a row per character of the code, its five bits from left to right in base
 * 32. Drawn by ourselves because a machine without fonts draws no text.
 */
const letters: Readonly<Record<string, string>> = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhe',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hha4444',
  Z: 'v1248gv',
  Æ: 'fkkvkkn',
  Ø: 'djlllpm',
  Å: '4a4ehvh',
  0: 'ehjlphe',
  1: '4c4444e',
  2: 'eh1248v',
  3: 'v2421he',
  4: '26aiv22',
  5: 'vgu11he',
  6: '68guhhe',
  7: 'v124888',
  8: 'ehhehhe',
  9: 'ehhf12c',
  ' ': '0000000',
  '.': '00000cc',
  ',': '0000c48',
  ':': '0cc0cc0',
  '-': '000v000',
  '/': '01248g0',
  '%': 'op248j3',
  '&': 'cik8lid',
  '*': '04lel40',
  '+': '044v440',
  '=': '00v0v00',
  '(': '2488842',
  ')': '8422248',
}

export const letterColumns = 6
export const letterRows = 10

/**
 * The text as an SVG path of dots, its upper left corner at `x`, `y` (in dots). Lower case becomes upper case. Throws
 * for a character without a glyph.
 */
export function dotted(text: string, x: number, y: number, scale = 1): string {
  let path = ''
  for (const [column, char] of Array.from(text.toUpperCase().replaceAll('\u00a0', ' ')).entries()) {
    const rows = letters[char]
    if (rows === undefined) throw new RangeError(`no glyph for ${char}`)
    for (const [row, code] of Array.from(rows).entries()) {
      const bits = Number.parseInt(code, 32).toString(2).padStart(5, '0')
      for (const run of bits.matchAll(/1+/g)) {
        const width = run[0].length * scale
        path += `M${x + (column * letterColumns + run.index) * scale} ${y + row * scale}h${width}v${scale}h-${width}z`
      }
    }
  }
  return path
}
