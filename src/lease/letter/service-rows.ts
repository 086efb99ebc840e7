import { sql, type Selectable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import { unreadableAsEmpty, type Encryption } from '../../base/db/encryption'
import type { ContractLetter } from '../../base/db/schema'
import { osloDay, type Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf } from '../../base/pdf/model'
import { addendumKey } from '../contract/model-signing'
import { outboxMessagesSubquery } from '../contract/service-shown'
import { decryptBytes, encryptBytes, readUnlessDamaged, sha256, type PaperLog } from '../document/service-stored'
import type { PaperLanguage } from '../document/model'
import { signedFilesOrDamaged } from '../signing/service-file'
import { letterTextRecord, type letterSendings, type LetterKind, type LetterRequest } from './model'

export const tenantLetterEncryption = encryptedRecord('contract_letter', ['name', 'paper', 'typed', 'protest_note'])
const { context, read } = tenantLetterEncryption

export type LetterRow = Selectable<ContractLetter>

/** The keys of the e-mails to the tenants. A contract has at most four tenants. */
const mailKeys = sql<string>`select 'letter-' || contract_letter.id || '-tenant-' || place from generate_series(0, 3) as place`
export const mailKeyOf = (letter: number, place: number): string => `letter-${letter}-tenant-${place}`

/** The letters of a contract, or of all contracts, the newest first. Previews are left out. */
export const selectLetters = (ctx: OwnedCtx, contract?: number) =>
  ctx.db
    .selectFrom('contract_letter')
    .selectAll('contract_letter')
    .select((of) => outboxMessagesSubquery(of, mailKeys).as('messages'))
    .where('contract_letter.account_id', '=', ctx.owner)
    .$if(contract !== undefined, (of) => of.where('contract_letter.contract_id', '=', contract!))
    .where('contract_letter.is_preview', '=', false)
    .orderBy('contract_letter.id', 'desc')
export type ShownLetterRow = Awaited<ReturnType<ReturnType<typeof selectLetters>['execute']>>[number]

/** Finds a letter or a preview. Refuses with 404. */
export async function findLetter(ctx: OwnedCtx, contract: number, id: number): Promise<LetterRow> {
  const row = await ctx.db
    .selectFrom('contract_letter')
    .selectAll()
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/** The columns of a letter, without its bytes. */
export interface LetterToStore {
  readonly isPreview: boolean
  readonly send: (typeof letterSendings)[number]
  readonly lang: PaperLanguage
  readonly form: LetterRequest
  /** The last day of the lease that the letter names. */
  readonly lastDay: Day | null
  readonly hasFee: boolean
  readonly mayProtest: boolean
}

/** Stores a letter with its bytes. Returns its id. An earlier preview of the contract is deleted. */
export async function storeLetter(
  ctx: OwnedCtx,
  contract: number,
  { isPreview, send, lang, form, lastDay, hasFee, mayProtest }: LetterToStore,
  { name, bytes }: NamedPdf,
  encryption: Pick<Encryption, 'encrypt'>,
): Promise<number> {
  const { db, owner } = ctx
  await db
    .deleteFrom('contract_letter')
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .where('is_preview', '=', true)
    .execute()
  const { id } = await db
    .insertInto('contract_letter')
    .values({
      account_id: owner,
      contract_id: contract,
      kind: form.kind,
      is_preview: isPreview,
      send,
      language: lang,
      name: '',
      paper: '',
      typed: '',
      sha256: sha256(bytes),
      sent_at: send === 'mail' && !isPreview ? ctx.now : null,
      last_day: lastDay,
      pay_by: form.pay_by,
      rent_from: form.from,
      has_fee: hasFee,
      may_protest: mayProtest,
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // The encrypted values are bound to the row's id, which only exists after the insert.
  await db
    .updateTable('contract_letter')
    .set({
      name: encryption.encrypt(name, context('name', id)),
      paper: encryptBytes(bytes, context('paper', id), encryption),
      typed: encryption.encrypt(JSON.stringify(letterTextRecord.pick(form)), context('typed', id)),
    })
    .where('account_id', '=', owner)
    .where('id', '=', id)
    .execute()
  return id
}

/** Reads a letter and checks it against its hash. Null, and a line in the log, when it is damaged. */
export const readLetter = (
  row: Pick<LetterRow, 'id' | 'contract_id' | 'name' | 'paper' | 'sha256'>,
  encryption: Pick<Encryption, 'decrypt'>,
  log: PaperLog,
): NamedPdf | null =>
  readUnlessDamaged(
    () => ({
      bytes: decryptBytes(row, context('paper', row.id), encryption),
      name: read('name', row, encryption) ?? '',
    }),
    `The letter ${row.id} of contract ${row.contract_id}`,
    log,
  )

/** The values that the landlord added. Null if they can't be read, with `unreadableAsEmpty`. */
export function readTyped(row: Pick<LetterRow, 'id' | 'typed'>, encryption: Pick<Encryption, 'decrypt'>): unknown {
  const stored = read('typed', row, encryption)
  try {
    return stored === null ? null : (JSON.parse(stored) as unknown)
  } catch {
    return null
  }
}

export const readProtestNote = (row: Pick<LetterRow, 'id' | 'protest_note'>, encryption: Pick<Encryption, 'decrypt'>) =>
  read('protest_note', row, encryption) ?? ''

/** Stores the day on which a letter was handed over or received. */
export async function storeReceived(ctx: OwnedCtx, id: number, received_on: Day | null): Promise<void> {
  await ctx.db
    .updateTable('contract_letter')
    .set({ received_on })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
}

/** Stores a protest against a notice. Null removes it. */
export async function storeProtest(
  ctx: OwnedCtx,
  id: number,
  protest: { readonly received_on: Day; readonly note: string } | null,
  encryption: Pick<Encryption, 'encrypt'>,
): Promise<void> {
  await ctx.db
    .updateTable('contract_letter')
    .set({
      protest_on: protest?.received_on ?? null,
      protest_note: protest?.note ? encryption.encrypt(protest.note, context('protest_note', id)) : '',
    })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
}

/** Stores the day on which all had signed an addendum, and the files of the signed paper. */
export async function storeSignature(
  ctx: OwnedCtx,
  id: number,
  { signed_on, documents }: { readonly signed_on: Day; readonly documents: readonly string[] },
): Promise<void> {
  await ctx.db
    .updateTable('contract_letter')
    .set({ signed_on, signed_documents: [...documents] })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
}

/** The letters that remind the tenants of unpaid rent. */
const reminders: readonly LetterKind[] = ['payment_reminder', 'rent_demand']

/** The day of the last letter about unpaid rent by contract, of one or of all contracts. */
export async function lastReminders(ctx: OwnedCtx, contract?: number): Promise<ReadonlyMap<number, Day>> {
  const rows = await ctx.db
    .selectFrom('contract_letter')
    .select(({ fn }) => ['contract_id', fn.max('created_at').as('last')])
    .where('account_id', '=', ctx.owner)
    .where('is_preview', '=', false)
    .where('kind', 'in', reminders)
    .$if(contract !== undefined, (of) => of.where('contract_id', '=', contract!))
    .groupBy('contract_id')
    .execute()
  return new Map(rows.map(({ contract_id, last }) => [contract_id, osloDay(last)]))
}

/** The files of signed addenda by contract. */
export async function signedLetterFiles(ctx: OwnedCtx): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await selectLetters(ctx).where('contract_letter.signed_on', 'is not', null).execute()
  const found = new Map<number, readonly string[]>()
  for (const row of rows) found.set(row.contract_id, [...(found.get(row.contract_id) ?? []), ...row.signed_documents])
  return found
}

export interface StoredLetter {
  readonly kind: LetterKind
  readonly id: number
  /** Null for a damaged one. */
  readonly paper: NamedPdf | null
}

/** The letters of a contract for the export, the oldest first. A file that all have signed follows its letter. */
export async function storedLetters(
  ctx: OwnedCtx,
  contract: number,
  encryption: Encryption,
  log: PaperLog,
): Promise<StoredLetter[]> {
  const keys = unreadableAsEmpty(encryption)
  const readFile = signedFilesOrDamaged({ encryption: keys, log })
  const found: StoredLetter[] = []
  for (const row of (await selectLetters(ctx, contract).execute()).toReversed()) {
    const letter = { kind: row.kind as LetterKind, id: row.id, paper: readLetter(row, keys, log) }
    found.push(letter)
    const bytes = row.signed_on === null ? null : await readFile(ctx, contract, addendumKey(row.id))
    if (bytes === null) continue
    const name = letter.paper?.name ?? ''
    found.push({ ...letter, paper: bytes === 'damaged' ? null : { bytes, name } })
  }
  return found
}
