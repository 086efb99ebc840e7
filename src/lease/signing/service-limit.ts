import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { SignedPaper } from '../contract/model-signing'
import { anewSince, secondsToSending } from './rules'

/**
 * Refuses with 429 tooManyRequests where the paper has been sent anew too often in a day. Every order counts whose tenants
 * had been asked to sign the paper before; one that the provider declined doesn't. The caller holds the account.
 */
export async function limitAnew({ db, owner, now }: OwnedCtx, contract: number, paper: SignedPaper): Promise<void> {
  const anew = await db
    .selectFrom('signing as again')
    .select('again.created_at')
    .where('again.account_id', '=', owner)
    .where('again.contract_id', '=', contract)
    .where('again.paper', '=', paper)
    .where('again.created_at', '>', anewSince(now))
    .where('again.state', '<>', 'failed')
    .where((is) =>
      is.exists(
        is
          .selectFrom('signing as before')
          .select('before.id')
          .whereRef('before.account_id', '=', 'again.account_id')
          .whereRef('before.contract_id', '=', 'again.contract_id')
          .whereRef('before.paper', '=', 'again.paper')
          .whereRef('before.id', '<', 'again.id')
          .where('before.sent_at', 'is not', null),
      ),
    )
    .execute()
  const wait = secondsToSending(
    anew.map(({ created_at }) => created_at),
    now,
  )
  if (wait > 0) throw new Refusal('tooManyRequests', undefined, wait)
}
