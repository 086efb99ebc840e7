import { rowsOfPieces, type ReceiptRow } from './rules-paper'

/** A word of a photograph. `sure` is its certainty in percent. */
export interface RecognizedWord {
  readonly text: string
  readonly line: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly sure: number
}

/**
 * Reads the table that Tesseract writes. Each line has cells with tabs between them. Only lines of level five have
 * words.
 */
export const wordsOfTable = (table: string): RecognizedWord[] =>
  table
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([level, , , , , , , , , , , text]) => level === '5' && (text ?? '').trim() !== '')
    .map((cells) => ({
      text: cells[11]!.trim(),
      line: cells.slice(2, 5).join('.'),
      left: Number(cells[6]),
      top: Number(cells[7]),
      width: Number(cells[8]),
      height: Number(cells[9]),
      sure: Number(cells[10]),
    }))

/**
 * The minimum certainty in percent. A less certain word is probably dirt on the paper. A less certain number may be
 * misread.
 */
const leastSure = { word: 25, number: 55 }

/** Replaces an uncertain word. No rule reads this text as an amount or a date. */
const unsure = '…'

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Corrects punctuation in widely spaced text: `495, 00`, `30.10,2026`, `1 249.50`. */
const withFixedPunctuation = (text: string): string =>
  text
    .replace(/(\d)([,.]) (\d\d)(?!\d)/g, '$1$2$3')
    .replace(/(\d) ([,.])(\d\d)(?!\d)/g, '$1$2$3')
    .replace(/\b(\d\d)[.,] ?(\d\d)[.,] ?(20\d\d)\b/g, '$1.$2.$3')

export function rowsOfWords(words: readonly RecognizedWord[]): ReceiptRow[] {
  const lines = new Map<string, RecognizedWord[]>()
  for (const word of words) {
    const isMark = !/[\p{L}\p{N}]/u.test(word.text)
    if (word.sure < leastSure.word || isMark) continue
    lines.set(word.line, [...(lines.get(word.line) ?? []), word])
  }
  const rows = [...lines.values()].map((line) => ({
    line,
    at: median(line.map(({ top, height }) => top + height / 2)),
  }))
  return rows
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ line }) => {
      const size = median(line.map(({ height }) => height))
      return rowsOfPieces(
        line.map(({ text, left, width, sure }) => ({
          text: /\d/.test(text) && sure < leastSure.number ? unsure : text,
          x: left,
          y: 0,
          width,
          size,
        })),
      )
    })
    .map((row) => row.map((cell) => ({ ...cell, text: withFixedPunctuation(cell.text) })))
}
