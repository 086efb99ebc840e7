import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { osloDay, type Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { ContractNotice } from '../contract/model'
import { contractStatus } from '../contract/rules'
import type { ContractRow } from '../contract/service-select'
import type { EarlyEnd } from './model-notice'
import { movedNotice, noticeOf, reasonForNoNotice } from './rules-notice'
import { changeLastDay } from './service-last-day'

interface GivenNotice {
  readonly by: ContractNotice['by']
  /** The day on which the other party received the notice. */
  readonly receivedOn: Day
  /** Left out: the earliest lawful day. */
  readonly lastDay?: Day | undefined
  /** True if the landlord agrees to a last day before the earliest lawful one. It counts for a tenant's notice alone. */
  readonly agreed?: boolean | undefined
  /** Why a tenant's notice ends a fixed term early. Null or left out: it doesn't. */
  readonly because?: EarlyEnd | null | undefined
}

/**
 * Records a notice. It replaces an earlier one. Rent is owed up to its last day. A letter that is a notice calls this
 * in its own transaction. The caller has locked the user account and then the contract, whose row is `contract`.
 * Refuses with 409 contractNotSigned, contractFinished, termOver and fixedTerm, with 422 `noticeDay` at `received_on`,
 * and with 422 `tooEarly` (the first day is `earliest` of the body) or `noticeLastDay` at `last_day`.
 */
export async function recordNotice(
  ctx: OwnedCtx,
  encryption: Pick<Encryption, 'encrypt' | 'decrypt'>,
  contract: ContractRow,
  { by, receivedOn, lastDay, agreed, because: early = null }: GivenNotice,
): Promise<ContractNotice> {
  const state = { ...contract, status: contractStatus(contract, ctx.today) }
  const because = reasonForNoNotice(state, by === 'tenant' ? early : null)
  if (because !== null) throw new Refusal(because)
  const given = { by, received_on: receivedOn, last_day: lastDay, agreed, because: early }
  const result = noticeOf(contract, given, osloDay(contract.signed_at!), ctx.today)
  if ('errors' in result) throw new Refusal('invalid', result.errors, undefined, { earliest: result.earliest })
  await changeLastDay(ctx, encryption, contract, { notice: result.notice })
  return result.notice
}

interface MovedNotice {
  readonly by: ContractNotice['by']
  readonly receivedOn: Day
  /** The last day that the notice itself names. */
  readonly named: Day
}

/**
 * Moves the notice of this party to another day of receipt, and its last day with it. Another party's notice and a
 * finished contract stay. The caller has locked the user account and then the contract.
 */
export async function moveNotice(
  ctx: OwnedCtx,
  encryption: Pick<Encryption, 'encrypt' | 'decrypt'>,
  contract: ContractRow,
  { by, receivedOn, named }: MovedNotice,
): Promise<void> {
  if (contract.notice?.by !== by || contract.isFinished) return
  const notice = movedNotice(contract, contract.notice, receivedOn, named)
  if (notice !== null) await changeLastDay(ctx, encryption, contract, { notice })
}
