import { promisify } from 'node:util'
import { createGunzip, gzip } from 'node:zlib'
import type { Statement, StatementRow } from './rules-statement'

const pack = promisify(gzip)

/** Reading a line of 500 rows takes a millisecond or two. */
const rowsOfLine = 500

/** Packs a statement as lines of JSON. The first line has everything but the rows. Each further line has 500 rows. */
export async function packStatement({ rows, ...rest }: Statement): Promise<Uint8Array> {
  const lines = [JSON.stringify({ ...rest, rows: [] })]
  for (let at = 0; at < rows.length; at += rowsOfLine) lines.push(JSON.stringify(rows.slice(at, at + rowsOfLine)))
  return await pack(lines.join('\n'))
}

/**
 * Unpacks a statement. Other calls can run between its lines. An old statement is a single line, which also has the
 * rows.
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
