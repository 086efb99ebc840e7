import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { CallRefused } from '../../app/server/test-app'
import { openTestBank, type TestBank } from '../../../sandbox/deposit/test-player'
import type { Deposit } from '../../base/db/schema'
import type { Insertable } from 'kysely'
import type { Instant } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { testBilling, type TestBilling } from '../../landlord/subscription/test-billing'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { signingCalls } from '../signing/calls'
import { depositCalls } from './calls'
import type { DepositState } from '../contract/rules-deposit-states'

export const startTime = '2026-11-20T10:00:00.000Z'
const depositSum = 36_000
type Landlord = Awaited<ReturnType<TestBilling['landlord']>>

/** The states that differ in what is stored. All other states differ only on the contract's page. */
type StoredAs = Exclude<DepositState, 'none' | 'own' | 'byHand' | 'agreed' | 'created' | 'opening'>

/** The stored deposit and the bank's deposit in each state. */
const stored: Readonly<
  Record<
    StoredAs,
    Partial<Insertable<Deposit>> & { readonly at?: 'CREATED' | 'SIGNED' | 'PAID_PARTIAL' | 'PAID' | 'TERMINATED' }
  >
> = {
  fee: { state: 'fee' },
  paid: { state: 'paid', fee_paid_at: startTime as Instant },
  ordered: { state: 'created', at: 'CREATED' },
  opened: { state: 'opened', at: 'SIGNED' },
  partly: { state: 'founds', funds: 100_000 as Ore, at: 'PAID_PARTIAL' },
  fully: { state: 'founds', funds: 3_600_000 as Ore, at: 'PAID' },
  releasing: {
    state: 'releasing',
    funds: 3_600_000 as Ore,
    released_category: 'TENANT',
    tenant_sum: 3_600_000 as Ore,
    landlord_sum: 0 as Ore,
    at: 'PAID',
  },
  payingOut: {
    state: 'releasing',
    funds: 3_600_000 as Ore,
    released_category: 'TENANT',
    tenant_sum: 3_600_000 as Ore,
    landlord_sum: 0 as Ore,
    release_asked_at: startTime as Instant,
    at: 'PAID',
  },
  proposing: {
    state: 'releasing',
    funds: 3_600_000 as Ore,
    released_category: 'SPLIT',
    tenant_sum: 3_000_000 as Ore,
    landlord_sum: 600_000 as Ore,
    at: 'PAID',
  },
  splitting: {
    state: 'releasing',
    funds: 3_600_000 as Ore,
    released_category: 'SPLIT',
    tenant_sum: 3_000_000 as Ore,
    landlord_sum: 600_000 as Ore,
    release_asked_at: startTime as Instant,
    at: 'PAID',
  },
  disputeSplit: {
    state: 'releasing',
    funds: 3_600_000 as Ore,
    released_category: 'DISPUTE',
    tenant_sum: 3_000_000 as Ore,
    landlord_sum: 600_000 as Ore,
    release_asked_at: startTime as Instant,
    at: 'PAID',
  },
  released: { state: 'released', funds: 3_600_000 as Ore, released_category: 'TENANT', at: 'TERMINATED' },
  split: { state: 'released', funds: 3_600_000 as Ore, released_category: 'SPLIT', at: 'TERMINATED' },
  decided: { state: 'released', funds: 3_600_000 as Ore, at: 'TERMINATED' },
  dispute: { state: 'founds', funds: 3_600_000 as Ore, released_category: 'DISPUTE', at: 'PAID' },
  closing: { state: 'canceling', at: 'SIGNED' },
  closed: { state: 'canceled', at: 'TERMINATED' },
}

export const storedDepositStates = Object.keys(stored) as StoredAs[]

/** The failures of a call of the payment provider, as the product sees them. */
export const paymentFaults = {
  'a 500': { kind: 'status', status: 500 },
  'a hang': { kind: 'hang' },
  'a reset': { kind: 'reset' },
  noise: { kind: 'garbage' },
} as const

/**
 * The app with the sandbox's payments and its bank, and the helpers of the deposit tests. `timeoutMs`: how long the app
 * waits for a call. It is short where a bank hangs. Left out: so long that a busy machine doesn't end a call.
 */
export function depositFixture({ timeoutMs = 60_000 } = {}) {
  const at = {} as { billing: TestBilling; bank: TestBank; kari: Landlord; houseId: number; ola: Landlord }
  beforeAll(async () => {
    at.billing = await testBilling({ now: startTime, depositBank: 'Fjordbanken', timeoutMs })
    at.bank = openTestBank(at.billing.parts)
    const { app } = at.billing
    const { token, email, id, houseId } = await app.landlord()
    at.kari = { ...(await at.billing.landlord()), token, email, id }
    at.houseId = houseId
    at.ola = await at.billing.landlord()
    await subscribed(true)
  })
  beforeEach(async () => {
    at.billing.app.setNow(startTime)
    await subscribed(true)
  })
  afterAll(async () => {
    expect(at.billing.app.bugs).toEqual([])
    await at.billing.close()
  })
  const subscribed = (subscriptionActive: boolean) =>
    at.billing.app.db.updateTable('account').set({ subscriptionActive }).where('id', '=', at.kari.id).execute()

  const params = (id: number) => ({ params: { id: String(id) } })
  const own = () => ({ token: at.kari.token })
  const tests = {
    at,
    subscribed,
    params,
    own,
    /** A lease that opens a deposit account. */
    lease: async (more: object = {}): Promise<number> => {
      const body = testContract(at.houseId, [], {
        is_open_deposit_account: true,
        deposit_sum: depositSum,
        language: 'nb',
        ...more,
      })
      return (await at.billing.app.call(contractCalls.create, { body }, own())).id
    },
    /** A lease whose deposit is in that state, here and at the bank. */
    leaseAt: async (state: StoredAs | 'agreed', more: Partial<Insertable<Deposit>> = {}): Promise<number> => {
      const contract = await tests.lease()
      if (state === 'agreed') return contract
      const { at: status, ...row } = stored[state]
      const external_id = `contract:${contract}:rev1`
      const made = status && at.bank.add(external_id, status, (row.funds ?? 0) / 100)
      if (state === 'splitting' || state === 'disputeSplit') at.bank.awaitSplit(made!, 30_000, 6000)
      await at.billing.app.db
        .insertInto('deposit')
        .values({
          account_id: at.kari.id,
          contract_id: contract,
          state: 'fee',
          external_id,
          provider_id: made?.id ?? null,
          ...(status && status !== 'CREATED' && { opened_at: startTime as Instant }),
          created_at: startTime as Instant,
          updated_at: '2026-11-20T09:00:00.000Z' as Instant,
          ...row,
          ...more,
        })
        .execute()
      await at.billing.app.db
        .updateTable('contract')
        .set({
          is_open_deposit_account_payed: state !== 'fee',
          ...(status && { signatureType: 'bankid' as const }),
        })
        .where('id', '=', contract)
        .execute()
      return contract
    },
    /**
     * Waits for the messages that are on their way. Then runs the jobs that follow from them, and the jobs that follow
     * from those jobs.
     */
    settled: async (): Promise<void> => {
      for (let n = 0; n < 3; n += 1) await at.billing.settled()
    },
    /** Lets that many minutes pass, with the product's own jobs. Jobs that fail run again. */
    minutes: async (count: number): Promise<void> => {
      const { app } = at.billing
      for (let n = 0; n < count; n += 1) {
        app.setNow(new Date(Date.parse(app.now()) + 60_000).toISOString())
        const due = await app.db
          .selectFrom('job')
          .select('id')
          .where('done_at', 'is', null)
          .where('kind', 'not in', ['mail', 'sms'])
          .where('run_at', '<=', app.now())
          .limit(1)
          .executeTakeFirst()
        if (due) await app.work({ mayFail: true })
      }
    },
    /** The landlord's refresh. */
    refresh: (contract: number) => at.billing.app.call(signingCalls.refresh, params(contract), own()),
    /** The latest stored deposit of a contract. */
    row: (contract: number) =>
      at.billing.app.db
        .selectFrom('deposit')
        .selectAll()
        .where('contract_id', '=', contract)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    read: (contract: number) => at.billing.app.call(contractCalls.read, params(contract), own()),
    create: (contract: number, options: { token?: string; key?: string } = own()) =>
      at.billing.app.call(depositCalls.createDeposit, params(contract), options),
    close: (contract: number, options: { token?: string; key?: string } = own()) =>
      at.billing.app.call(depositCalls.closeDeposit, params(contract), options),
    cancelRelease: (contract: number, options: { token?: string; key?: string } = own()) =>
      at.billing.app.call(depositCalls.cancelRelease, params(contract), options),
    release: (contract: number, body: object, options: { token?: string; key?: string } = own()) =>
      at.billing.app.call(depositCalls.releaseDeposit, { ...params(contract), body: body as never }, options),
    /** The bank's orders for a contract, and the first of them. */
    ordersOf: (contract: number) =>
      at.bank.deposits.filter(({ asked }) => asked.externalId.startsWith(`contract:${contract}:`)),
    bankOf: (contract: number) => tests.ordersOf(contract)[0]!,
    /** Runs one job alone, now. */
    run: async (kind: string, payload: object = {}): Promise<void> => {
      const { app } = at.billing
      const job = { id: 1, key: null, attempt: 1, before: null }
      const about = { db: app.db, now: app.now(), payload, signal: new AbortController().signal, job }
      await app.modules.work.kinds[kind]!.run(about)
    },
    /** The job that reads the account again. */
    readNow: async (contract: number): Promise<void> =>
      await tests.run('deposit.read', { account: at.kari.id, deposit: (await tests.row(contract))!.id }),
    /** The hourly check for lost messages, and what follows. */
    look: async (): Promise<void> => {
      await at.billing.app.db.deleteFrom('job').where('kind', '=', 'deposit.read').execute()
      await tests.run('deposit.look')
      await at.billing.app.work()
    },
    /** Subjects of the waiting e-mails to an address. */
    mailsTo: async (email: string, since = 0) =>
      (await at.billing.app.mails())
        .slice(since)
        .filter(({ to }) => to === email)
        .map(({ subject }) => subject),
    /** The number of refunds that the payment provider has carried out for all payments. */
    refunds: async (): Promise<number> =>
      (await at.billing.webhooks()).filter(({ type }) => type === 'refund.created').length,
    /** The status, reason and fields of a refused call. */
    refusal: (work: Promise<unknown>) =>
      work.then(
        () => 'none',
        (error: unknown) =>
          error instanceof CallRefused
            ? [error.status, error.body.message, ...(error.body.fields ? [error.body.fields] : [])]
            : [(error as Error).message],
      ),
  }
  return tests
}
