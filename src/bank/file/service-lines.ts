import { promisify } from 'node:util'
import { createGunzip, gzip } from 'node:zlib'
import type { Statement, StatementRow } from './rules-statement'

const pack = promisify(gzip)

/** A line of 500 rows is read in a millisecond or two. */
const rowsOfLine = 500

/** Packs a statement as lines: a line of JSON for everything but the rows, then one line for each 500 rows. */
export async function packStatement({ rows, ...rest }: Statement): Promise<Uint8Array> {
  const lines = [JSON.stringify({ ...rest, rows: [] })]
  for (let at = 0; at < rows.length; at += rowsOfLine) lines.push(JSON.stringify(rows.slice(at, at + rowsOfLine)))
  return await pack(lines.join('\n'))
}

/**
 * Unpacks a statement. Other calls can run between its lines. A statement stored as a single line has its rows in it.
 */
export async function unpackStatement(packed: Uint8Array): Promise<Statement> {
  const read: unknown[] = []
  let begun: string[] = []
  const plain = createGunzip().setEncoding('utf8')
  plain.end(packed)
  for await (const chunk of plain as AsyncIterable<string>) {
    const [end, ...lines] = chunk.split('\n')
    begun.push(end!)
    for (const line of lines) {
      read.push(JSON.parse(begun.join('')))
      begun = [line]
    }
  }
  read.push(JSON.parse(begun.join('')))
  const [statement, ...rows] = read as [Statement, ...(readonly StatementRow[])[]]
  return { ...statement, rows: [...statement.rows, ...rows.flat()] }
}
