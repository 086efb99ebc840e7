import { makeCell, rowCollector, type BookRow } from './rules-cells'

const delimiters = [';', '\t', ',', '|'] as const

interface TextRecord {
  readonly line: number
  readonly cells: readonly string[]
}

/** Splits a text into records. A cell in quotation marks may have delimiters and line ends of its own. */
function recordsOf(text: string, delimiter: string): TextRecord[] {
  const records: TextRecord[] = []
  let [cells, cell, isQuoted, wasQuoted, line, begun] = [[] as string[], '', false, false, 1, 1]
  const endRecord = () => {
    records.push({ line: begun, cells: [...cells, cell] })
    ;[cells, cell, wasQuoted] = [[], '', false]
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign === '\n') line += 1
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '' && !wasQuoted) [isQuoted, wasQuoted, cell] = [true, true, '']
    else if (sign === delimiter) {
      cells.push(cell)
      ;[cell, wasQuoted] = ['', false]
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1
      endRecord()
      line += 1
      begun = line
    } else cell += sign
  }
  if (cell !== '' || cells.length > 0) endRecord()
  return records
}

/** The number of records that have as many cells as most records have, if that is more than one. */
function evenness(records: readonly TextRecord[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of records) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  return Math.max(0, ...Array.from(counts, ([width, count]) => count * Math.min(width, 12)))
}

/** The rows of a text with delimiters. The first line may name the delimiter: `sep=;`. */
export function rowsOfDelimited(text: string): BookRow[] {
  const named = /^sep=(.)\r?\n/i.exec(text)
  const body = text.replace(/^\ufeff/, '')
  const start = body.slice(0, 20_000)
  const best =
    named?.[1] ?? [...delimiters].toSorted((a, b) => evenness(recordsOf(start, b)) - evenness(recordsOf(start, a)))[0]!
  const collected = rowCollector()
  for (const { line, cells } of recordsOf(body, best)) {
    if (named && line === 1) continue
    // Some programs write ="0012" to mark digits as text.
    const tidy = cells.map((cell) => cell.trim().replace(/^="?([^"]*)"?$/, '$1'))
    collected.add(
      line,
      false,
      tidy.map((cell) => (cell === '' ? undefined : makeCell({ text: cell }))),
    )
  }
  return collected.rows
}
