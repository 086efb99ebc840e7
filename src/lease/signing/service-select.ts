import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Ids, OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Db } from '../../base/db/pool'
import { osloDay, type Instant } from '../../base/kit/day'
import { actAsOwner } from '../../landlord/credentials/service-session'
import type { SignablePaper } from '../contract/model-signing'
import { isSigningUnderWay, storedStatesMatching } from '../contract/rules-signing-state'

export const signerEncryption = encryptedRecord('signer', ['encrypted_url'])
export const signedDocumentEncryption = encryptedRecord('signed_document', ['paper'])

export const selectSignings = (db: Db) =>
  db
    .selectFrom('signing')
    .selectAll('signing')
    .select((is) =>
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
    )
export type SigningRow = Awaited<ReturnType<ReturnType<typeof selectSignings>['execute']>>[number]

/** The newest order of a paper. Undefined when there is none. */
export const newestSigning = ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>, contract: number, paper: SignablePaper) =>
  selectSignings(db)
    .where('signing.account_id', '=', owner)
    .where('signing.contract_id', '=', contract)
    .where('signing.paper', '=', paper)
    .orderBy('signing.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Finds an order. Undefined when it was deleted with its account. */
export const signingById = (db: Db, account: number, id: number) =>
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
