import { addTime, osloDay, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Bank, DepositBank } from './port'
import { situationOf } from './rules'
import type { Acting } from './service-fee'
import type { Notify } from './service-mail'
import type { DepositReading } from './service-reading'
import { depositWith, requireDeposit, type DepositRow, type DepositWith } from './service-select'

/** After so long a request to the bank whose end nobody has stored counts as lost; longer than any deadline. */
export const lostAfterMs = 60_000

/** Whether the bank has been asked for something and has not confirmed it. */
export const isUnconfirmed = ({ state, release_asked_at }: Pick<DepositWith, 'state' | 'release_asked_at'>): boolean =>
  state === 'canceling' || (state === 'releasing' && release_asked_at === null)

/** Whether somebody is asking the bank at this moment. */
export const isUnderWay = (
  row: Pick<DepositWith, 'state' | 'release_asked_at' | 'updated_at' | 'error_at'>,
  now: Instant,
): boolean =>
  isUnconfirmed(row) &&
  (row.error_at === null || row.error_at < row.updated_at) &&
  row.updated_at > addTime(now, -lostAfterMs)

/** How a deposit stood before something was asked of the bank: how it stands again when that is declined. */
export type Before = Pick<
  DepositRow,
  'id' | 'state' | 'released_category' | 'tenant_sum' | 'landlord_sum' | 'release_asked_at'
>

export interface BankDeps {
  /** Null: no bank is configured. */
  readonly bank: DepositBank | null
  readonly reading: DepositReading
  readonly notify: Notify
}

/** What is asked of the bank about an account that it has opened. */
export function bankService({ bank, reading, notify }: BankDeps) {
  const provider = (): DepositBank => {
    if (!bank) throw new Refusal('providerUnavailable')
    return bank
  }

  /** Reads the account and stores what follows. */
  async function look(api: Bank, ctx: Acting, { id, provider_id }: DepositWith): Promise<DepositWith | undefined> {
    const read = await api.read(provider_id!, true)
    if (read) await reading.store(ctx, id, read)
    return await depositWith(ctx, id)
  }

  const mine = ({ db, owner }: Acting, id: number) =>
    db.updateTable('deposit').where('account_id', '=', owner).where('id', '=', id)

  /** Stores that the bank has taken the request; of a split the tenant is told. */
  const confirm = (ctx: Acting, row: DepositWith) =>
    ctx.db.transaction().execute(async (tx) => {
      await mine({ ...ctx, db: tx }, row.id)
        .set({ release_asked_at: ctx.now, error_at: null, error_message: '' })
        .where('state', '=', 'releasing')
        .execute()
      if (row.released_category === 'SPLIT')
        await notify(tx, ctx.now, { ...row, number: '', due: osloDay(ctx.now) }, 'split')
    })

  /**
   * Carries out what was stored as asked for. The bank is looked at first: what was carried out already, by an attempt
   * whose answer was lost, isn't asked for again.
   */
  async function carryOut(api: Bank, ctx: Acting, id: number, before?: Before): Promise<void> {
    const row = await look(api, ctx, await requireDeposit(ctx, id))
    if (!row || !isUnconfirmed(row)) return
    if (row.state === 'canceling') {
      // Paid in in full meanwhile: there is nothing to close any more.
      if (situationOf({ ...row, state: 'founds' }, row.agreed_sum ?? ore(0)) === 'full') {
        await takeBack(ctx, row, before)
        throw new Refusal('depositFunded')
      }
      await api.cancel(row.provider_id!)
      await reading.store(ctx, id, { ...nothingRead, id: row.provider_id! })
      return
    }
    await api.release(row.provider_id!, {
      category: row.released_category === 'SPLIT' ? 'SPLIT' : 'TENANT',
      tenant: row.tenant_sum ?? ore(0),
      landlord: row.landlord_sum ?? ore(0),
      username: `husbok-${ctx.owner}`,
      description: `Depositum, kontrakt ${row.additionalId}`,
    })
    await confirm(ctx, row)
    await look(api, ctx, row)
  }

  /** What the bank has declined is not asked for any more. */
  const takeBack = (ctx: Acting, row: DepositWith, before?: Before) =>
    mine(ctx, row.id)
      .set({
        ...(before && {
          released_category: before.released_category,
          tenant_sum: before.tenant_sum,
          landlord_sum: before.landlord_sum,
          release_asked_at: before.release_asked_at,
        }),
        state: before?.state === 'releasing' && before.release_asked_at !== null ? 'releasing' : quiet(row),
        updated_at: ctx.now,
      })
      .where('state', '=', row.state)
      .execute()
  const quiet = (row: DepositWith) => (row.funds > 0 ? ('founds' as const) : ('opened' as const))

  /** What the bank declined is taken back, unless it has been carried out after all. */
  async function declined(api: Bank, ctx: Acting, id: number, before?: Before): Promise<'done' | 'declined'> {
    const row = await look(api, ctx, await requireDeposit(ctx, id))
    if (!row || !isUnconfirmed(row)) return 'done'
    await takeBack(ctx, row, before)
    return 'declined'
  }

  const remember = (ctx: Acting, id: number, failure: ProviderFailure) =>
    mine(ctx, id)
      .set({ error_at: ctx.now, error_message: failure.message.slice(0, 500) })
      .execute()

  const service = {
    /**
     * Reads the account; nothing was ordered: nothing is asked. Throws ProviderFailure; then everything stays as it was.
     */
    async read(ctx: Acting, id: number): Promise<void> {
      const row = await depositWith(ctx, id)
      if (!row || row.provider_id === null || row.state === 'released' || row.state === 'canceled') return
      const operation = { name: 'read deposit', userId: ctx.owner, sendData: {}, job: ctx.job }
      await provider().ask(operation, async (api) => void (await look(api, ctx, row)))
    },

    /**
     * Asks the bank for what is stored as asked for and not confirmed. Throws ProviderFailure: what was declined is taken
     * back, anything else is asked again later. Refuses with 409 depositFunded.
     */
    async settle(ctx: Acting, id: number, before?: Before): Promise<void> {
      const row = await depositWith(ctx, id)
      if (!row || row.provider_id === null || !isUnconfirmed(row)) return
      const name = row.state === 'canceling' ? 'close deposit' : 'release deposit'
      const operation = { name, userId: ctx.owner, sendData: {}, job: ctx.job }
      let refusal: Refusal | undefined
      await provider()
        .ask(operation, async (api) => {
          try {
            await carryOut(api, ctx, id, before)
          } catch (error) {
            if (error instanceof Refusal) refusal = error
            else if (!(error instanceof ProviderFailure) || error.kind !== 'refused') throw error
            else if ((await declined(api, ctx, id, before)) === 'declined') throw error
          }
        })
        .catch(async (error: unknown) => {
          if (error instanceof ProviderFailure) await remember(ctx, id, error)
          throw error
        })
      if (refusal) throw refusal
    },

    /** The same as a look: goes on with what was asked for and not confirmed, and else reads the account. */
    async refresh(ctx: Acting, row: DepositRow): Promise<void> {
      if (!isUnconfirmed(row)) return await service.read(ctx, row.id)
      if (isUnderWay(row, ctx.now)) return
      await service.settle(ctx, row.id).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
    },
  }
  return service
}

/** What the bank's yes to a cancellation amounts to. */
const nothingRead = {
  documentId: '',
  externalId: '',
  tenants: [],
  landlordUrl: null,
  status: 'TERMINATED',
  funds: ore(0),
  accountNumber: null,
} as const

export type BankService = ReturnType<typeof bankService>
