import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import type { Day, Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf } from '../../base/pdf/model'
import { decryptBytes, encryptBytes, readUnlessDamaged, sha256, type PaperLog } from '../document/service-stored'
import { handoverKey } from '../contract/model-signing'
import { signedFilesOrDamaged } from '../signing/service-file'
import type { DrawnRole, HandoverContent, HandoverSignedBy } from './model'
import { signNowErrors } from './rules'

export const handoverEncryption = encryptedRecord('handover', ['content', 'signatures', 'paper', 'paper_name'])

/** A signature as it is stored. */
export interface StoredSignature {
  readonly role: DrawnRole
  readonly place: number
  readonly name: string
  readonly svg: string
  readonly at: Instant
}

/**
 * The way a handover is signed. The column knows only `hand` and `drawn`. One that is signed with BankID has `hand`, and no
 * bytes of its own: they are those of the signing order.
 */
const signedBy = sql<HandoverSignedBy | null>`
  case when handover.signed_by is not null and handover.paper = '' then 'bankid' else handover.signed_by end`

/** The rows of an account without the bytes of the signed PDF, the oldest first. */
export const handoverRows = (ctx: Pick<OwnedCtx, 'db' | 'owner'>) =>
  ctx.db
    .selectFrom('handover')
    .select([
      'id',
      'contract_id',
      'kind',
      'date',
      'content',
      'photos',
      'signatures',
      'signed_on',
      signedBy.as('signed_by'),
      'signed_documents',
      'paper_sha256',
      'created_at',
      'updated_at',
    ])
    .where('account_id', '=', ctx.owner)
    .orderBy('id')

export type HandoverRow = Awaited<ReturnType<ReturnType<typeof handoverRows>['execute']>>[number]

export async function findHandover(ctx: OwnedCtx, contract: number, id: number): Promise<HandoverRow> {
  const row = await handoverRows(ctx).where('contract_id', '=', contract).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

type Opener = Pick<Encryption, 'decrypt'>

/** The content of a handover. Null if it is empty. Refuses with 409 unreadable. */
export function readContent(row: Pick<HandoverRow, 'id' | 'content'>, encryption: Opener): HandoverContent | null {
  const json = handoverEncryption.read('content', row, encryption)
  // One that was stored by an earlier version has no remarks of the tenants.
  return json === null
    ? null
    : ({
        tenant_remarks: '',
        ...(JSON.parse(json) as Omit<HandoverContent, 'tenant_remarks'>),
      } satisfies HandoverContent)
}

/** Refuses with 422 a handover that is empty or whose day is to come. */
export function refuseToSignNow(
  row: Pick<HandoverRow, 'id' | 'content' | 'date'>,
  encryption: Opener,
  today: Day,
): void {
  const errors = signNowErrors(readContent(row, encryption)!, row.date, today)
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors)
}

export function openSignatures(
  row: Pick<HandoverRow, 'id' | 'signatures'>,
  encryption: Opener,
): readonly StoredSignature[] {
  const json = handoverEncryption.read('signatures', row, encryption)
  return json === null ? [] : (JSON.parse(json) as StoredSignature[])
}

/** Changes a handover. The caller has locked the user account. */
export const updateHandover = ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  db.updateTable('handover').where('account_id', '=', owner).where('id', '=', id)

export const contentColumn = (content: HandoverContent, id: number, encryption: Pick<Encryption, 'encrypt'>): string =>
  encryption.encrypt(JSON.stringify(content), handoverEncryption.context('content', id))

export const signaturesColumn = (
  signatures: readonly StoredSignature[],
  id: number,
  encryption: Pick<Encryption, 'encrypt'>,
): string => encryption.encrypt(JSON.stringify(signatures), handoverEncryption.context('signatures', id))

/** The columns of a signed PDF. */
export const paperColumns = ({ bytes, name }: NamedPdf, id: number, encryption: Pick<Encryption, 'encrypt'>) => ({
  paper: encryptBytes(bytes, handoverEncryption.context('paper', id), encryption),
  paper_name: encryption.encrypt(name, handoverEncryption.context('paper_name', id)),
  paper_sha256: sha256(bytes),
})

/** True while a handover waits for signatures with BankID. Its bytes are stored then, and it can't be changed. */
export const waitsForBankid = ({ signed_by, paper_sha256 }: Pick<HandoverRow, 'signed_by' | 'paper_sha256'>): boolean =>
  signed_by === null && paper_sha256 !== ''

/** The columns of a handover without a stored PDF. */
export const noPaper = { paper: '', paper_name: '', paper_sha256: '' } as const

/** The stored PDF: signed, or being signed. Null when its bytes are damaged, which the log then says. */
export async function signedPaper(
  ctx: OwnedCtx,
  id: number,
  encryption: Opener,
  log: PaperLog,
): Promise<NamedPdf | null> {
  const row = await ctx.db
    .selectFrom('handover')
    .select(['id', 'contract_id', 'paper', 'paper_name', 'paper_sha256'])
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { context } = handoverEncryption
  const file =
    row.paper === ''
      ? await signedFilesOrDamaged({ encryption, log })(ctx, row.contract_id, handoverKey(id))
      : undefined
  if (file === 'damaged' || file === null) return null
  return readUnlessDamaged(
    () => ({
      bytes: file ?? decryptBytes({ paper: row.paper, sha256: row.paper_sha256 }, context('paper', id), encryption),
      name: encryption.decrypt(row.paper_name, context('paper_name', id)),
    }),
    `The handover ${id}`,
    log,
  )
}

/** Refuses with 409 changedMeanwhile if the handover has changed since its paper was drawn. */
export function refuseIfChanged(before: HandoverRow, now: HandoverRow): void {
  if (!isDeepStrictEqual(before, now)) throw new Refusal('changedMeanwhile')
}
