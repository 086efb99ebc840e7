/** A piece of text in a row. `from` and `to` are its left and right end on paper. */
export interface ReceiptCell {
  readonly text: string
  readonly from: number
  readonly to: number
}

/**
 * A row of a paper. Its cells go from left to right. A wide gap starts a new cell. So a label and its value are two
 * cells.
 */
export type ReceiptRow = readonly ReceiptCell[]

/** A piece of text as a PDF contains it, in points from the lower left corner of the page. */
export interface TextPiece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

/** A piece of text as pdfjs returns it, with the property names of pdfjs. */
export interface PdfText {
  readonly str: string
  /** Scale and skew, then the position: across and up. */
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
}

export const textPieceOf = ({ str, transform, width, height }: PdfText): TextPiece => ({
  text: str,
  x: transform[4] ?? 0,
  y: transform[5] ?? 0,
  width,
  size: height || Math.abs(transform[3] ?? 0) || 10,
})

/** Makes all spaces and all dashes equal, because receipts mix several kinds. */
const simple = (text: string): string =>
  text.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ').replace(/[\u2010-\u2015\u2212]/g, '-')
const plain = (text: string): string => simple(text).trim()

/**
 * The width of a gap, in heights of the letters. Cells are separated by a gap wider than `partsCells`, words by one
 * wider than `partsWords`.
 */
const partsCells = 1.1
const partsWords = 0.12

/** Pieces are on one line if their lower edges differ by less than half a letter. */
export function rowsOfPieces(pieces: readonly TextPiece[]): ReceiptRow[] {
  const lines: { y: number; pieces: TextPiece[] }[] = []
  for (const piece of pieces.filter(({ text }) => plain(text) !== '').toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1)
    if (line && Math.abs(line.y - piece.y) < Math.max(piece.size, 4) / 2) line.pieces.push(piece)
    else lines.push({ y: piece.y, pieces: [piece] })
  }
  return lines.map((line) => {
    const cells: { text: string; from: number; to: number }[] = []
    for (const { text, x, width, size } of line.pieces.toSorted((a, b) => a.x - b.x)) {
      const last = cells.at(-1)
      const gap = last ? x - last.to : Infinity
      if (last && gap < size * partsCells) {
        last.text += gap > size * partsWords && !/\s$/.test(last.text) ? ` ${text}` : text
        last.to = Math.max(last.to, x + width)
      } else cells.push({ text, from: x, to: x + width })
    }
    return cells.map(({ from, to, text }) => ({ from, to, text: plain(text).replace(/ {2,}/g, ' ') }))
  })
}

/** The rows of a text. Two or more spaces separate cells. */
export const rowsOfText = (text: string): ReceiptRow[] =>
  text
    .split('\n')
    .map((line) =>
      Array.from(simple(line).matchAll(/\S+(?: \S+)*/g), ({ 0: found, index }) => ({
        text: found,
        from: index,
        to: index + found.length,
      })),
    )
    .filter((row) => row.length > 0)

/** True if the cells are under each other: some part of them has the same distance from the left edge. */
export const doRowsOverlap = (a: ReceiptCell, b: ReceiptCell): boolean => a.from <= b.to && b.from <= a.to
