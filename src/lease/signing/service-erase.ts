import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { Erasure, TenantErasure } from '../../base/module/shape'
import { haveAllSigned, isSigningUnderWay, storedStatesMatching } from '../contract/rules-signing-state'
import { queueCancel, queueCancelNamed } from './service-reading'

/** States of an order that could still be signed. */
const unsigned = storedStatesMatching((state) => isSigningUnderWay(state) && !haveAllSigned(state))
const agreed = storedStatesMatching(haveAllSigned)

/**
 * Erases the orders of an account with their links, signers and signed files. Open orders are ended at the signing
 * service. An order at the deposit bank is ended before its fee is given back (lease/deposit/service-refund.ts). No
 * deposit refers to an order any more.
 */
export async function eraseSignings({ db, now, account }: Pick<Erasure, 'db' | 'now' | 'account'>): Promise<void> {
  const open = await db
    .selectFrom('signing')
    .select(['via', 'provider_id', 'external_id', 'created_at'])
    .where('account_id', '=', account)
    .where('via', '=', 'sign')
    .where('state', 'in', unsigned)
    .execute()
  for (const order of open)
    if (order.provider_id !== null) await queueCancel(db, now, order.via, { id: order.provider_id })
    else await queueCancelNamed(db, now, order)
  await db.deleteFrom('signing').where('account_id', '=', account).execute()
}

/**
 * Called before a contract is deleted. Refuses with 409 `contractSigned` when all have signed a paper of it, and 409
 * `contractFrozen` while an order can still be signed or is being withdrawn.
 */
export async function refuseSignedPaper({ db, owner }: OwnedCtx, contract: number): Promise<void> {
  const orders = await db
    .selectFrom('signing')
    .select('state')
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .execute()
  if (orders.some(({ state }) => agreed.includes(state))) throw new Refusal('contractSigned')
  if (orders.some(({ state }) => unsigned.includes(state))) throw new Refusal('contractFrozen')
}

/** The names by which tenants were asked to sign, or signed. */
export async function signerNames({ db, owner }: OwnedCtx, contract: number): Promise<readonly string[]> {
  const signers = await db
    .selectFrom('signer')
    .innerJoin('signing', 'signing.id', 'signer.signing_id')
    .select(['signer.name', 'signer.signed_name'])
    .where('signer.account_id', '=', owner)
    .where('signing.contract_id', '=', contract)
    .where('signer.role', '=', 'tenant')
    .execute()
  return signers.flatMap(({ name, signed_name }) => [name, signed_name])
}

/** Called before tenants are erased. Refuses with 409 contractFrozen while a paper waits for signatures. */
export async function refuseWaitingPaper({ db, owner }: OwnedCtx, contract: number): Promise<void> {
  const waiting = await db
    .selectFrom('signing')
    .select('id')
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .where('state', 'in', unsigned)
    .limit(1)
    .executeTakeFirst()
  if (waiting) throw new Refusal('contractFrozen')
}

/** Erases the orders of a contract with their links, signers and signed files. */
export async function eraseSigningsOf(
  { db, owner }: OwnedCtx,
  { contract }: Pick<TenantErasure, 'contract'>,
): Promise<void> {
  await db.deleteFrom('signing').where('account_id', '=', owner).where('contract_id', '=', contract).execute()
}
