import { withLockedAccount } from '../../base/call/account'
import { osloDay } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { BankCalls, BankDeposit } from './port'
import { isDepositFull } from '../contract/rules-deposit-states'
import { isRequestUnconfirmed, markAttemptSent, restoreFormerRequest, type BankAttempt } from './service-attempt'
import { acknowledgeClosing, confirmRelease, type ActingContext } from './service-change'
import type { NotifyAboutDeposit } from './service-mail'
import type { DepositReading } from './service-reading'
import { selectDepositAndContract, requireDeposit, type DepositRow, type DepositAndContract } from './service-select'
import { isClosingJustAccepted, isReleaseCarriedOut, maySplitBeUnreported } from './rules-release'

/**
 * A conversation with the bank about one account, with the services that store the bank's answers
 * and send messages about them.
 */
export interface BankConversation {
  readonly api: BankCalls
  readonly ctx: ActingContext
  readonly reading: DepositReading
  readonly notify: NotifyAboutDeposit
}

/** The bank has declined a request. The stored request was taken back. */
export class RequestDeclined extends ProviderFailure {
  constructor({ kind, message, explanation }: ProviderFailure) {
    super(kind, message, { explanation })
  }
}

/**
 * The bank has accepted the request, but its account doesn't show that yet and must be read again.
 */
export class NotYetCarriedOut extends ProviderFailure {
  constructor(asked: string) {
    super('unreadable', `${asked}: the bank has said yes, and its account says otherwise`)
  }

  /** A request that isn't carried out yet is not an outage, so other landlords' accounts are still read. */
  override get isOutage(): boolean {
    return false
  }
}

export async function readAccount(
  { api, ctx, reading }: BankConversation,
  { id, provider_id }: Pick<DepositRow, 'id' | 'provider_id'>,
): Promise<{ readonly row: DepositAndContract | undefined; readonly read: BankDeposit | null }> {
  const read = await api.read(provider_id!, true)
  if (read) await reading.store(ctx, id, read)
  return { row: await selectDepositAndContract(ctx, id), read }
}

const queueNotice = (
  { notify }: BankConversation,
  { db, now }: ActingContext,
  row: DepositAndContract,
  notice: 'split' | 'declined',
) => notify(db, now, { ...row, number: '', due: osloDay(now) }, notice)

/** Stores that the bank has accepted a release. The tenant gets a message about a split. */
const confirm = (at: BankConversation, row: DepositAndContract) =>
  withLockedAccount(at.ctx, async (held) => {
    if ((await confirmRelease(held, row.id)) && row.released_category === 'SPLIT')
      await queueNotice(at, held, row, 'split')
  })

/**
 * Restores what was stored before a request that the bank has declined. When a job had asked, the landlord gets a
 * message.
 */
const takeBack = (at: BankConversation, attempt: BankAttempt, row: DepositAndContract, failure?: ProviderFailure) =>
  withLockedAccount(at.ctx, async (held) => {
    await restoreFormerRequest(held, attempt, row, failure)
    if (at.ctx.job !== undefined) await queueNotice(at, held, row, 'declined')
  })

const send = ({ api, ctx }: BankConversation, row: DepositAndContract): Promise<void> =>
  row.state === 'canceling'
    ? api.cancel(row.provider_id!)
    : api.release(row.provider_id!, {
        category: row.released_category === 'SPLIT' ? 'SPLIT' : 'TENANT',
        tenant: row.tenant_sum ?? ore(0),
        landlord: row.landlord_sum ?? ore(0),
        username: `husbok-${ctx.owner}`,
        description: `Depositum, kontrakt ${row.additionalId}`,
      })

/**
 * Makes the bank carry out the stored request. Reads the account first, so that nothing is requested twice after a lost
 * answer. Refuses with 409 `depositFunded`. Throws RequestDeclined, and any other ProviderFailure when the request must
 * go on.
 */
export async function carryOutRequest(at: BankConversation, attempt: BankAttempt): Promise<void> {
  const { ctx } = at
  const { row, read: before } = await readAccount(at, await requireDeposit(ctx, attempt.deposit))
  if (!row || !isRequestUnconfirmed(row)) return
  // All was paid in meanwhile, so there is nothing to close any more.
  if (row.state === 'canceling' && isDepositFull(row.funds, row.agreed_sum ?? ore(0))) {
    await takeBack(at, attempt, row)
    throw new Refusal('depositFunded')
  }
  if (isClosingJustAccepted(row, ctx.now)) throw new NotYetCarriedOut('close deposit')
  if (!(await markAttemptSent(ctx, attempt))) return
  try {
    await send(at, row)
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind === 'timeout') throw error
    // The bank may have carried out the request although the call failed.
    const { row: after, read } = await readAccount(at, row)
    if (!after || !isRequestUnconfirmed(after)) return
    // The bank may decline the request because it already has it. If the reading can't rule that
    // out, the request stays stored.
    if (error.kind !== 'refused' || (!row.is_unsent && maySplitBeUnreported(after, read))) throw error
    await takeBack(at, attempt, after, error)
    throw new RequestDeclined(error)
  }
  await believe(at, row, before?.release === undefined)
}

/**
 * Called when the bank has accepted the request. Reads the account, and stores the acceptance of a
 * release unless the account shows otherwise. In that case it throws NotYetCarriedOut, and the
 * request stays stored. If the reading fails, throws its error. The acceptance of a release is then
 * stored only if this bank never reports releases (`isSilent`). The acceptance of a closing is
 * stored before the reading.
 */
async function believe(at: BankConversation, row: DepositAndContract, isSilent: boolean): Promise<void> {
  const { api, ctx, reading } = at
  const isClosing = row.state === 'canceling'
  if (isClosing) await acknowledgeClosing(ctx, row.id)
  const read = await api.read(row.provider_id!, true).catch(async (error: unknown) => {
    if (!isClosing && isSilent) await confirm(at, row)
    throw error
  })
  const isDenied = read !== null && !isReleaseCarriedOut(row, read)
  if (!isClosing && !isDenied) await confirm(at, row)
  if (read ?? isClosing) await reading.store(ctx, row.id, read ?? { ...nothingRead, id: row.provider_id! })
  if (isDenied) throw new NotYetCarriedOut(isClosing ? 'close deposit' : 'release deposit')
}

/**
 * The reading that is assumed if the account can't be found after the bank has accepted a closing.
 */
const nothingRead = {
  documentId: '',
  externalId: '',
  tenants: [],
  landlordUrl: null,
  status: 'TERMINATED',
  funds: ore(0),
  release: undefined,
} as const
