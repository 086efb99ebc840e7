import { lockAccount } from '../../base/call/account'
import { addTime, osloDay, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Bank, DepositBank, ReadDeposit } from '../deposit-account/port'
import { situationOf } from '../deposit-account/rules'
import {
  awaitAttempt,
  claimAttempt,
  endAttempt,
  errorOf,
  isUnconfirmed,
  isUnderWay,
  maySend,
  restoreFormer,
  type Attempt,
} from '../deposit-account/service-attempt'
import type { NoticeRow, Notify } from '../deposit-account/service-mail'
import { AccountOfAnother, type DepositReading } from '../deposit-account/service-reading'
import { depositWith, requireDeposit, type DepositRow, type DepositWith } from '../deposit-account/service-select'
import { type Acting, rowOf } from '../deposit-account/service-change'

export interface BankDeps {
  /** Null: no bank is configured. */
  readonly bank: DepositBank | null
  readonly reading: DepositReading
  readonly notify: Notify
}

/** What came of an attempt: nothing is left to be asked, or it goes on by itself, for this reason. */
export type Settled = 'done' | ProviderFailure

/** The bank has declined what was noted, and it was taken back. */
class Declined extends ProviderFailure {
  constructor({ kind, message, explanation }: ProviderFailure) {
    super(kind, message, { explanation })
  }
}

/** The bank says yes to what is asked, and tells an account of which it isn't true: one that is still to be looked at again. */
class NotCarriedOut extends ProviderFailure {
  constructor(asked: string) {
    super('unreadable', `${asked}: the bank has said yes, and its account says otherwise`)
  }

  /** It says nothing of the bank's next answer: other landlords' accounts are asked about meanwhile. */
  override get isOutage(): boolean {
    return false
  }
}

/** So long a closing that the bank has said yes to is only looked at, before it is asked for once more. */
const closingMs = 300_000

/** What is asked of the bank about an account that it has opened. */
export function bankService({ bank, reading, notify }: BankDeps) {
  const provider = (): DepositBank => {
    if (!bank) throw new Refusal('providerUnavailable')
    return bank
  }
  const operationOf = (ctx: Acting, name: string) => ({ name, userId: ctx.owner, sendData: {}, job: ctx.job })

  interface Looked {
    readonly row: DepositWith | undefined
    readonly read: ReadDeposit | null
  }
  /** Reads the account and stores what follows. */
  async function look(
    api: Bank,
    ctx: Acting,
    { id, provider_id }: Pick<DepositRow, 'id' | 'provider_id'>,
  ): Promise<Looked> {
    const read = await api.read(provider_id!, true)
    if (read) await reading.store(ctx, id, read)
    return { row: await depositWith(ctx, id), read }
  }

  const noticeOf = (row: DepositWith, now: Acting['now']): NoticeRow => ({ ...row, number: '', due: osloDay(now) })
  const inTurn = <T>(ctx: Acting, work: (inside: Acting) => Promise<T>): Promise<T> =>
    ctx.db.transaction().execute(async (db) => {
      const inside = { ...ctx, db }
      await lockAccount(inside)
      return await work(inside)
    })

  /** Stores that the bank has taken the release; of a split the tenant is told. */
  const confirm = (ctx: Acting, row: DepositWith) =>
    inTurn(ctx, async (inside) => {
      const taken = await rowOf(inside, row.id)
        .set({ release_asked_at: ctx.now, error_at: null, error_message: '' })
        .where('state', '=', 'releasing')
        .where('release_asked_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (taken && row.released_category === 'SPLIT') await notify(inside.db, ctx.now, noticeOf(row, ctx.now), 'split')
    })

  /** What the bank has declined is not asked for any more. Who waits for no answer is told by a message. */
  const takeBack = (ctx: Acting, attempt: Attempt, row: DepositWith, failure?: ProviderFailure) =>
    inTurn(ctx, async (inside) => {
      await restoreFormer(inside, attempt, row, failure)
      if (ctx.job !== undefined) await notify(inside.db, ctx.now, noticeOf(row, ctx.now), 'declined')
    })

  /** Puts what stood before in the place of what is noted, as the landlord has asked. */
  const undo = (ctx: Acting, attempt: Attempt, row: DepositWith) =>
    inTurn(ctx, async (inside) => {
      await restoreFormer(inside, attempt, row)
      await ctx.intent?.store(inside.db, ctx.now)
    })

  const send = (api: Bank, owner: number, row: DepositWith): Promise<void> =>
    row.state === 'canceling'
      ? api.cancel(row.provider_id!)
      : api.release(row.provider_id!, {
          category: row.released_category === 'SPLIT' ? 'SPLIT' : 'TENANT',
          tenant: row.tenant_sum ?? ore(0),
          landlord: row.landlord_sum ?? ore(0),
          username: `husbok-${owner}`,
          description: `Depositum, kontrakt ${row.additionalId}`,
        })

  /**
   * Carries out what is noted. The bank is looked at first: what was carried out already, by an attempt whose answer was
   * lost, isn't asked for again. Throws Declined, and any other ProviderFailure when it has to be gone on with.
   */
  async function carryOut(api: Bank, ctx: Acting, attempt: Attempt): Promise<void> {
    const { row } = await look(api, ctx, await requireDeposit(ctx, attempt.deposit))
    if (!row || !isUnconfirmed(row)) return
    // Paid in in full meanwhile: there is nothing to close any more.
    if (row.state === 'canceling' && situationOf({ ...row, state: 'founds' }, row.agreed_sum ?? ore(0)) === 'full') {
      await takeBack(ctx, attempt, row)
      throw new Refusal('depositFunded')
    }
    if (row.state === 'canceling' && isAcknowledged(row, ctx.now)) throw new NotCarriedOut('close deposit')
    if (!(await maySend(ctx, attempt))) return
    try {
      await send(api, ctx.owner, row)
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.kind === 'timeout') throw error
      // It may have been carried out all the same.
      const { row: after, read } = await look(api, ctx, row)
      if (!after || !isUnconfirmed(after)) return
      // A split that was sent before may be refused because the bank has it: it stays noted where the bank doesn't tell.
      if (error.kind !== 'refused' || (!row.is_unsent && isHidden(after, read))) throw error
      // It may be refused because it was taken before.
      if (row.state === 'canceling' && row.release_asked_at !== null) throw error
      await takeBack(ctx, attempt, after, error)
      throw new Declined(error)
    }
    await believe(api, ctx, row)
  }

  /** Stores the bank's yes where its reading doesn't say otherwise. Throws NotCarriedOut: it stays noted. */
  async function believe(api: Bank, ctx: Acting, row: DepositWith): Promise<void> {
    const isClosing = row.state === 'canceling'
    if (isClosing)
      await rowOf(ctx, row.id).set({ release_asked_at: ctx.now }).where('state', '=', 'canceling').execute()
    const read = await api.read(row.provider_id!, true)
    const isDenied = read !== null && !isCarriedOut(row, read)
    if (!isClosing && !isDenied) await confirm(ctx, row)
    if (read ?? isClosing) await reading.store(ctx, row.id, read ?? { ...nothingRead, id: row.provider_id! })
    if (isDenied) throw new NotCarriedOut(isClosing ? 'close deposit' : 'release deposit')
  }

  const service = {
    /** Refuses with 503 where no bank is configured: before anything is noted for it. */
    checkConfigured: (): void => void provider(),

    /**
     * Reads the account; nothing was ordered: nothing is asked. Throws ProviderFailure; then everything stays as it was,
     * but for what the bank says of an account in the name of somebody else.
     */
    async read(ctx: Acting, id: number): Promise<void> {
      const row = await depositWith(ctx, id)
      if (!row || row.provider_id === null || row.state === 'released' || row.state === 'canceled') return
      await provider()
        .ask(operationOf(ctx, 'read deposit'), async (api) => {
          const read = await api.read(row.provider_id!, true)
          // Most readings of an account say nothing new.
          if (read && reading.isNews(ctx, row, read)) await reading.store(ctx, id, read)
        })
        .catch(async (error: unknown) => {
          if (error instanceof AccountOfAnother) await rowOf(ctx, id).set(errorOf(ctx, error)).execute()
          throw error
        })
    },

    /**
     * Has the bank carry out what is noted, in an attempt that was begun. Throws the ProviderFailure of what the bank
     * declines, which is taken back; refuses with 409 depositFunded. Any other failure is stored and answered.
     */
    async settle(ctx: Acting, attempt: Attempt): Promise<Settled> {
      const row = await depositWith(ctx, attempt.deposit)
      const name = row?.state === 'canceling' ? 'close deposit' : 'release deposit'
      try {
        const refusal = await provider().ask(operationOf(ctx, name), (api) =>
          carryOut(api, ctx, attempt).then(
            () => null,
            // What is refused here would stand in the send log as the bank's failure.
            (error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)),
          ),
        )
        await endAttempt(ctx, attempt)
        if (refusal) throw refusal
        return 'done'
      } catch (error) {
        if (!(error instanceof ProviderFailure) || error instanceof Declined) throw error
        await endAttempt(ctx, attempt, error)
        return error
      }
    },

    /** The job: goes on with what is noted, after somebody else who is at it. Throws ProviderFailure to be run again. */
    async goOn(ctx: Acting, id: number): Promise<'done' | 'busy'> {
      const attempt = await claimAttempt(ctx, id)
      if (attempt === 'busy') return 'busy'
      const settled = attempt === 'nothing' ? 'done' : await service.settle(ctx, attempt).catch(leaveDeclined)
      if (settled !== 'done') throw settled
      return 'done'
    },

    /** A landlord's look: goes on with what is noted, and else reads the account. Throws ProviderFailure. */
    async refresh(ctx: Acting, row: DepositRow): Promise<void> {
      if (!isUnconfirmed(row)) return await service.read(ctx, row.id)
      if (isUnderWay(row, ctx.now)) return
      const attempt = await claimAttempt(ctx, row.id)
      if (typeof attempt === 'string') return
      const settled = await service.settle(ctx, attempt).catch(leaveDeclined)
      // It was looked at, and is still on its way.
      if (settled !== 'done' && !(settled instanceof NotCarriedOut)) throw settled
    },

    /**
     * Takes back what is noted, as long as the bank hasn't taken it: what was never sent at once, anything else after a
     * look at the bank. Nothing is noted any more: nothing is done. Refuses with 409 stillRunning while it is being sent,
     * tooLate, perhapsTooLate a split that may have reached a bank that doesn't tell; throws ProviderFailure. It stays
     * noted then.
     */
    async takeBack(ctx: Acting, id: number): Promise<void> {
      const attempt = await awaitAttempt(ctx, id)
      if (attempt === 'busy') throw new Refusal('stillRunning', undefined, 5)
      if (attempt === 'nothing') return
      const before = await requireDeposit(ctx, id)
      if (before.is_unsent) return await undo(ctx, attempt, before)
      try {
        const { row, read } = await provider().ask(operationOf(ctx, 'read deposit'), (api) => look(api, ctx, before))
        if (!row || !isUnconfirmed(row)) throw new Refusal('tooLate')
        if (isHidden(row, read)) throw new Refusal('perhapsTooLate')
        await undo(ctx, attempt, row)
      } finally {
        await endAttempt(ctx, attempt)
      }
    },
  }
  return service
}

/** Whether the bank may have what is noted and doesn't tell: of money that was paid out, and of a closed account, every bank does. */
const isHidden = ({ state, released_category }: DepositRow, read: ReadDeposit | null): boolean =>
  state === 'releasing' && released_category === 'SPLIT' && read?.release === undefined

/** Whether the bank has said yes to a closing so short a while ago that the account may still be on its way to its end. */
const isAcknowledged = ({ release_asked_at }: DepositRow, now: Instant): boolean =>
  release_asked_at !== null && release_asked_at > addTime(now, -closingMs)

/** Whether what the bank tells of an account is what it was asked for; of a release it may tell nothing. */
function isCarriedOut(
  { state, released_category, tenant_sum, landlord_sum }: DepositRow,
  { status, release }: ReadDeposit,
): boolean {
  if (status === 'TERMINATED') return true
  if (state === 'canceling') return false
  if (release === undefined) return true
  if (release?.category !== released_category) return false
  return release.category === 'TENANT' || (release.tenant === tenant_sum && release.landlord === landlord_sum)
}

/** It was taken back, and the landlord told. */
function leaveDeclined(error: unknown): 'done' {
  if (error instanceof Declined || (error instanceof Refusal && error.reason === 'depositFunded')) return 'done'
  throw error
}

/** What the bank's yes to a cancellation amounts to. */
const nothingRead = {
  documentId: '',
  externalId: '',
  tenants: [],
  landlordUrl: null,
  status: 'TERMINATED',
  funds: ore(0),
  release: undefined,
} as const

export type BankService = ReturnType<typeof bankService>
