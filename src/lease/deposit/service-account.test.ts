import { describe, expect, it } from 'vitest'
import { depositFixture } from './test-deposit'

const { at, leaseAt, row, release, cancelRelease, refusal, read, mailsTo, bankOf, readNow, look, refresh } =
  depositFixture()

const split = { category: 'SPLIT', amount_tenant: 30_000, amount_landlord: 6000 }

describe('a dispute', () => {
  const until = async (contract: number) => (await read(contract)).signicatInfo!.disputeUntil

  it('takes the day of the bank’s notice, then or later, corrected and taken away, and tells the five weeks', async () => {
    const contract = await leaseAt('fully')
    const calls = at.bank.count(/POST/)
    const dispute = (noticed_on?: string | null) =>
      release(contract, { category: 'DISPUTE', ...(noticed_on !== undefined && { noticed_on }) })
    expect((await dispute()).signicatInfo).toMatchObject({ releasedCategory: 'DISPUTE', disputeUntil: null })
    expect((await dispute('2026-11-18')).signicatInfo).toMatchObject({ disputeUntil: '2026-12-23' })
    expect((await dispute('2026-11-01')).signicatInfo!.disputeUntil).toBe('2026-12-07')
    // If the day of the notice is left out, the stored day stays.
    expect((await dispute()).signicatInfo!.disputeUntil).toBe('2026-12-07')
    expect((await dispute('2026-11-20')).signicatInfo).toMatchObject({
      noticedOn: '2026-11-20',
      disputeUntil: '2026-12-28',
    })
    expect((await dispute(null)).signicatInfo!.disputeUntil).toBeNull()
    // The bank gets no message about the dispute.
    expect(at.bank.count(/POST/)).toBe(calls)
  })

  it('goes on counting while a split is proposed: the bank’s notice stands', async () => {
    const contract = await leaseAt('fully')
    await release(contract, { category: 'DISPUTE', noticed_on: '2026-11-18' })
    await release(contract, split)
    expect(await until(contract)).toBe('2026-12-23')
  })

  it('stands beside a split that the bank has, and is over when the tenant agrees to it', async () => {
    const contract = await leaseAt('fully')
    await release(contract, split)
    const calls = at.bank.count(/POST/)
    const noted = { pending: null, releasedCategory: 'DISPUTE', tenantReleaseSum: 3_000_000 }
    expect((await release(contract, { category: 'DISPUTE' })).signicatInfo).toMatchObject({
      ...noted,
      disputeUntil: null,
    })
    expect((await release(contract, { category: 'DISPUTE', noticed_on: '2026-11-18' })).signicatInfo).toMatchObject({
      ...noted,
      disputeUntil: '2026-12-23',
    })
    await readNow(contract)
    expect((await read(contract)).signicatInfo).toMatchObject(noted)
    // The bank has the release, so a dispute takes nothing back.
    expect(await refusal(cancelRelease(contract))).toEqual([409, 'tooLate'])
    expect(at.bank.count(/POST/)).toBe(calls)
    const since = (await at.billing.app.mails()).length
    at.bank.endAccount(bankOf(contract))
    await readNow(contract)
    expect((await read(contract)).signicatInfo).toMatchObject({
      depositStatus: 'released',
      releasedCategory: 'SPLIT',
      tenantReleaseSum: 3_000_000,
    })
    expect(await mailsTo(at.kari.email, since)).toHaveLength(1)
  })

  it('gives way to other amounts, and to the same ones, which the bank has already', async () => {
    const contract = await leaseAt('fully')
    await release(contract, split)
    await release(contract, { category: 'DISPUTE', noticed_on: '2026-11-18' })
    const calls = at.bank.count(/POST/)
    const asked = { releasedCategory: 'SPLIT', tenantReleaseSum: 3_000_000, disputeUntil: '2026-12-23' }
    expect((await release(contract, split)).signicatInfo).toMatchObject(asked)
    expect(at.bank.count(/POST/)).toBe(calls)
    await release(contract, { category: 'DISPUTE' })
    const other = { category: 'SPLIT', amount_tenant: 20_000, amount_landlord: 16_000 }
    expect((await release(contract, other)).signicatInfo).toMatchObject({ ...asked, tenantReleaseSum: 2_000_000 })
    expect(at.bank.count(/POST/)).toBe(calls + 1)
  })

  it('beside a split is what other amounts lead back to that the bank declines', async () => {
    const contract = await leaseAt('splitting')
    await release(contract, { category: 'DISPUTE' })
    at.bank.fault({ on: /terminate/, kind: 'status', status: 400 })
    const other = { category: 'SPLIT', amount_tenant: 20_000, amount_landlord: 16_000 }
    expect(await refusal(release(contract, other))).toEqual([502, 'providerError'])
    expect((await read(contract)).signicatInfo).toMatchObject({
      pending: null,
      releasedCategory: 'DISPUTE',
      tenantReleaseSum: 3_000_000,
    })
  })

  it('is not noted while the bank is not known to have the split', async () => {
    const contract = await leaseAt('proposing')
    expect(await refusal(release(contract, { category: 'DISPUTE' }))).toEqual([409, 'depositReleasing'])
  })

  it('is what a release leads back to that the bank declines', async () => {
    const contract = await leaseAt('fully')
    await release(contract, { category: 'DISPUTE', noticed_on: '2026-11-18' })
    at.bank.fault({ on: /terminate/, kind: 'status', status: 400 })
    expect(await refusal(release(contract, { category: 'TENANT' }))).toEqual([502, 'providerError'])
    expect((await read(contract)).signicatInfo).toMatchObject({
      releasedCategory: 'DISPUTE',
      tenantReleaseSum: null,
      disputeUntil: '2026-12-23',
    })
  })
})

describe('an account', () => {
  it('is told of step by step, once each, whatever comes twice', async () => {
    const contract = await leaseAt('ordered')
    const since = (await at.billing.app.mails()).length
    const made = bankOf(contract)
    const readThrice = async () => {
      for (let n = 0; n < 3; n += 1) await readNow(contract)
    }
    await at.bank.openAccount(made)
    await readThrice()
    for (const sum of [10_000, 36_000]) {
      at.bank.setBalance(made, sum)
      await readThrice()
    }
    expect(await mailsTo('per@example.no', since)).toEqual([
      'Depositumskontoen din for Storgata 12, Oslo er åpnet',
      'En del av depositumet for Storgata 12, Oslo er kommet inn',
      'Depositumet for Storgata 12, Oslo er betalt i sin helhet',
    ])
    expect(await mailsTo(at.kari.email, since)).toHaveLength(3)
    const [opened] = (await at.billing.app.mails()).slice(since)
    expect(opened!.text).toContain('1234 56 78903')
    // The deposit is due 45 days after the account was opened.
    expect(opened!.text.replaceAll('\u00a0', ' ')).toContain('kr 36 000 til konto 1234 56 78903 innen 04.01.2027')
  })

  it('is paid in by the day that the lease gives, counted from its opening, however long the signing took', async () => {
    const contract = await leaseAt('ordered')
    const made = bankOf(contract)
    // The account was ordered on 20 November. The bank's own deadline is counted from that day, and would end today.
    at.billing.app.setNow('2027-01-03T23:30:00.000Z')
    const since = (await at.billing.app.mails()).length
    await at.bank.openAccount(made)
    await readNow(contract)
    at.billing.app.setNow('2027-01-20T10:00:00.000Z')
    at.bank.setBalance(made, 10_000)
    await readNow(contract)
    const mails = (await at.billing.app.mails()).slice(since).map(({ text }) => text)
    expect(mails).toHaveLength(4)
    // The account was opened on the 4th of January in Oslo, and is due 45 days later.
    expect(mails.filter((text) => text.includes('18.02.2027'))).toHaveLength(4)
    const late = () => mailsTo(at.kari.email, since)
    at.billing.app.setNow('2027-02-18T22:30:00.000Z')
    await look()
    expect(await late()).toHaveLength(2)
    at.billing.app.setNow('2027-02-18T23:30:00.000Z')
    await look()
    expect((await late()).at(-1)).toBe('The deposit for Storgata 12, Oslo was due on 18.02.2027')
  })

  it('that is not paid in in time is told to the landlord, once', async () => {
    const contract = await leaseAt('partly')
    for (const now of ['2027-01-04T22:00:00.000Z', '2027-01-05T10:00:00.000Z', '2027-01-06T10:00:00.000Z']) {
      at.billing.app.setNow(now)
      await look()
    }
    const { id } = (await row(contract))!
    const queued = at.billing.app.db.selectFrom('job').select('key').where('key', 'like', `deposit-${id}-late%`)
    expect(await queued.execute()).toEqual([{ key: `deposit-${id}-late-landlord` }])
    // The message isn't sent again, even if the job that sent it was deleted long ago.
    await at.billing.app.db.deleteFrom('job').where('key', 'like', `deposit-${id}-late%`).execute()
    at.billing.app.setNow('2027-03-01T10:00:00.000Z')
    await look()
    expect(await queued.execute()).toEqual([])
  })

  it('in the name of another tenant is an error of the bank, and is not taken', async () => {
    const contract = await leaseAt('ordered')
    const made = bankOf(contract)
    await at.bank.openAccount(made)
    at.bank.setTenants(made, 'tenant', 'tenant2')
    const since = (await at.billing.app.mails()).length
    at.bank.assumed.holder = 1
    await expect(readNow(contract)).rejects.toThrow('another tenant')
    expect((await read(contract)).signicatInfo).toMatchObject({
      depositStatus: null,
      accountNumber: null,
      error: { message: expect.stringContaining('another tenant') },
    })
    at.bank.assumed.holder = 0
    // The account is the first tenant's, in whatever order the bank lists the tenants.
    at.bank.setTenants(made, 'tenant2', 'tenant')
    at.bank.assumed.holder = 1
    await readNow(contract)
    at.bank.assumed.holder = 0
    expect((await read(contract)).signicatInfo).toMatchObject({ depositStatus: 'opened', error: null })
    expect((await at.billing.app.mails()).length - since).toBe(2)
  })

  it('in the name of another tenant leaves the bank to all other accounts', async () => {
    const [contract, other] = [await leaseAt('ordered'), await leaseAt('fully')]
    const made = bankOf(contract)
    await at.bank.openAccount(made)
    at.bank.setTenants(made, 'tenant', 'tenant2')
    at.bank.assumed.holder = 1
    // A provider that fails five times in a row isn't asked for a while. Six failed readings show that this error
    // doesn't count as such a failure.
    for (let n = 0; n < 6; n += 1) await expect(readNow(contract)).rejects.toThrow('another tenant')
    at.bank.assumed.holder = 0
    await expect(refresh(other)).resolves.toBeDefined()
  })

  it('shows its number in the contract, encrypted in the database', async () => {
    const contract = await leaseAt('ordered')
    await at.bank.openAccount(bankOf(contract))
    await readNow(contract)
    expect((await read(contract)).signicatInfo).toMatchObject({ accountNumber: '12345678903' })
    expect((await row(contract))!.account_number).not.toContain('12345678903')
  })
})

it('a split that is asked for again, after another one, is told the tenant again', async () => {
  const contract = await leaseAt('fully')
  const since = (await at.billing.app.mails()).length
  const other = { category: 'SPLIT', amount_tenant: 35_000, amount_landlord: 1000 }
  for (const asked of [split, other, split]) await release(contract, asked)
  expect(bankOf(contract).done).toEqual(['SPLIT 30000/6000', 'SPLIT 35000/1000', 'SPLIT 30000/6000'])
  expect(await mailsTo('per@example.no', since)).toHaveLength(3)
})

it('a split that was sent before and is declined now may be carried out already: told so where the bank doesn’t tell', async () => {
  const contract = await leaseAt('fully')
  const since = (await at.billing.app.mails()).length
  at.bank.assumed.tellsRelease = false
  at.bank.fault({ on: /terminate/, kind: 'lost' })
  await release(contract, split)
  at.bank.fault({ on: /terminate/, kind: 'status', status: 400, words: 'there is one already' })
  at.billing.app.setNow('2026-11-20T10:02:00.000Z')
  await at.billing.app.work({ mayFail: true })
  expect((await read(contract)).signicatInfo).toMatchObject({ pending: 'releasing', releasedCategory: 'SPLIT' })
  expect(await mailsTo(at.kari.email, since)).toEqual([])
  // Once the bank reports the release, the request is no longer pending.
  at.bank.assumed.tellsRelease = true
  await refresh(contract)
  expect((await read(contract)).signicatInfo).toMatchObject({ pending: null, releasedCategory: 'SPLIT' })
  expect(bankOf(contract).done).toEqual(['SPLIT 30000/6000'])
})
