import { describe, expect, it } from 'vitest'
import { transitionOf } from './rules'
import { eventually } from '../../base/call/test-eventually'
import type { Ore } from '../../base/kit/money'
import { depositFixture, storedDepositStates } from './test-deposit'

const deposits = depositFixture()
const { at, lease, leaseAt, row, create, close, release, cancelRelease, refusal, read, settled, subscribed } = deposits
const { mailsTo, ordersOf, bankOf, readNow, look, minutes } = deposits

const split = { category: 'SPLIT', amount_tenant: 30_000, amount_landlord: 6000 }
const actions = ['create', 'close', 'TENANT', 'SPLIT', 'DISPUTE', 'takeBack'] as const
type Action = (typeof actions)[number]
const act = (contract: number, action: Action, options?: { token: string }) => {
  if (action === 'create') return create(contract, options)
  if (action === 'close') return close(contract, options)
  if (action === 'takeBack') return cancelRelease(contract, options)
  return release(contract, action === 'SPLIT' ? split : { category: action }, options)
}
/** The requests to the bank, without its readings. */
const asked = () => at.bank.count(/POST .*\/(cancel|terminate)|POST \/deposit\/personal$/)

it('a deposit that came with an own export has no number at the bank, and is closed and released elsewhere', async () => {
  const [full, open] = [await leaseAt('fully', { provider_id: null }), await leaseAt('opened', { provider_id: null })]
  const before = [await row(full), await row(open), asked()]
  for (const [contract, action] of [
    [full, 'TENANT'],
    [full, 'SPLIT'],
    [open, 'close'],
  ] as const)
    expect(await refusal(act(contract, action))).toEqual([409, 'depositElsewhere'])
  await look()
  const unseen = (one: Awaited<ReturnType<typeof row>>) => ({ ...one, looked_at: null })
  expect([await row(full).then(unseen), await row(open).then(unseen), asked()]).toEqual(before)
})

describe('the table of states', () => {
  // One action is tried in each state in turn. docs/rules/lease.md has the whole table.
  const cells = (['agreed', ...storedDepositStates] as const)
    .flatMap((state) => actions.map((action) => [state, action] as const))
    .filter((_cell, index) => index % (actions.length + 1) < 2)

  it.each(cells)('%s, %s: is carried out or refused as it says', async (state, action) => {
    const contract = await leaseAt(state)
    const before = await row(contract)
    // The state that the test asks for already exists.
    const isThere = ['proposing SPLIT', 'splitting SPLIT', 'released TENANT']
    const isRepeated = isThere.includes(`${state} ${action}`)
    const [calls, decision] = [asked(), transitionOf(state, action, isRepeated)]
    // A signed lease can't get another account, because that would need another signature.
    const isSigned = state === 'closed' && action === 'create'
    if ('refusal' in decision || isSigned) {
      const reason = 'refusal' in decision ? decision.refusal : 'contractSigned'
      expect(await refusal(act(contract, action))).toEqual([409, reason])
      expect([await row(contract), asked()]).toEqual([before, calls])
      return
    }
    // The bank already has the same split, from before the dispute.
    const next = state === 'disputeSplit' && action === 'SPLIT' ? 'splitting' : decision.next
    const answered = await act(contract, action)
    if (action !== 'create') expect(answered).toMatchObject({ signicatInfo: { pending: null } })
    const after = await row(contract)
    // A stored request goes on. If the bank has the request, or none is stored, the deposit stays unchanged.
    const goesOn = {
      closing: { state: 'canceled' },
      releasing: { state: 'released' },
      proposing: { state: 'releasing', release_asked_at: at.billing.app.now() },
    }[state as string]
    const isQuiet = next === 'same' && (goesOn === undefined || action === 'takeBack')
    const recorded = (released_category: string) => ({
      state: before?.state,
      released_category,
      tenant_sum: before?.tenant_sum,
    })
    const outcome = {
      fee: { state: 'fee' },
      ordered: { state: 'created', external_id: `contract:${contract}:rev1` },
      closing: { state: 'canceled' },
      releasing: { state: 'released' },
      proposing: { state: 'releasing', tenant_sum: 3_000_000 },
      dispute: recorded('DISPUTE'),
      disputeSplit: recorded('DISPUTE'),
      splitting: recorded('SPLIT'),
      same: isQuiet ? before! : goesOn!,
      former: { state: state === 'closing' ? 'opened' : 'founds', released_category: null },
    }[next]
    expect(after).toMatchObject(outcome)
    const isAsked = ['ordered', 'closing', 'releasing', 'proposing', 'same'].includes(next) && !isQuiet
    expect(asked() - calls).toBe(isAsked ? 1 : 0)
  })

  it.each(actions)('%s: a contract of somebody else is not found', async (action) => {
    const contract = await leaseAt('fully')
    const before = await row(contract)
    expect(await refusal(act(contract, action, { token: at.ola.token }))).toEqual([404, 'notFound'])
    expect(await row(contract)).toEqual(before)
  })
})

describe('creating a deposit account', () => {
  it('needs a subscription, and a lease that has chosen it', async () => {
    const contract = await lease()
    await subscribed(false)
    expect(await refusal(create(contract))).toEqual([402, 'subscriptionRequired'])
    await subscribed(true)
    const none = await lease({ is_open_deposit_account: false, deposit_sum: null })
    expect(await refusal(create(none))).toEqual([409, 'depositNotChosen'])
    expect([await row(contract), await row(none)]).toEqual([undefined, undefined])
  })

  it('gives the page on which 299 kr are paid, the same again, and says so in the contract', async () => {
    const contract = await lease()
    const { payUrl } = await create(contract)
    expect(payUrl).toMatch(/\/stripe\/checkout\/cs_/)
    expect(await create(contract)).toEqual({ payUrl })
    expect(await read(contract)).toMatchObject({
      payUrl,
      is_open_deposit_account_payed: false,
      signicatInfo: { state: 'fee', depositStatus: null },
    })
    const [request, ...others] = (await at.billing.requests('/v1/checkout/sessions')).filter(
      ({ method, body }) => method === 'POST' && body.includes(`deposit%3A${contract}`),
    )
    expect(others).toEqual([])
    const sent = Object.fromEntries(new URLSearchParams(request!.body))
    expect(sent).toMatchObject({
      mode: 'payment',
      client_reference_id: `deposit:${contract}`,
      'line_items[0][price_data][unit_amount]': '29900',
      'line_items[0][price_data][currency]': 'nok',
      success_url: `http://husbok.test/home/contract/${contract}?pay=success`,
      cancel_url: `http://husbok.test/home/contract/${contract}?pay=fail`,
    })
  })

  it('is paid by the message of the provider, once, however often it comes', async () => {
    const contract = await lease()
    const { payUrl } = await create(contract)
    await at.billing.complete(payUrl!, 'paid')
    await settled()
    const paid = (await row(contract))!
    expect(paid).toMatchObject({ state: 'created', fee_paid_at: at.billing.app.now() })
    const message = (await at.billing.webhooks()).findLast(({ type }) => type === 'checkout.session.completed')!
    await at.billing.ask('POST', `webhooks/${message.id}/resend`)
    await settled()
    expect(await row(contract)).toEqual(paid)
    expect(await read(contract)).toMatchObject({
      is_open_deposit_account_payed: true,
      payUrl: null,
      signatureType: 'bankid',
      signicatInfo: { state: 'tenants', depositId: paid.provider_id, depositStatus: null },
    })
    expect(ordersOf(contract)).toHaveLength(1)
    // The account is ordered, so nothing is to be paid or ordered again.
    expect(await refusal(create(contract))).toEqual([409, 'depositExists'])
  })

  it('is found to be paid when the message was lost, by the next try and by the hourly look', async () => {
    for (const go of [(contract: number) => create(contract), async () => await look()]) {
      const contract = await lease()
      const { payUrl } = await create(contract)
      await at.billing.hold()
      await at.billing.complete(payUrl!, 'paid')
      await go(contract)
      await settled()
      expect((await row(contract))!.state).toBe('created')
      await at.billing.release()
      await settled()
      expect(ordersOf(contract)).toHaveLength(1)
    }
  })

  it('has another page a day later, and never two that can be paid', async () => {
    const contract = await lease()
    const first = (await create(contract)).payUrl!
    at.billing.app.setNow('2026-11-21T11:00:00.000Z')
    await at.billing.advance('P1DT1H')
    const second = (await create(contract)).payUrl!
    expect(second).not.toBe(first)
    await expect(at.billing.complete(first, 'paid')).rejects.toThrow('409')
    await at.billing.complete(second, 'paid')
    await settled()
    expect((await row(contract))!.state).toBe('created')
  })

  it('makes one page of twenty requests at once', async () => {
    const contract = await lease()
    const pages = await Promise.all(Array.from({ length: 20 }, () => create(contract)))
    expect(new Set(pages.map(({ payUrl }) => payUrl)).size).toBe(1)
  })
})

describe('a split', () => {
  it.each([
    [{ category: 'SPLIT', amount_tenant: 30_000, amount_landlord: 5999.99 }, { amount_landlord: 'depositSplit' }],
    [{ category: 'SPLIT', amount_tenant: 30_000, amount_landlord: 6000.01 }, { amount_landlord: 'depositSplit' }],
    [{ category: 'SPLIT', amount_tenant: 36_000 }, { amount_landlord: 'required' }],
    [{ category: 'SPLIT' }, { amount_tenant: 'required', amount_landlord: 'required' }],
    // A split that claims nothing would wait for a consent that it doesn't need.
    [{ category: 'SPLIT', amount_tenant: 36_000, amount_landlord: 0 }, { amount_landlord: 'nothingClaimed' }],
    [{ category: 'SPLIT', amount_tenant: -1, amount_landlord: 36_001 }, { amount_tenant: 'notNegative' }],
    // Amounts typed with another choice are refused, not ignored, because the landlord meant something by them.
    [{ category: 'TENANT', amount_tenant: 30_000, amount_landlord: 6000 }, { amount_landlord: 'onlySplit' }],
    [{ category: 'TENANT', amount_tenant: 36_000 }, { amount_tenant: 'onlySplit' }],
    [{ category: 'TENANT', amount_landlord: 0 }, { amount_landlord: 'onlySplit' }],
    [{ category: 'DISPUTE', amount_tenant: 1 }, { amount_tenant: 'onlySplit' }],
    [{ category: 'TENANT', noticed_on: '2026-11-19' }, { noticed_on: 'onlyDispute' }],
    [{ category: 'DISPUTE', noticed_on: '2026-11-21' }, { noticed_on: 'noticeDay' }],
    [{ category: 'DISPUTE', noticed_on: '2020-01-01' }, { noticed_on: 'noticeDay' }],
    [{ category: 'DISPUTE', noticed_on: '31.11.2026' }, { noticed_on: 'date' }],
    [{ category: 'ALL' }, { category: 'choose' }],
    [{}, { category: 'required' }],
  ])('%j is refused at %j', async (form, fields) => {
    const contract = await leaseAt('fully')
    const before = await row(contract)
    expect(await refusal(release(contract, form))).toEqual([422, 'invalid', expect.objectContaining(fields)])
    expect(await row(contract)).toEqual(before)
  })

  it('is of all that is on the account, where more was paid in than agreed: what is confirmed is what is sent', async () => {
    const contract = await leaseAt('fully', { funds: 4_100_000 as Ore })
    const made = bankOf(contract)
    at.bank.setBalance(made, 41_000)
    const of = (amount_tenant: number, amount_landlord: number) =>
      release(contract, { category: 'SPLIT', amount_tenant, amount_landlord })
    expect(await refusal(of(30_000, 6000))).toEqual([422, 'invalid', { amount_landlord: 'depositSplit' }])
    expect(made.done).toEqual([])
    expect((await of(35_000.5, 5999.5)).signicatInfo).toMatchObject({ tenantReleaseSum: 3_500_050 })
    // The same request again changes nothing. A request that gives only the tenant less is refused.
    await of(35_000.5, 5999.5)
    expect(await refusal(of(30_000.5, 5999.5))).toEqual([422, 'invalid', { amount_landlord: 'depositSplit' }])
    expect(made.done).toEqual(['SPLIT 35000.5/5999.5'])
    // All of it to the landlord is a claim to the whole amount.
    await of(0, 41_000)
    expect([made.done.at(-1), await row(contract)]).toMatchObject([
      'SPLIT 0/41000',
      { tenant_sum: 0, landlord_sum: 4_100_000 },
    ])
  })

  it('is asked for anew with what was paid in since, and leaves the tenant that', async () => {
    const contract = await leaseAt('splitting')
    const made = bankOf(contract)
    at.bank.setBalance(made, 41_000)
    await readNow(contract)
    // The request stays unchanged when more is paid in meanwhile.
    expect((await read(contract)).signicatInfo).toMatchObject({
      founds: 4_100_000,
      tenantReleaseSum: 3_000_000,
      landlordReleaseSum: 600_000,
    })
    const more = { category: 'SPLIT', amount_tenant: 35_000, amount_landlord: 6000 }
    expect((await release(contract, more)).signicatInfo).toMatchObject({ tenantReleaseSum: 3_500_000 })
    expect(made.done).toEqual(['SPLIT 35000/6000'])
  })

  it('of too much that is paid in is told to both, once', async () => {
    const contract = await leaseAt('fully')
    const since = (await at.billing.app.mails()).length
    at.bank.setBalance(bankOf(contract), 41_000)
    await readNow(contract)
    await readNow(contract)
    const mails = (await at.billing.app.mails()).slice(since)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['per@example.no', 'Det er betalt inn for mye i depositum for Storgata 12, Oslo'],
      [at.kari.email, 'Too much has been paid in as deposit for Storgata 12, Oslo'],
    ])
    const [toTenant, toLandlord] = mails.map(({ text }) => text.replaceAll(/\s/g, ' '))
    expect(toTenant).toContain('står kr 41 000. Depositumet er kr 36 000, så det er betalt inn kr 5 000 for mye.')
    expect(toLandlord).toMatch(/has paid in kr 41[ ,]000\. The deposit is kr 36[ ,]000, so kr 5[ ,]000 too much/)
  })

  it('to which the tenant agrees in the moment in which another one is asked for is refused that other one', async () => {
    const contract = await leaseAt('splitting')
    at.bank.endAccount(bankOf(contract))
    const other = { category: 'SPLIT', amount_tenant: 10_000, amount_landlord: 26_000 }
    await expect(release(contract, other)).rejects.toMatchObject({ status: 409, body: { message: 'depositEnded' } })
    expect((await read(contract)).signicatInfo).toMatchObject({
      depositStatus: 'released',
      tenantReleaseSum: 3_000_000,
      landlordReleaseSum: 600_000,
    })
  })

  it('names the messages about it that nobody has got', async () => {
    const contract = await leaseAt('fully')
    at.bank.setBalance(bankOf(contract), 41_000)
    await readNow(contract)
    const undelivered = async () => (await read(contract)).signicatInfo!.undelivered
    expect(await undelivered()).toEqual([])
    await at.billing.app.db
      .updateTable('job')
      .set((is) => ({
        done_at: null,
        attempts: is.ref('max_attempts'),
        last_error: 'GiveUp: EENVELOPE: 550 no mailbox',
      }))
      .where('key', 'like', 'deposit-%-over-4100000-tenant')
      .execute()
    expect(await undelivered()).toEqual([{ to: 'per@example.no', kind: 'mail', reason: '550 no mailbox' }])
    // A later message about another sum arrives.
    at.bank.setBalance(bankOf(contract), 42_000)
    await readNow(contract)
    expect(await undelivered()).toEqual([])
  })

  it('waits for the tenant, may be changed until then, and is told to both', async () => {
    const contract = await leaseAt('fully')
    const since = (await at.billing.app.mails()).length
    const asking = await release(contract, split)
    expect(asking.signicatInfo).toMatchObject({
      depositStatus: 'founds',
      releasedCategory: 'SPLIT',
      tenantReleaseSum: 3_000_000,
    })
    await release(contract, { category: 'SPLIT', amount_tenant: 20_000, amount_landlord: 16_000 })
    const made = bankOf(contract)
    at.bank.endAccount(made)
    await readNow(contract)
    expect((await read(contract)).signicatInfo).toMatchObject({
      depositStatus: 'released',
      releasedCategory: 'SPLIT',
      tenantReleaseSum: 2_000_000,
    })
    expect(await mailsTo('per@example.no', since)).toEqual([
      'Utleieren ber om en del av depositumet for Storgata 12, Oslo',
      'Utleieren ber om en del av depositumet for Storgata 12, Oslo',
      'Depositumet for Storgata 12, Oslo er frigitt',
    ])
    expect(await mailsTo(at.kari.email, since)).toEqual([expect.stringMatching(/Storgata 12/)])
  })
})

describe('a yes of the bank', () => {
  it('to a closing can’t be taken back, though the account isn’t closed yet; it goes on', async () => {
    const contract = await leaseAt('partly')
    at.bank.fault({ on: /cancel$/, kind: 'status', status: 200, words: 'accepted for review' })
    await close(contract)
    expect(await refusal(cancelRelease(contract))).toEqual([409, 'perhapsTooLate'])
    expect((await read(contract)).signicatInfo).toMatchObject({ pending: 'closing' })
    await minutes(10)
    expect([bankOf(contract).done, (await row(contract))!.state]).toEqual([['cancel'], 'canceled'])
  })

  it('to a closing that it then declines can be asked for again', async () => {
    const contract = await leaseAt('partly')
    at.bank.fault({ on: /cancel$/, kind: 'status', status: 200, words: 'accepted for review' })
    await close(contract)
    at.bank.fault({ on: /cancel$/, kind: 'status', status: 400, words: 'declined after review' })
    await minutes(10)
    expect((await read(contract)).signicatInfo).toMatchObject({ depositStatus: 'founds', pending: null })
    await close(contract)
    expect([bankOf(contract).done, (await row(contract))!.state]).toEqual([['cancel'], 'canceled'])
  })

  it.each([
    ['doesn’t tell releases, is stored', false],
    ['tells releases, is looked at once more', true],
  ])(
    'to a split whose account can’t be read right after, of a bank that %s; the tenant is told once',
    async (_what, tells) => {
      at.bank.assumed.tellsRelease = tells
      const contract = await leaseAt('fully')
      const [asked, since] = [at.bank.count(/terminate$/), (await at.billing.app.mails()).length]
      at.bank.fault({ on: /terminate$/, kind: 'slow' })
      const asking = release(contract, { category: 'SPLIT', amount_tenant: 30_000, amount_landlord: 6000 })
      await eventually(() => expect(at.bank.count(/terminate$/)).toBe(asked + 1))
      at.bank.fault({ on: /^GET \/deposit\/personal\/[^/]+$/, kind: 'status', status: 500 })
      await asking
      expect((await row(contract))!.release_asked_at === null).toBe(tells)
      await minutes(10)
      at.bank.assumed.tellsRelease = true
      expect((await row(contract))!.release_asked_at).not.toBeNull()
      expect(at.bank.count(/terminate$/)).toBe(asked + 1)
      expect(await mailsTo('per@example.no', since)).toHaveLength(1)
    },
  )
})
