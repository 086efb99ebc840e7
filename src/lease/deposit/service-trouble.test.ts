import { describe, expect, it } from 'vitest'
import { testPassword, testSsn } from '../../app/server/test-app'
import { eventually } from '../../base/call/test-eventually'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { signingCalls } from '../signing/calls'
import { depositFixture, startTime } from './test-deposit'
import { accountCalls } from '../../landlord/account/calls'

const { at, lease, leaseAt, row, create, close, release, refusal, read, settled, params, mailsTo, ...tests } =
  depositFixture({ timeoutMs: 3000 })
const { ordersOf, bankOf, run } = tests
const own = (key?: string) => ({ ...tests.own(), ...(key !== undefined && { key }) })
const later = (minutes: number) => new Date(Date.parse('2026-11-20T10:00:00.000Z') + minutes * 60_000).toISOString()
/** Lets the job that was queued with a request go on with it. */
async function recover(): Promise<void> {
  at.billing.app.setNow(later(2))
  await at.billing.app.work()
}

const split = { category: 'SPLIT', amount_tenant: 30_000, amount_landlord: 6000 }

describe.each([
  [
    'a release',
    'fully',
    (contract: number, key?: string) => release(contract, { category: 'TENANT' }, own(key)),
    'TENANT 36000/0',
    'released',
  ],
  [
    'a split',
    'fully',
    (contract: number, key?: string) => release(contract, split, own(key)),
    'SPLIT 30000/6000',
    'releasing',
  ],
  ['a closing', 'partly', (contract: number, key?: string) => close(contract, own(key)), 'cancel', 'canceled'],
] as const)('%s', (what, from, act, effect, state) => {
  const path = /\/(terminate|cancel)$/

  it.each(['without a key', 'with one'] as const)(
    'that is asked for 200 times at once, %s, is one: one order at the bank, one answer, each message once',
    async (how) => {
      const contract = await leaseAt(from)
      const since = (await at.billing.app.mails()).length
      const asked = at.bank.count(path)
      const key = `key-of-${what.replace(' ', '-')}-${contract}`
      const answers = await Promise.all(
        Array.from({ length: 200 }, () => act(contract, how === 'with one' ? key : undefined)),
      )
      expect(new Set(answers.map((each) => JSON.stringify(each.signicatInfo))).size).toBe(1)
      expect([at.bank.count(path) - asked, bankOf(contract).done]).toEqual([1, [effect]])
      expect((await row(contract))!.state).toBe(state)
      // A later request does nothing more either.
      await act(contract)
      expect([at.bank.count(path) - asked, bankOf(contract).done]).toEqual([1, [effect]])
      expect(await mailsTo('per@example.no', since)).toHaveLength(1)
    },
    30_000,
  )

  it('that the bank declines is taken back, with its words, and nothing is stored', async () => {
    const contract = await leaseAt(from)
    const before = (await row(contract))!
    at.bank.fault({ on: path, kind: 'status', status: 400, words: 'the account is locked' })
    expect(await refusal(act(contract))).toEqual([502, 'providerError'])
    const after = (await row(contract))!
    expect(after.error_message).toContain('the account is locked')
    expect(after).toMatchObject({ state: before.state, released_category: null, tenant_sum: null, attempt_at: null })
    await recover()
    expect([(await row(contract))!.state, bankOf(contract).done]).toEqual([before.state, []])
    await act(contract)
    expect((await row(contract))!.state).toBe(state)
  })

  it('that the bank declines of the job is told by a message', async () => {
    const contract = await leaseAt(from)
    const since = (await at.billing.app.mails()).length
    at.bank.fault({ on: path, kind: 'reset' })
    await act(contract)
    at.bank.fault({ on: path, kind: 'status', status: 400 })
    await recover()
    expect((await read(contract)).signicatInfo).toMatchObject({ pending: null, releasedCategory: null })
    expect(await mailsTo(at.kari.email, since)).toEqual([expect.stringMatching(/did not carry out your request/)])
  })
})

it('something else is not asked for while the bank is being asked', async () => {
  const contract = await leaseAt('fully')
  at.bank.fault({ on: /terminate/, kind: 'hang' })
  const asking = release(contract, split)
  await new Promise((done) => setTimeout(done, 150))
  const other = { ...split, amount_tenant: 29_999, amount_landlord: 6001 }
  expect(await refusal(release(contract, other))).toEqual([409, 'stillRunning'])
  expect(await refusal(release(contract, { category: 'TENANT' }))).toEqual([409, 'stillRunning'])
  await asking
  expect(bankOf(contract).done).toEqual(['SPLIT 30000/6000'])
})

it('an account that was paid in in full while it was being closed stays open', async () => {
  const contract = await leaseAt('partly')
  at.bank.setBalance(bankOf(contract), 36_000)
  expect(await refusal(close(contract))).toEqual([409, 'depositFunded'])
  expect(await row(contract)).toMatchObject({ state: 'founds', funds: 3_600_000 })
})

it('a split that the bank declines leaves the one before', async () => {
  const contract = await leaseAt('splitting')
  at.bank.fault({ on: '/terminate', kind: 'status', status: 400 })
  const other = { category: 'SPLIT', amount_tenant: 1, amount_landlord: 35_999 }
  expect(await refusal(release(contract, other))).toEqual([502, 'providerError'])
  expect(await row(contract)).toMatchObject({ state: 'releasing', tenant_sum: 3_000_000, landlord_sum: 600_000 })
})

describe('the opening fee', () => {
  it('has one page though the provider failed, or the process died before it was stored', async () => {
    const contract = await lease()
    // The fault comes twice, because the library tries again automatically.
    await at.billing.fault({ path: '/v1/checkout/sessions', kind: 'reset', times: 2 })
    expect(await refusal(create(contract))).toEqual([503, 'providerUnavailable'])
    await at.billing.clearFaults()
    const { payUrl } = await create(contract)
    await at.billing.app.db
      .updateTable('deposit')
      .set({ fee_checkout: null, fee_url: null })
      .where('contract_id', '=', contract)
      .execute()
    expect(await create(contract)).toEqual({ payUrl })
  })

  it('can not be paid any more when its draft is deleted', async () => {
    const contract = await lease()
    const { payUrl } = await create(contract)
    const { app } = at.billing
    await app.call(contractCalls.remove, params(contract), { token: at.kari.token })
    await settled()
    await expect(at.billing.complete(payUrl!, 'paid')).rejects.toThrow('409')
  })

  it('keeps the draft as long as an account is there', async () => {
    const contract = await leaseAt('opened')
    const { app } = at.billing
    await app.db.updateTable('contract').set({ signatureType: null }).where('id', '=', contract).execute()
    const removing = app.call(contractCalls.remove, params(contract), { token: at.kari.token })
    expect(await refusal(removing)).toEqual([409, 'depositExists'])
  })

  it('can not be paid any more when the account is deleted', async () => {
    const { app } = at.billing
    const { token, id, houseId } = await app.landlord()
    await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
    const body = testContract(houseId, [], { is_open_deposit_account: true, deposit_sum: 36_000 })
    const contract = (await app.call(contractCalls.create, { body }, { token })).id
    const { payUrl } = await create(contract, { token })
    await app.db.updateTable('account').set({ subscriptionActive: false }).where('id', '=', id).execute()
    await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token })
    await settled()
    expect(await row(contract)).toBeUndefined()
    await expect(at.billing.complete(payUrl!, 'paid')).rejects.toThrow('409')
  })

  it('that is paid twice at once counts once', async () => {
    const contract = await lease()
    await at.billing.complete((await create(contract)).payUrl!, 'paid')
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => refusal(create(contract))))
    for (const outcome of outcomes) expect(['none', [409, 'depositExists']]).toContainEqual(outcome)
    await settled()
    expect(ordersOf(contract)).toHaveLength(1)
    const orders = await at.billing.app.db
      .selectFrom('job')
      .select('id')
      .where('kind', '=', 'deposit.order')
      .where('key', '=', `deposit.order-${(await row(contract))!.id}`)
      .execute()
    expect(orders).toHaveLength(1)
  })
})

describe('the order at the bank', () => {
  /** A lease whose fee is paid, and its orders at the bank. */
  const paid = async () => {
    const contract = await leaseAt('paid')
    return { contract, orders: () => ordersOf(contract).length }
  }

  it.each([
    ['its answer is lost', { on: 'POST /deposit/personal', kind: 'lost' } as const],
    ['the bank answers 500', { on: 'POST /deposit/personal', kind: 'status', status: 500 } as const],
    ['there is no token', { on: 'POST .*/token', kind: 'status', status: 503 } as const],
  ])('is there once though %s', async (_title, fault) => {
    const { contract, orders } = await paid()
    at.bank.fault(fault)
    await refusal(create(contract))
    at.bank.recover()
    await recover()
    await settled()
    expect(orders()).toBe(1)
    expect(await row(contract)).toMatchObject({ state: 'created', provider_id: bankOf(contract).id })
    expect((await read(contract)).signicatInfo).toMatchObject({ state: 'tenants' })
  })

  it('is made by the job where the process died after the payment', async () => {
    const { contract, orders } = await paid()
    const payload = { account: at.kari.id, contract }
    for (let n = 0; n < 2; n += 1) await run('deposit.order', payload)
    expect(orders()).toBe(1)
  })

  it('keeps the fee when it is withdrawn, for the next sending', async () => {
    const { contract, orders } = await paid()
    await create(contract)
    const { app } = at.billing
    const options = { token: at.kari.token }
    await app.call(signingCalls.withdraw, { ...params(contract), body: {} }, options)
    expect(bankOf(contract)).toMatchObject({ status: 'TERMINATED', document: 'canceled' })
    expect(await row(contract)).toMatchObject({ state: 'paid', provider_id: null, fee_paid_at: startTime })
    expect(await read(contract)).toMatchObject({ status: 'draft', is_open_deposit_account_payed: true, payUrl: null })
    expect(await create(contract)).toEqual({ payUrl: null })
    expect(orders()).toBe(2)
    expect(await row(contract)).toMatchObject({ state: 'created', external_id: `contract:${contract}:rev2` })
  })

  it('that the bank ended by itself keeps the fee too', async () => {
    const { contract } = await paid()
    await create(contract)
    at.bank.endAccount(bankOf(contract))
    await at.billing.app.call(signingCalls.refresh, params(contract), { token: at.kari.token })
    expect(await row(contract)).toMatchObject({ state: 'paid', provider_id: null })
    expect((await read(contract)).signatureType).toBeNull()
  })

  it('whose paper lapsed before the bank knows of it is ordered anew by the next press', async () => {
    const { contract, orders } = await paid()
    await create(contract)
    at.bank.paperEnds(bankOf(contract), 'expired')
    await at.billing.app.call(signingCalls.refresh, params(contract), { token: at.kari.token })
    expect(await row(contract)).toMatchObject({ state: 'created' })
    expect((await read(contract)).signatureType).toBeNull()
    expect(await create(contract)).toEqual({ payUrl: null })
    expect(orders()).toBe(2)
    expect((await read(contract)).signicatInfo).toMatchObject({ state: 'tenants' })
  })

  it('names the first tenant in full, the landlord with the national id that the profile has, and the terms', async () => {
    const { contract } = await paid()
    await create(contract)
    expect(bankOf(contract).asked).toMatchObject({
      externalId: `contract:${contract}:rev1`,
      tenants: [
        {
          externalId: `contract:${contract}:tenant`,
          info: {
            firstName: 'Per',
            lastName: 'Hansen',
            mobile: { countryCode: '+47', number: '90012345' },
            nationality: 'NO',
            address: { street: 'Storgata 12', postalCode: '0155', city: 'Oslo', country: 'NO' },
          },
        },
      ],
      landlord: { name: 'Kari Nordmann', ssn: testSsn, nationality: 'NO' },
      contract: { depositAmount: 36_000, paymentDeadline: '2027-01-04T09:00:00.000Z' },
    })
    const tables = ['sendlog', 'audit', 'job', 'idempotency'] as const
    const logs = await Promise.all(tables.map((table) => at.billing.app.db.selectFrom(table).selectAll().execute()))
    expect(JSON.stringify(logs)).toContain('order signing')
    expect(JSON.stringify(logs)).not.toContain(testSsn)
  })

  it('becomes an account when all have signed, told by messages in any order, however often', async () => {
    const { contract } = await paid()
    await create(contract)
    const made = bankOf(contract)
    await at.bank.openAccount(made)
    const since = (await at.billing.app.mails()).length
    const message = (id: string, type: string, about: string) =>
      at.billing.app.app.inject({ method: 'POST', ...at.bank.signicat.event(type, about, id) })
    const messages = [
      message(`a${contract}`, 'deposit_fully_funded', made.id),
      message(`b${contract}`, 'document_packaged', made.documentId),
      message(`b${contract}`, 'document_packaged', made.documentId),
      message(`c${contract}`, 'deposit_bank_account_created', made.id),
      message(`c${contract}`, 'deposit_bank_account_created', made.id),
    ]
    for (const answer of await Promise.all(messages)) expect(answer.statusCode).toBe(204)
    await settled()
    expect(await row(contract)).toMatchObject({ state: 'opened', funds: 0 })
    const { signicatInfo, signed_at } = await read(contract)
    expect([signicatInfo!.state, signed_at]).toEqual(['signed', expect.any(String)])
    expect((await mailsTo('per@example.no', since)).filter((subject) => subject.includes('er åpnet'))).toHaveLength(1)
  })
})

it.each([
  ['a closing', 'partly', (contract: number) => close(contract)],
  ['a release', 'fully', (contract: number) => release(contract, { category: 'TENANT' })],
] as const)(
  '%s whose answer is withheld, and which a message of the bank has shown to be done meanwhile, keeps no error',
  async (_what, from, ask) => {
    const contract = await leaseAt(from)
    at.bank.fault({ on: /\/(cancel|terminate)$/, kind: 'hang' })
    const asking = ask(contract)
    await eventually(() => expect(bankOf(contract).status).toBe('TERMINATED'))
    await tests.readNow(contract)
    await asking
    expect((await read(contract)).signicatInfo).toMatchObject({ pending: null, error: null })
  },
)
