import { sql } from 'kysely'
import { withLockedAccount } from '../../base/call/account'
import { refuseOverCap } from '../../base/call/account-cap'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { FileService } from '../../base/file/service'
import type { RestoredFile } from '../../base/file/service-restore'
import { Refusal } from '../../base/kit/refusal'
import { supplierCap } from '../../books/supplier/service'
import { readDefaultSupplier } from '../../books/supplier/service-import'
import { readAccountBefore, readLastContract, setAccountCounters } from '../../landlord/account/service-import'
import { takeAllHouses } from '../../landlord/house/service-import'
import { maxHouses } from '../../landlord/house/model'
import { countVouchersTogether, refuseVouchersOverPlan, startTrial } from '../../landlord/plan/service'
import { contractCap } from '../../lease/contract/service'
import { columnsOfTables, travellingColumns } from '../export/service-tables'
import { restorePath, travellingTables } from '../export/rules-tables'
import { NotExportable } from '../export/service-check'
import { forgetDraftKinds } from '../tax/service-draft-kind'
import type { Applied, ApplyForm, RecordKind } from './model'
import { columnsOfRows, countsOfExport, vouchersInPlan, type OwnExport } from './rules-own-export'
import { openExportArchive } from './service-own-archive'
import { printsOf, type OwnBefore } from './service-own-remove'
import { storeOwnExport, type OwnBytes, type OwnIds } from './service-own-store'
import { bytesOfBooks, findUnapplied, lockUnchanged } from './service-stored'

export interface ApplyOwnDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly files: Pick<FileService, 'putRestored' | 'removeBytes'>
  /** Reads all records as an export does. Throws for a record that no export could have held. */
  readonly check: (ctx: OwnedCtx) => Promise<void>
}

const unknownParts = (parts: readonly string[]) => new Refusal('noBooks', undefined, undefined, { parts })

/** Refuses rows with columns that this release doesn't have, with 422 noBooks. */
export async function refuseUnknownColumns(ctx: OwnedCtx, own: OwnExport): Promise<void> {
  const [all, given] = [await columnsOfTables(ctx), columnsOfRows(own)]
  const parts = travellingTables.flatMap((table) => {
    const known = new Set(travellingColumns(table, all.get(table.name)!))
    return given.get(table.name)!.flatMap((column) => (known.has(column) ? [] : [`${table.name}: ${column}`]))
  })
  if (parts.length > 0) throw unknownParts(parts.slice(0, 20))
}

/** Refuses an account that has records with 409 accountNotEmpty. Files that no record names are none. */
async function refuseRecords(ctx: OwnedCtx): Promise<void> {
  const others = travellingTables
    .filter(({ name }) => !['document', 'house', 'supplier'].includes(name))
    .map(({ name }) => sql<boolean>`exists (select from ${sql.table(name)} where account_id = ${ctx.owner})`)
  const { rows } = await sql<{ has: boolean }>`select ${sql.join(others, sql` or `)}
    or exists (select from supplier where account_id = ${ctx.owner} and not "isDefault")
    or exists (select from document where account_id = ${ctx.owner} and uses > 0)
    or exists (select from house where account_id = ${ctx.owner} and (deleted_at is not null or house_rules <> '{}'))
    or (select count(*) from house where account_id = ${ctx.owner}) > 1 as has`.execute(ctx.db)
  if (rows[0]!.has) throw new Refusal('accountNotEmpty')
}

/** Reads the files of the zip. A file that is not what its name says is named, with 422 noBooks. */
async function storeFiles(
  ctx: OwnedCtx,
  own: OwnExport,
  archive: ReadonlyMap<string, () => Uint8Array>,
  { files }: ApplyOwnDeps,
  stored: (RestoredFile | null)[],
): Promise<void> {
  for (const { sha256, name } of own.tables['document']!) {
    const path = own.paths[String(sha256)]
    const bytes = path === undefined ? undefined : archive.get(path)?.()
    if (!bytes) {
      stored.push(null)
      continue
    }
    stored.push(
      await files.putRestored(ctx, { name: String(name), bytes }).catch((error: unknown) => {
        const isFault =
          error instanceof Refusal && ['fileDamaged', 'fileType', 'tooManyPixels', 'fileTooBig'].includes(error.reason)
        throw isFault ? unknownParts([path!]) : error
      }),
    )
  }
}

/** Counts in the account's row what the export holds. */
async function countRecords(ctx: OwnedCtx, { tables }: OwnExport, before: number): Promise<void> {
  const houses = tables['house']!.filter(({ deleted_at }) => deleted_at === null).length
  if (houses > maxHouses) throw new Refusal('houseLimit')
  const last = tables['contract']!.reduce((most, { additionalId }) => Math.max(most, Number(additionalId)), 0)
  await setAccountCounters(ctx, { houses, lastContract: Math.max(before, last) })
}

const kinds: Readonly<Record<RecordKind, string>> = {
  house: 'house',
  supplier: 'supplier',
  expense: 'bilag',
  income: 'incomebilag',
  item: 'depreciationbilag',
  contract: 'contract',
}

/** Writes down which records of the listed kinds were made. */
async function noteRecords(ctx: OwnedCtx, importId: number, own: OwnExport, ids: OwnIds): Promise<void> {
  for (const [kind, table] of Object.entries(kinds)) {
    const made = (ids.get(table) ?? []).filter((_, place) => own.tables[table]![place]!['isDefault'] !== true)
    await sql`insert into old_books_record (account_id, import_id, kind, record_id)
      select ${ctx.owner}, ${importId}, ${kind}, id from unnest(${made}::bigint[]) id`.execute(ctx.db)
  }
}

/** True for values that no column or constraint of the database takes (SQLSTATE classes 22 and 23). */
const isDataFault = (error: unknown): boolean =>
  error instanceof Error && /^2[23]/.test(String((error as { readonly code?: unknown }).code))

async function storeInAccount(
  ctx: OwnedCtx,
  id: number,
  own: OwnExport,
  bytes: OwnBytes,
  { encryption, check }: ApplyOwnDeps,
): Promise<Applied> {
  await refuseRecords(ctx)
  const before = await readAccountBefore(ctx)
  const [lastContract, supplier] = [await readLastContract(ctx), await readDefaultSupplier(ctx)]
  const vouchers = vouchersInPlan(own)
  await countVouchersTogether(ctx, vouchers)
  if (vouchers === 0 && own.tables['contract']!.length > 0) await startTrial(ctx)
  await refuseOverCap(ctx, supplierCap, own.tables['supplier']!.length - 1)
  await refuseOverCap(ctx, contractCap, own.tables['contract']!.length)
  await forgetDraftKinds(ctx)
  // The one house that the registration asked for gives way, because nothing names it.
  const houses = await takeAllHouses(ctx)
  await countRecords(ctx, own, lastContract)
  const ids = await storeOwnExport(ctx, own, bytes, encryption)
  await check(ctx)
  await noteRecords(ctx, id, own, ids)
  const account_before = {
    ...before,
    own: {
      lastContract,
      houses,
      supplier: supplier ?? null,
      vouchers,
      files: bytes.files.flatMap((file) => (file ? [file.id] : [])),
      prints: await printsOf(ctx),
    },
  } satisfies OwnBefore
  await ctx.db
    .updateTable('old_books')
    .set({ applied_at: ctx.now, updated_at: ctx.now, account_before: JSON.stringify(account_before) })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
  await ctx.intent?.store(ctx.db, ctx.now)
  return { created: countsOfExport(own) }
}

/**
 * Takes an export over in one transaction. Refuses before it stores a file if the account has records or the plan has no
 * place. Refuses with 422 noBooks and `parts` where a value is one that no call would have taken.
 */
export async function applyOwnExport(
  ctx: OwnedCtx,
  id: number,
  own: OwnExport,
  form: ApplyForm,
  deps: ApplyOwnDeps,
): Promise<Applied> {
  if (form.only) throw new Refusal('invalid', { only: 'invalid' })
  const found = await findUnapplied(ctx, id)
  await refuseUnknownColumns(ctx, own)
  await refuseRecords(ctx)
  await refuseVouchersOverPlan(ctx, vouchersInPlan(own))
  const archive = new Map(
    openExportArchive(await bytesOfBooks(ctx, id, deps.encryption)).map((entry) => [entry.path, () => entry.read()]),
  )
  const files: (RestoredFile | null)[] = []
  try {
    await storeFiles(ctx, own, archive, deps, files)
    const paper = (hash: string) => (own.paths[hash] === undefined ? undefined : archive.get(own.paths[hash])?.())
    return await withLockedAccount(ctx, async (locked) => {
      await lockUnchanged(locked, id, found)
      return await storeInAccount(locked, id, own, { files, paper }, deps)
    })
  } catch (error) {
    // Without the transaction no row names these bytes. Those of a process that dies are swept.
    for (const file of files) if (file) await deps.files.removeBytes(file.id).catch(() => undefined)
    if (error instanceof NotExportable) throw unknownParts([error.message])
    throw isDataFault(error) ? unknownParts([restorePath]) : error
  }
}
