import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import { documentUrl } from '../../base/file/model'
import { addRestoredFiles, type RestoredFile } from '../../base/file/service-restore'
import type { Instant } from '../../base/kit/day'
import { findDefaultSupplier } from '../../books/supplier/service'
import { updateDefaultSupplier, type DefaultSupplier } from '../../books/supplier/service-import'
import {
  placeIn,
  travellingTables,
  type RowOf,
  type TravellingName,
  type TravellingTable,
} from '../export/rules-tables'
import type { OwnExport, OwnRow } from './rules-own-export'

export interface OwnBytes {
  /** The stored files by their places. Null for a file that the zip lacks. */
  readonly files: readonly (RestoredFile | null)[]
  /** The bytes of a paper by its SHA-256. Undefined for a paper that the zip lacks. */
  readonly paper: (sha256: string) => Uint8Array | undefined
}

export type OwnIds = ReadonlyMap<TravellingName, readonly number[]>

/** The tables whose rows have no id of their own, or one that isn't drawn from a sequence. */
const hasId = ({ name, order }: TravellingTable): boolean => name !== 'document' && order === undefined

/** Draws the ids of all rows before any is stored, because rows name each other in both directions. */
async function drawIds(ctx: OwnedCtx, { tables }: OwnExport): Promise<OwnIds> {
  const ids = new Map<TravellingName, number[]>()
  for (const table of travellingTables.filter(hasId)) {
    const count = tables[table.name]!.length
    if (count === 0) continue
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence(${table.name}, 'id')) as id from generate_series(1, ${count}::int)`.execute(
      ctx.db,
    )
    ids.set(
      table.name,
      rows.map(({ id }) => id),
    )
  }
  const standard = tables['supplier']!.findIndex(({ isDefault }) => isDefault === true)
  if (standard >= 0) ids.get('supplier')![standard] = await findDefaultSupplier(ctx)
  return ids
}

/**
 * The values of columns that never leave an account. Orders and accounts at a provider lose their numbers there, so that
 * no job asks about them, and no link of the earlier account works here.
 */
function freshColumns(ctx: OwnedCtx, name: TravellingName, row: OwnRow, place: number): OwnRow {
  const external_id = `contract:${String(row['contract_id'])}:${ctx.ids.code(128)}`
  if (name === 'signing')
    return {
      external_id,
      encrypted_links: '',
      link_tenant_hash: ctx.ids.code(256),
      link_landlord_hash: ctx.ids.code(256),
    }
  if (name === 'deposit') return { external_id }
  // The number of an uploaded file is above 0.
  return name === 'bank_import' ? { file_id: -1 - place } : {}
}

/** The id in the url of a file that doesn't exist. */
const noFile = 'A'.repeat(22)

interface StoreDeps {
  readonly ids: OwnIds
  readonly bytes: OwnBytes
  readonly encryption: Pick<Encryption, 'encrypt'>
}

/** The columns with files, with the urls of the stored ones. A file that the zip lacks is left out. */
function filesOf({ files = [], texts = [] }: TravellingTable, row: OwnRow, { files: stored }: OwnBytes): OwnRow {
  const urlsOf = (marks: readonly string[]) =>
    marks.flatMap((mark) => {
      const file = stored[placeIn(mark)]
      return file ? [documentUrl(file.id)] : []
    })
  const out: Record<string, unknown> = {}
  for (const column of files) {
    const value = row[column] as readonly string[] | string | null
    out[column] = typeof value === 'string' ? (urlsOf([value])[0] ?? null) : value && urlsOf(value)
  }
  for (const column of texts)
    out[column] = String(row[column]).replaceAll(
      /\/api\/document\/(#-?\d+)/g,
      (_, mark: string) => urlsOf([mark])[0] ?? documentUrl(noFile),
    )
  return out
}

/** The encrypted columns, bound to the row's id. */
function encryptedColumns(
  { name, encrypted = [], paper }: TravellingTable,
  row: OwnRow,
  id: number,
  { bytes, encryption }: StoreDeps,
): OwnRow {
  const encrypt = (column: string, text: string) =>
    encryption.encrypt(text, encryptedRecord(name, [column]).context(column, id))
  const out: Record<string, unknown> = {}
  for (const column of encrypted) {
    const value = row[column]
    if (typeof value === 'string' && value !== '') out[column] = encrypt(column, value)
  }
  if (!paper) return out
  const found = row[paper.column] === true ? bytes.paper(String(row[paper.sha256])) : undefined
  out[paper.column] = found ? encrypt(paper.column, Buffer.from(found).toString('base64')) : ''
  return out
}

/** A row as it is stored: with its new id and account, and everything that it names. */
function storedRow(ctx: OwnedCtx, table: TravellingTable, place: number, row: OwnRow, deps: StoreDeps): OwnRow {
  const { name, refs = {}, lists = {}, json = {} } = table
  const id = deps.ids.get(name)?.[place]
  const at: RowOf = (of, other) => deps.ids.get(of)?.[other] ?? -1
  const out: Record<string, unknown> = { ...row, ...filesOf(table, row, deps.bytes) }
  for (const [column, of] of Object.entries(refs))
    out[column] = row[column] === null ? null : at(of, placeIn(row[column]))
  for (const [column, of] of Object.entries(lists))
    out[column] = (row[column] as string[]).map((one) => at(of, placeIn(one)))
  for (const [column, map] of Object.entries(json)) out[column] = map(row[column], at)
  Object.assign(out, freshColumns(ctx, name, out, place), { account_id: ctx.owner })
  return id === undefined ? out : { ...out, ...encryptedColumns(table, out, id, deps), id }
}

async function insertRows(ctx: OwnedCtx, table: TravellingTable, rows: readonly OwnRow[]): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)))
  // One statement for a table, because a row may name a later one.
  await sql`insert into ${sql.table(table.name)} (${columns}) ${hasId(table) ? sql`overriding system value` : sql``}
    select ${columns} from json_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(rows)}::json)`.execute(
    ctx.db,
  )
}

/** Gives "No supplier" the name that it has in the export, because it is in the language of a registration. */
async function nameDefaultSupplier(ctx: OwnedCtx, suppliers: readonly OwnRow[]): Promise<void> {
  const standard = suppliers.find(({ isDefault }) => isDefault === true)
  if (!standard) return
  const { name, created_at, updated_at } = standard as unknown as DefaultSupplier
  await updateDefaultSupplier(ctx, { name, created_at, updated_at })
}

/** The number of times that records name each file. */
function usesOfFiles({ tables }: OwnExport): readonly number[] {
  const uses = tables['document']!.map(() => 0)
  for (const { name, files = [] } of travellingTables)
    for (const row of tables[name]!)
      for (const column of files)
        for (const place of [row[column]].flat()) if (place !== null) uses[placeIn(place)]! += 1
  return uses
}

/** Stores everything that an export holds, in the caller's transaction. Returns the ids by table and place. */
export async function storeOwnExport(
  ctx: OwnedCtx,
  own: OwnExport,
  bytes: OwnBytes,
  encryption: Pick<Encryption, 'encrypt'>,
): Promise<OwnIds> {
  const ids = await drawIds(ctx, own)
  const uses = usesOfFiles(own)
  const created = own.tables['document']!.map(({ created_at }) => created_at as Instant)
  await addRestoredFiles(
    ctx,
    bytes.files.flatMap((file, place) => (file ? [{ ...file, uses: uses[place]!, created_at: created[place]! }] : [])),
  )
  for (const table of travellingTables) {
    if (table.name === 'document') continue
    const rows = own.tables[table.name]!.map((row, place) =>
      storedRow(ctx, table, place, row, { ids, bytes, encryption }),
    )
    if (table.name === 'supplier') await nameDefaultSupplier(ctx, own.tables['supplier']!)
    const isThere = (place: number) =>
      table.name === 'supplier' && own.tables['supplier']![place]!['isDefault'] === true
    await insertRows(
      ctx,
      table,
      rows.filter((_, place) => !isThere(place)),
    )
  }
  return ids
}
