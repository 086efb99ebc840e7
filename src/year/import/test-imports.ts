import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { TestApp } from '../../app/server/test-app'
import { madeXlsx, type MadeCell, type MadeSheet } from '../old-sheet/test-books'
import { OldBooks } from './model'

const d = (day: string): MadeCell => ({ day })

const list: MadeSheet = {
  name: '2024',
  rows: [
    ['Utleie Lindeveien 4, 5003 Bergen'],
    ['Dato', 'Gjelder', 'Hvem', 'Type', 'Inn', 'Ut', 'Vedlegg'],
    [d('2024-01-02'), 'Husleie januar', 'Eva Moe', 'Leie', 9000, null, null],
    [d('2024-02-02'), 'Husleie februar', 'Eva Moe', 'Leie', 9000, null, null],
    [d('2024-02-09'), 'Forsikring', 'Trygg AS', 'Forsikring', null, 4100, 'polise.pdf'],
    [d('2024-03-11'), 'Ny kran', 'VVS Vest', 'Vedlikehold', null, 1850.5, null],
    [d('2024-03-12'), 'Nytt bad', 'VVS Vest', 'Vedlikehold', null, 90_000, null],
  ],
}
const furniture: MadeSheet = {
  name: 'Inventar',
  rows: [
    ['Gjenstand', 'Kjøpt', 'Pris', 'Levetid', 'Restverdi 31.12.2024'],
    ['Sofa og seng', d('2022-05-06'), 48_000, 8, 24_576],
  ],
}
/** A workbook with rent, costs, an improvement and furniture of 2024. */
export const sampleBooks = () => madeXlsx([list, furniture])

/** Uploads old books. Throws the refusal. Tries again while the process that reads them starts on a busy machine. */
export async function uploadOldBooks(app: TestApp, token: string, bytes: Uint8Array, name = 'regnskap.xlsx') {
  for (let attempt = 1; ; attempt += 1) {
    const { status, body } = await app.upload(token, name, bytes, 'imports')
    if (status === 201) return OldBooks.parse(JSON.parse(body))
    const { message } = JSON.parse(body) as { message: string }
    if (message !== 'unavailable' || attempt === 4) throw new Error(`${status} ${message}`)
    app.bugs.length = 0
    await setTimeout(200)
  }
}

/** All rows of an account, or of all of them, without the trail, jobs, sessions, stored answers and limits. */
export async function dumpOf(app: TestApp, account: number | null = null): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name !~ '^(audit|job$|session$|idempotency$|bucket$|known_|pdf_verdict$|old_books$)'`.execute(app.db)
  const found: Record<string, unknown> = {}
  for (const { name } of rows) {
    const all = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t
      where ${account}::bigint is null or (to_jsonb(t) ->> ${name === 'account' ? 'id' : 'account_id'})::bigint = ${account}`.execute(
      app.db,
    )
    found[name] = all.rows.map(({ row }) => row).toSorted()
  }
  return found
}
