import { withLockedAccount } from '../../base/call/account'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { DepositBank } from './port'
import {
  awaitAttempt,
  claimAttempt,
  endAttempt,
  errorColumns,
  isRequestUnconfirmed,
  isUnderWay,
  restoreFormerRequest,
  type BankAttempt,
} from './service-attempt'
import { updateDepositRow, type ActingContext } from './service-change'
import { WrongAccountHolder } from './service-reading'
import { selectDepositAndContract, requireDeposit, type DepositRow, type DepositAndContract } from './service-select'
import { isClosingAccepted, maySplitBeUnreported } from './rules-release'
import {
  carryOutRequest,
  RequestDeclined,
  readAccount,
  NotYetCarriedOut,
  type BankConversation,
} from './service-carry-out'

export interface BankDeps extends Pick<BankConversation, 'reading' | 'notify'> {
  /** Null: no bank is configured. */
  readonly bank: DepositBank | null
}

/** `done`: nothing is left to do. A failure: the request failed for now, and goes on automatically. */
export type RequestOutcome = 'done' | ProviderFailure

type AskBank = <T>(ctx: ActingContext, name: string, work: (at: BankConversation) => Promise<T>) => Promise<T>

const undo = (ctx: ActingContext, attempt: BankAttempt, row: DepositAndContract) =>
  withLockedAccount(ctx, async (held) => {
    await restoreFormerRequest(held, attempt, row)
    await ctx.intent?.store(held.db, ctx.now)
  })

/**
 * Sends the stored request in an attempt that was started. A request that the bank declines is taken back, and its
 * ProviderFailure is thrown. Refuses with 409 `depositFunded`. Any other failure is stored and returned.
 */
async function settle(ask: AskBank, ctx: ActingContext, attempt: BankAttempt): Promise<RequestOutcome> {
  const row = await selectDepositAndContract(ctx, attempt.deposit)
  const name = row?.state === 'canceling' ? 'close deposit' : 'release deposit'
  try {
    const refusal = await ask(ctx, name, (at) =>
      carryOutRequest(at, attempt).then(
        () => null,
        // A refusal that is thrown in here would appear in the send log as the bank's failure.
        (error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)),
      ),
    )
    await endAttempt(ctx, attempt)
    if (refusal) throw refusal
    return 'done'
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error instanceof RequestDeclined) throw error
    await endAttempt(ctx, attempt, error)
    return error
  }
}

export function depositBankService({ bank, ...stores }: BankDeps) {
  const provider = (): DepositBank => {
    if (!bank) throw new Refusal('providerUnavailable')
    return bank
  }
  const ask: AskBank = (ctx, name, work) =>
    provider().ask({ name, userId: ctx.owner, sendData: {}, job: ctx.job }, (api) => work({ api, ctx, ...stores }))

  const service = {
    /** Refuses with 503 when no bank is configured. It is called before anything is stored for a request. */
    checkConfigured: (): void => void provider(),

    settle: (ctx: ActingContext, attempt: BankAttempt) => settle(ask, ctx, attempt),

    /**
     * Reads the account. Asks nothing when nothing was ordered. Throws ProviderFailure, and then changes nothing. One
     * exception: if the account is in another person's name, that error is stored.
     */
    async read(ctx: ActingContext, id: number): Promise<void> {
      const row = await selectDepositAndContract(ctx, id)
      if (!row || row.provider_id === null || row.state === 'released' || row.state === 'canceled') return
      await ask(ctx, 'read deposit', async ({ api, reading }) => {
        const read = await api.read(row.provider_id!, true)
        // Most readings of an account bring no news.
        if (read && reading.isNews(ctx, row, read)) await reading.store(ctx, id, read)
      }).catch(async (error: unknown) => {
        if (error instanceof WrongAccountHolder) await updateDepositRow(ctx, id).set(errorColumns(ctx, error)).execute()
        throw error
      })
    },

    /**
     * Continues the stored request. `busy`: another attempt is running. Throws ProviderFailure, so that the job tries
     * again.
     */
    async goOn(ctx: ActingContext, id: number): Promise<'done' | 'busy'> {
      const attempt = await claimAttempt(ctx, id)
      if (attempt === 'busy') return 'busy'
      const settled = attempt === 'nothing' ? 'done' : await settle(ask, ctx, attempt).catch(leaveDeclined)
      if (settled !== 'done') throw settled
      return 'done'
    },

    /** Goes on with the stored request, or reads the account if there is none. Throws ProviderFailure. */
    async refresh(ctx: ActingContext, row: DepositRow): Promise<void> {
      if (!isRequestUnconfirmed(row)) return await service.read(ctx, row.id)
      if (isUnderWay(row, ctx.now)) return
      const attempt = await claimAttempt(ctx, row.id)
      if (typeof attempt === 'string') return
      const settled = await settle(ask, ctx, attempt).catch(leaveDeclined)
      // The bank has accepted the request, and the account doesn't show it yet. The account was read all the same, so
      // this is no fault.
      if (settled !== 'done' && !(settled instanceof NotYetCarriedOut)) throw settled
    },

    /**
     * Takes back a request that the bank hasn't accepted. A request that was never sent is taken back at once. Any
     * other is taken back after the account was read. Does nothing when no request is stored. Refuses with 409:
     * `stillRunning` while the request is being sent, `tooLate` when the bank has it, `perhapsTooLate` when the bank
     * may have it and doesn't say. Throws ProviderFailure: the request then stays stored.
     */
    async takeBack(ctx: ActingContext, id: number): Promise<void> {
      const attempt = await awaitAttempt(ctx, id)
      if (attempt === 'busy') throw new Refusal('stillRunning', undefined, 5)
      if (attempt === 'nothing') return
      const before = await requireDeposit(ctx, id)
      if (before.is_unsent) return await undo(ctx, attempt, before)
      try {
        const { row, read } = await ask(ctx, 'read deposit', (at) => readAccount(at, before))
        if (!row || !isRequestUnconfirmed(row)) throw new Refusal('tooLate')
        if (isClosingAccepted(row) || maySplitBeUnreported(row, read)) throw new Refusal('perhapsTooLate')
        await undo(ctx, attempt, row)
      } finally {
        await endAttempt(ctx, attempt)
      }
    },
  }
  return service
}

/** Counts a declined request as done: it was taken back, and the landlord got a message. */
function leaveDeclined(error: unknown): 'done' {
  if (error instanceof RequestDeclined || (error instanceof Refusal && error.reason === 'depositFunded')) return 'done'
  throw error
}

export type DepositBankService = ReturnType<typeof depositBankService>
