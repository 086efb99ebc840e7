import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import { unreadableAsEmpty, type Encryption } from '../../base/db/encryption'
import { releaseDocuments } from '../../base/file/service-uses'
import { osloDay } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { ExportedList, TenantErasure } from '../../base/module/shape'
import type { NamedPdf } from '../../base/pdf/model'
import { outboxMessagesSubquery } from '../contract/service-shown'
import { decryptBytes, encryptBytes, readUnlessDamaged, sha256, type PaperLog } from '../document/service-stored'
import type { TenancyFiles } from '../handover/service-paper'
import { ExportedSettlement, type SettlementItem } from './model'

export const settlementEncryption = encryptedRecord('settlement', ['items', 'paper', 'paper_name'])

/** The keys of the e-mails to the tenants. A contract has at most four tenants. */
const mailKeys = sql<string>`select 'settlement-' || settlement.id || '-tenant-' || place from generate_series(0, 3) as place`
export const settlementMailKey = (settlement: number, place: number): string =>
  `settlement-${settlement}-tenant-${place}`

type Reader = Pick<OwnedCtx, 'db' | 'owner'>
type Opener = Pick<Encryption, 'decrypt'>

/** Settlements without the bytes of their PDF. */
export const settlementRows = ({ db, owner }: Reader) =>
  db
    .selectFrom('settlement')
    .select([
      'id',
      'contract_id',
      'items',
      'photos',
      'total',
      'deposit',
      'owed',
      'to_tenant',
      'to_landlord',
      'paper_sha256',
      'created_at',
      'deposit_id',
      'asked_landlord',
      'mailed_at',
      'agreed',
      'answered_on',
      'paid_on',
    ])
    .select((of) => [
      outboxMessagesSubquery(of, mailKeys).as('messages'),
      // A split that was asked for anew, without this settlement, has other sums or none.
      jsonObjectFrom(
        of
          .selectFrom('deposit')
          .select(['deposit.state', 'deposit.release_asked_at', 'deposit.released_at'])
          .whereRef('deposit.account_id', '=', 'settlement.account_id')
          .whereRef('deposit.id', '=', 'settlement.deposit_id')
          .whereRef('deposit.tenant_sum', '=', 'settlement.asked_tenant')
          .whereRef('deposit.landlord_sum', '=', 'settlement.asked_landlord')
          .where('deposit.released_category', '!=', 'TENANT')
          .where('deposit.state', 'in', ['releasing', 'released']),
      ).as('asked'),
    ])
    .where('account_id', '=', owner)

export type SettlementRow = Awaited<ReturnType<ReturnType<typeof settlementRows>['execute']>>[number]

export async function findSettlement(ctx: Reader, contract: number, id: number): Promise<SettlementRow> {
  const row = await settlementRows(ctx).where('contract_id', '=', contract).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/** The claims of a settlement. Refuses with 409 unreadable. Null instead with `unreadableAsEmpty`. */
export function decryptItems(
  row: Pick<SettlementRow, 'id' | 'items'>,
  encryption: Opener,
): readonly SettlementItem[] | null {
  const json = settlementEncryption.read('items', row, encryption)
  return json === null ? null : (JSON.parse(json) as readonly SettlementItem[])
}

interface NewSettlement {
  readonly contract: number
  readonly sums: Pick<SettlementRow, 'total' | 'deposit' | 'owed' | 'to_tenant' | 'to_landlord'>
  readonly items: readonly SettlementItem[]
  readonly photos: readonly string[]
  readonly paper: NamedPdf
}

/** Stores a settlement, and returns its id. The caller has locked the account, and counted the photos. */
export async function addSettlement(
  ctx: Pick<OwnedCtx, 'db' | 'owner' | 'now'>,
  { contract, sums, items, photos, paper }: NewSettlement,
  encryption: Pick<Encryption, 'encrypt'>,
): Promise<number> {
  const { id } = await ctx.db
    .insertInto('settlement')
    .values({
      account_id: ctx.owner,
      contract_id: contract,
      items: '',
      photos: [...photos],
      ...sums,
      paper_sha256: sha256(paper.bytes),
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // The encrypted values are bound to the row's id, which only exists after the insert.
  const { context } = settlementEncryption
  await ctx.db
    .updateTable('settlement')
    .set({
      items: encryption.encrypt(JSON.stringify(items), context('items', id)),
      paper: encryptBytes(paper.bytes, context('paper', id), encryption),
      paper_name: encryption.encrypt(paper.name, context('paper_name', id)),
    })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
  return id
}

/** Changes a settlement. The caller has locked the account. */
export const updateSettlement = ({ db, owner }: Reader, id: number) =>
  db.updateTable('settlement').where('account_id', '=', owner).where('id', '=', id)

/** The PDF of a settlement. Null, and a line in the log, when its bytes are damaged. */
export async function settlementPdf(
  ctx: Reader,
  id: number,
  encryption: Opener,
  log: PaperLog,
): Promise<NamedPdf | null> {
  const row = await ctx.db
    .selectFrom('settlement')
    .select(['paper', 'paper_name', 'paper_sha256'])
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { context } = settlementEncryption
  return readUnlessDamaged(
    () => ({
      bytes: decryptBytes({ paper: row.paper, sha256: row.paper_sha256 }, context('paper', id), encryption),
      name: encryption.decrypt(row.paper_name, context('paper_name', id)),
    }),
    `The settlement ${id}`,
    log,
  )
}

/** Erases the settlements of a contract, and releases their photos. The caller has locked the account. */
export async function eraseTenantSettlements(
  ctx: OwnedCtx,
  { contract }: Pick<TenantErasure, 'contract'>,
): Promise<void> {
  const rows = await settlementRows(ctx).where('contract_id', '=', contract).execute()
  // Several settlements may use a file. Each of them was counted for it.
  for (const { photos } of rows) await releaseDocuments(ctx, photos)
  await ctx.db
    .deleteFrom('settlement')
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    .execute()
}

/** The settlements of all contracts, also of those in deleted houses. */
export const exportedSettlements = (encryption: Opener): ExportedList => ({
  path: 'data/settlements.json',
  answer: ExportedSettlement,
  async read(ctx) {
    const rows = await settlementRows(ctx).orderBy('id').execute()
    return rows.map((row) => ({
      id: row.id,
      contractId: row.contract_id,
      items: decryptItems(row, unreadableAsEmpty(encryption)),
      photos: row.photos,
      total: row.total,
      deposit: row.deposit,
      owed: row.owed,
      to_tenant: row.to_tenant,
      to_landlord: row.to_landlord,
      mailed_on: row.mailed_at && osloDay(row.mailed_at),
      agreed: row.agreed,
      answered_on: row.answered_on,
      paid_on: row.paid_on,
      sha256: row.paper_sha256,
      created_at: row.created_at,
    }))
  },
})

/** The PDFs of a contract's settlements, and the photos that belong to them. */
export const settlementFiles =
  (encryption: Opener, log: PaperLog) =>
  async (ctx: OwnedCtx, contract: number): Promise<TenancyFiles> => {
    const rows = await settlementRows(ctx).where('contract_id', '=', contract).orderBy('id').execute()
    const papers: TenancyFiles['papers'][number][] = []
    for (const { id, created_at } of rows) {
      const paper = await settlementPdf(ctx, id, unreadableAsEmpty(encryption), log)
      papers.push({ kind: 'settlement', date: osloDay(created_at), paper })
    }
    return { papers, documents: [...new Set(rows.flatMap(({ photos }) => photos))] }
  }
