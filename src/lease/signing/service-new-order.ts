import type { Clock, OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import type { Language } from '../../base/kit/words'
import { queueJob } from '../../base/outbox/job'
import type { PaperKey } from '../contract/model-signing'
import type { LinkCodes } from '../contract/rules-signing'
import type { ContractRow } from '../contract/service-select'
import type { ReadParties } from '../party/service'
import { attemptMs } from './rules-order'
import { signingEncryption } from './service-shown'
import { orderRow } from './service-change'
import { newestSigning, type SigningRow } from './service-select'

/**
 * A job that goes on with an order. It names the order and the state in which it was queued. It does nothing once
 * either has changed, because the landlord's later decision counts.
 */
export const continueOrderKind = 'signing.goOn'

/** Queues the job in the caller's transaction, to run after `after` ms. It is queued once for each key. */
export const queueOrderContinuation = (
  { db, now }: Pick<OwnedCtx, 'db' | 'now'>,
  { account_id, id, state }: Pick<SigningRow, 'account_id' | 'id' | 'state'>,
  { key, after }: { readonly key: string; readonly after: number },
) =>
  queueJob(
    db,
    now,
    continueOrderKind,
    { account: account_id, signing: id, state },
    { key: `${continueOrderKind}-${id}-${state}-${key}`, runAt: addTime(now, after) },
  )

export interface NewOrderDeps {
  readonly encryption: Pick<Encryption, 'encrypt'>
  readonly parties: ReadParties
  readonly clock: Clock
}

/** The values that a new order gets from the order that it replaces, or from the landlord. */
interface Given {
  readonly language: Language
  /**
   * When the tenants were last asked to sign by an order that this one replaces. Null: nobody asked them, so they have
   * no link.
   */
  readonly sent_at: SigningRow['sent_at']
}

/**
 * Returns a function that stores a new order with its links, and the job that makes it if this process dies. From here
 * on the order is made once, even if the request fails. The caller has locked account and contract. Refuses with 409
 * `unreadable`.
 */
export const newOrders =
  ({ encryption, parties, clock }: NewOrderDeps) =>
  async (held: OwnedCtx, row: ContractRow, paper: PaperKey, { language, sent_at }: Given): Promise<SigningRow> => {
    const { tenants, landlord } = await parties(held, row)
    const [, ...coTenants] = tenants
    const code = () => held.ids.code(128)
    const codes = { tenant: code(), landlord: code(), coTenants: coTenants.map(code) } satisfies LinkCodes
    // Drawing the paper and opening a fee may have taken long. Another process that goes on with the order waits for
    // the attempt that starts now.
    const now = clock.now()
    const { id } = await held.db
      .insertInto('signing')
      .values({
        account_id: held.owner,
        contract_id: row.id,
        paper,
        via: orderKindOf(row, paper),
        state: 'starting',
        external_id: `${paper}:${row.id}:rev${(await countOrders(held, row.id, paper)) + 1}`,
        link_tenant_hash: hashOf(codes.tenant),
        link_landlord_hash: hashOf(codes.landlord),
        has_own_links: true,
        encrypted_links: '',
        language,
        sent_at,
        created_at: held.now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // The ciphertext is bound to the row's id, which exists only after the insert.
    await orderRow(held, { id })
      .set({
        encrypted_links: encryption.encrypt(JSON.stringify(codes), signingEncryption.context('encrypted_links', id)),
      })
      .execute()
    await held.db
      .insertInto('signer')
      .values(
        [...tenants, landlord].map((party) => ({
          account_id: held.owner,
          signing_id: id,
          role: party.role,
          place: party.place,
          name: fullName(party),
          link_hash: party.place === 0 ? null : hashOf(codes.coTenants[party.place - 1]!),
        })),
      )
      .execute()
    const order = (await newestSigning(held, row.id, paper))!
    await queueOrderContinuation({ ...held, now }, order, { key: 'begun', after: attemptMs })
    return order
  }

/** A lease that opens a deposit account is signed inside the bank's own flow. */
export const orderKindOf = (row: Pick<ContractRow, 'is_open_deposit_account'>, paper: PaperKey): SigningRow['via'] =>
  paper === 'contract' && row.is_open_deposit_account ? 'deposit' : 'sign'

async function countOrders({ db, owner }: OwnedCtx, contract: number, paper: PaperKey): Promise<number> {
  const { n } = await db
    .selectFrom('signing')
    .select((is) => is.fn.countAll<number>().as('n'))
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .where('paper', '=', paper)
    .executeTakeFirstOrThrow()
  return n
}
