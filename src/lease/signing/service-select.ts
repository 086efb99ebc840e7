import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Ids, OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Db } from '../../base/db/pool'
import { osloDay, type Instant } from '../../base/kit/day'
import { actAsOwner } from '../../landlord/credentials/service-session'
import type { PaperKey } from '../contract/model-signing'
import { isSigningUnderWay, storedStatesMatching } from '../contract/rules-signing-state'

export const signerEncryption = encryptedRecord('signer', ['encrypted_url'])
export const signedDocumentEncryption = encryptedRecord('signed_document', ['paper'])

export const selectSignings = (db: Db) =>
  db
    .selectFrom('signing')
    .selectAll('signing')
    .select((is) => [
      jsonArrayFrom(
        is
          .selectFrom('signer')
          .select([
            'id',
            'role',
            'place',
            'name',
            'provider_id',
            'encrypted_url',
            'signed_at',
            'signed_name',
            'is_mismatch',
            'link_hash',
          ])
          .whereRef('signer.account_id', '=', 'signing.account_id')
          .whereRef('signer.signing_id', '=', 'signing.id')
          .orderBy('role', 'desc')
          .orderBy('place'),
      ).as('signers'),
      sql<PaperKey>`signing.paper`.as('paper'),
    ])
export type SigningRow = Awaited<ReturnType<ReturnType<typeof selectSignings>['execute']>>[number]

/** The newest order of a paper. Undefined when there is none. */
export const newestSigning = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, contract: number, paper: PaperKey) =>
  signingsOf(ctx, contract).where('signing.paper', '=', paper).limit(1).executeTakeFirst()

/** The newest order of the handover list and the handovers. Undefined when there is none. */
export const newestHandoverSigning = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, contract: number) =>
  signingsOf(ctx, contract)
    .where((is) => is.or([is('signing.paper', '=', 'checklist'), is('signing.paper', 'like', 'handover-%')]))
    .limit(1)
    .executeTakeFirst()

/** The orders of a contract that are not over. */
export const signingsUnderWay = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, contract: number) =>
  signingsOf(ctx, contract).where('signing.state', 'in', storedStatesMatching(isSigningUnderWay)).execute()

/** The orders of a contract, the newest first. */
const signingsOf = ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>, contract: number) =>
  selectSignings(db)
    .where('signing.account_id', '=', owner)
    .where('signing.contract_id', '=', contract)
    .orderBy('signing.id', 'desc')

/** Finds an order. Undefined when it was deleted with its account. */
export const findSigning = (db: Db, account: number, id: number) =>
  selectSignings(db).where('signing.account_id', '=', account).where('signing.id', '=', id).executeTakeFirst()

/** Finds an order and locks it until the transaction ends. The caller has locked the account. */
export const lockSigning = (db: Db, account: number, id: number) =>
  selectSignings(db)
    .where('signing.account_id', '=', account)
    .where('signing.id', '=', id)
    .forNoKeyUpdate('signing')
    .executeTakeFirst()

/** The orders of every account that are not over. The orders that were read longest ago come first. */
export const openSignings = (db: Db, most: number) =>
  db
    .selectFrom('signing')
    .select(['account_id', 'id', 'state', 'updated_at'])
    .where('state', 'in', storedStatesMatching(isSigningUnderWay))
    .orderBy('looked_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(most)
    .execute()

export const noteSigningReading = async (db: Db, ids: readonly number[], now: Instant): Promise<void> => {
  if (ids.length > 0) await db.updateTable('signing').set({ looked_at: now }).where('id', 'in', ids).execute()
}

export const ownedContext = (
  account: number,
  at: { readonly db: Db; readonly now: Instant; readonly ids: Ids; readonly requestId: string },
): OwnedCtx => ({
  db: at.db,
  now: at.now,
  today: osloDay(at.now),
  ids: at.ids,
  requestId: at.requestId,
  ip: '',
  language: 'nb',
  agent: '',
  session: '',
  browser: '',
  owner: actAsOwner(account),
})
