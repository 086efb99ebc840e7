import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import { documentIdOf } from '../../base/file/service-uses'
import {
  fileMark,
  paperPath,
  placeMark,
  restoreFormat,
  restorePath,
  restoreVersion,
  travellingTables,
  type RowOf,
  type TravellingName,
  type TravellingTable,
} from './rules-tables'
import type { ExportTemp } from './service-book'

type Row = Readonly<Record<string, unknown>>
/** Rows without their bytes are small. So a page of them is too. */
const pageSize = 500

const isKnown = (table: TravellingTable): RawBuilder<boolean> => {
  const { states, where = {} } = table
  const conditions = Object.entries(where).map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`)
  if (states) conditions.push(sql<boolean>`${sql.ref(states.column)} = any(${[...states.over]}::text[])`)
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Columns by the table that they belong to. */
export async function columnsOfTables({ db }: Pick<OwnedCtx, 'db'>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`.execute(db)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** The columns that a row in `restore/tables.json` has. */
export function travellingColumns(table: TravellingTable, all: readonly string[]): readonly string[] {
  const left = new Set(['account_id', 'id', ...(table.stays ?? [])])
  return all.filter((column) => !left.has(column))
}

const orderOf = ({ order }: TravellingTable) => sql.join((order ?? ['id']).map((column) => sql.ref(column)))

/** The places of the rows that others may name, by table and id. A file is named by its opaque id. */
async function placesOf(ctx: OwnedCtx): Promise<ReadonlyMap<TravellingName, ReadonlyMap<number | string, number>>> {
  const named = new Set<TravellingName>(['document', 'contract_letter', 'handover', 'incomebilag', 'depreciationbilag'])
  for (const { refs = {}, lists = {} } of travellingTables)
    for (const table of [...Object.values(refs), ...Object.values(lists)]) named.add(table)
  const found = new Map<TravellingName, ReadonlyMap<number | string, number>>()
  for (const table of travellingTables.filter(({ name }) => named.has(name))) {
    const { rows } = await sql<{ id: number | string }>`select id from ${sql.table(table.name)}
      where account_id = ${ctx.owner} and ${isKnown(table)} order by ${orderOf(table)}`.execute(ctx.db)
    found.set(table.name, new Map(rows.map(({ id }, place) => [id, place])))
  }
  return found
}

/** Reads the rows of a table page by page. A column with a paper only says whether there is one. */
async function* rowsOf(ctx: OwnedCtx, table: TravellingTable, all: readonly string[]): AsyncGenerator<Row[]> {
  const { paper, order } = table
  const columns = sql.join([
    ...travellingColumns(table, all).map((column) =>
      column === paper?.column ? sql`${sql.ref(column)} <> '' as ${sql.ref(column)}` : sql.ref(column),
    ),
    ...(order ? [] : [sql.ref('id')]),
  ])
  const select = (after: RawBuilder<unknown>, limit: RawBuilder<unknown>) =>
    sql<Row>`select ${columns} from ${sql.table(table.name)}
      where account_id = ${ctx.owner} and ${isKnown(table)} ${after} order by ${orderOf(table)} ${limit}`.execute(
      ctx.db,
    )
  if (order) {
    yield (await select(sql``, sql``)).rows
    return
  }
  for (let after = 0; ;) {
    const { rows } = await select(sql`and id > ${after}`, sql`limit ${pageSize}`)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    after = Number(rows.at(-1)!['id'])
  }
}

/** The papers that wait for signatures, as `contract:paper`. Their orders are not taken along. */
async function waitingPapers(ctx: OwnedCtx): Promise<ReadonlySet<string>> {
  const { states } = travellingTables.find(({ name }) => name === 'signing')!
  const { rows } = await sql<{ what: string }>`select contract_id || ':' || paper as what from signing
    where account_id = ${ctx.owner} and not state = any(${[...states!.over]}::text[])`.execute(ctx.db)
  return new Set(rows.map(({ what }) => what))
}

/**
 * The row as it is once its order to sign is withdrawn, because an order under way stays with the account that gave it.
 * Null: the row only exists for the order.
 */
function withoutOrder(name: TravellingName, row: Row, waiting: ReadonlySet<string>): Row | null {
  const waits = (contract: unknown, what: string) => waiting.has(`${String(contract)}:${what}`)
  if (name === 'contract' && waits(row['id'], 'contract')) return { ...row, signatureType: null }
  if (name === 'signed_lease' && waits(row['contract_id'], 'contract')) return null
  if (name === 'frozen_list' && waits(row['contract_id'], 'checklist')) return null
  if (name === 'contract_list' && row['kind'] === 'checklist' && waits(row['contract_id'], 'checklist'))
    return { ...row, signatureType: null }
  if (name === 'handover' && waits(row['contract_id'], `handover-${String(row['id'])}`))
    return { ...row, paper: false, paper_name: '', paper_sha256: '' }
  return row
}

type Places = Awaited<ReturnType<typeof placesOf>>

const rowAt =
  (places: Places): RowOf =>
  (table, id) =>
    places.get(table)?.get(id) ?? -1

/** The columns with files, each file by its place. A file that isn't the account's any more is left out. */
function filesOf({ files = [], texts = [] }: TravellingTable, row: Row, places: Places): Row {
  const placeOf = (url: string) => places.get('document')!.get(documentIdOf(url)) ?? -1
  const marksOf = (urls: readonly string[]) =>
    urls
      .map(placeOf)
      .filter((place) => place >= 0)
      .map(placeMark)
  const out: Record<string, unknown> = {}
  for (const column of files) {
    const value = row[column] as readonly string[] | string | null
    out[column] = typeof value === 'string' ? (marksOf([value])[0] ?? null) : value && marksOf(value)
  }
  for (const column of texts)
    out[column] = (row[column] as string).replaceAll(/\/api\/document\/[A-Za-z0-9_-]{22}/g, (url) =>
      fileMark(placeOf(url)),
    )
  return out
}

function decrypted({ name, encrypted = [] }: TravellingTable, row: Row, encryption: Pick<Encryption, 'decrypt'>): Row {
  const read = (column: string) => {
    const value = row[column] as string | null
    const { context } = encryptedRecord(name, [column])
    return value === null || value === '' ? value : encryption.decrypt(value, context(column, row['id'] as number))
  }
  return { ...row, ...Object.fromEntries(encrypted.map((column) => [column, read(column)])) }
}

/** The row as it travels. Null if it belongs to a row that stays. */
function travellingRow(
  table: TravellingTable,
  stored: Row,
  places: Places,
  encryption: Pick<Encryption, 'decrypt'>,
): Row | null {
  const { refs = {}, parents = [], lists = {}, json = {} } = table
  const at = rowAt(places)
  const { id: _own, ...row } = decrypted(table, stored, encryption)
  const out: Record<string, unknown> = { ...row, ...filesOf(table, row, places) }
  for (const [column, of] of Object.entries(refs)) {
    const place = row[column] === null ? -1 : at(of, Number(row[column]))
    if (place < 0 && parents.includes(column)) return null
    out[column] = place < 0 ? null : placeMark(place)
  }
  for (const [column, of] of Object.entries(lists))
    out[column] = (row[column] as readonly number[])
      .map((one) => at(of, one))
      .filter((place) => place >= 0)
      .map(placeMark)
  for (const [column, map] of Object.entries(json)) out[column] = map(row[column], at)
  return out
}

/** Adds the bytes of papers that no other folder of the zip has. */
async function addPaper(
  ctx: OwnedCtx,
  { name, paper }: TravellingTable,
  row: Row,
  book: Pick<ExportTemp, 'file' | 'hasFile'>,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<void> {
  if (!paper || row[paper.column] !== true) return
  const hash = row[paper.sha256] as string
  if (book.hasFile(hash)) return
  const { rows } = await sql<{ value: string }>`select ${sql.ref(paper.column)} as value from ${sql.table(name)}
    where account_id = ${ctx.owner} and id = ${row['id']}`.execute(ctx.db)
  const { context } = encryptedRecord(name, [paper.column])
  const bytes = Buffer.from(encryption.decrypt(rows[0]!.value, context(paper.column, row['id'] as number)), 'base64')
  // Bytes with another hash are damaged. An import would not find them by it.
  if (createHash('sha256').update(bytes).digest('hex') === hash) await book.file(paperPath(hash), bytes)
}

/** The number of rows by table that stay, because they are under way at somebody else. */
async function leftOut(ctx: OwnedCtx): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {}
  for (const table of travellingTables.filter(({ states }) => states)) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table.name)}
      where account_id = ${ctx.owner} and not ${isKnown(table)}`.execute(ctx.db)
    if (rows[0]!.n > 0) found[table.name] = rows[0]!.n
  }
  return found
}

/**
 * Writes all rows to one file, from which an account without records can take everything back. Equal accounts give equal
 * files, apart from instants. Call it after all papers are written.
 */
export async function writeTables(
  ctx: OwnedCtx,
  book: Pick<ExportTemp, 'file' | 'hasFile' | 'textFile'>,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<void> {
  const [columns, places, waiting] = [await columnsOfTables(ctx), await placesOf(ctx), await waitingPapers(ctx)]
  const file = await book.textFile(restorePath)
  const head = { format: restoreFormat, version: restoreVersion, left_out: await leftOut(ctx) }
  await file.write(`${JSON.stringify(head).slice(0, -1)},"tables":{`)
  for (const [index, table] of travellingTables.entries()) {
    await file.write(`${index === 0 ? '' : ','}\n${JSON.stringify(table.name)}:[`)
    let before = '\n'
    for await (const page of rowsOf(ctx, table, columns.get(table.name)!)) {
      for (const stored of page) {
        const row = withoutOrder(table.name, stored, waiting)
        const out = row && travellingRow(table, row, places, encryption)
        if (!out) continue
        await addPaper(ctx, table, row, book, encryption)
        await file.write(`${before}${JSON.stringify(out)}`)
        before = ',\n'
      }
    }
    await file.write(']')
  }
  await file.write('\n}}\n')
}
