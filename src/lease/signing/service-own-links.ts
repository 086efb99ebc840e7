import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { selectContractsAndHidden } from '../contract/service-select'
import { orderRow, signerRow } from './service-change'
import { type MessageService } from './service-messages'
import { codesOf, encryptedSigning } from './service-shown'
import { lockSigning, type SigningRow } from './service-select'

interface OwnLinksDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly messages: Pick<MessageService, 'ownLink'>
}

/** In an order of the earlier version. */
const without = ({ has_own_links, signers }: Pick<SigningRow, 'has_own_links' | 'signers'>) =>
  has_own_links
    ? []
    : signers.filter(({ role, place, link_hash }) => role === 'tenant' && place > 0 && link_hash === null)

/** The caller has locked the order. Without readable codes it stays unchanged. */
export async function makeOwnLinks(
  ctx: OwnedCtx,
  signing: SigningRow,
  encryption: OwnLinksDeps['encryption'],
): Promise<SigningRow> {
  const lacking = without(signing)
  const codes = codesOf(signing, encryption)
  if (lacking.length === 0 || !codes) return signing
  const coTenants = lacking.map(() => ctx.ids.code(128))
  const encrypted_links = encryption.encrypt(
    JSON.stringify({ ...codes, coTenants }),
    encryptedSigning.context('encrypted_links', signing.id),
  )
  await orderRow(ctx, signing).set({ encrypted_links }).execute()
  for (const [index, signer] of lacking.entries())
    await signerRow(ctx, signer)
      .set({ link_hash: hashOf(coTenants[index]!) })
      .execute()
  return { ...signing, encrypted_links }
}

/** Of any account, waiting for tenants, with co-tenants without a link of their own. For a job. */
export const lackingOwnLinks = (db: Db): Promise<{ account_id: number; id: number }[]> =>
  db
    .selectFrom('signing')
    .select(['account_id', 'id'])
    .where('state', '=', 'sent')
    .where('has_own_links', '=', false)
    .where((is) =>
      is.exists(
        is
          .selectFrom('signer')
          .select('signer.id')
          .whereRef('signer.account_id', '=', 'signing.account_id')
          .whereRef('signer.signing_id', '=', 'signing.id')
          .where('signer.role', '=', 'tenant')
          .where('signer.place', '>', 0)
          .where('signer.link_hash', 'is', null),
      ),
    )
    .limit(500)
    .execute()

/**
 * An order of the earlier version gave the co-tenants the first tenant's link. Those who have not signed get a message.
 * Refuses with 409 unreadable.
 */
export async function giveOwnLinks({ encryption, messages }: OwnLinksDeps, ctx: OwnedCtx, id: number): Promise<void> {
  await holdAccount(ctx, async (held) => {
    const signing = await lockSigning(held.db, ctx.owner, id)
    if (signing?.state !== 'sent' || without(signing).length === 0) return
    const contract = await selectContractsAndHidden(held)
      .where('contract.id', '=', signing.contract_id)
      .executeTakeFirstOrThrow()
    await messages.ownLink(held, contract, await makeOwnLinks(held, signing, encryption))
  })
}
