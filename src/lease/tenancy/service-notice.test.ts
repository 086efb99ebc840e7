import { afterEach, describe, expect, it } from 'vitest'
import { queueJob } from '../../base/outbox/job'
import { existingContractCalls } from '../contract/calls-existing'
import { rentAccountCalls } from '../rent-account/calls'
import { rentAccountChangeCalls } from '../rent-account/calls-change'
import { regulationCalls } from '../regulation/calls'
import { rentFixture, wholeMonths } from '../rent/test-rents'
import { tenancyCalls } from './calls'
import type { EarlyEnd, TenantPlace } from './model-notice'
import { coTenant } from '../signing/test-signing'
import { endContractsJob } from './service-ending'

const { at, params, refusal, landlord, runOn } = rentFixture()

interface NoticeBody {
  by?: 'tenant' | 'landlord'
  received_on?: string
  last_day?: string
  agreed?: boolean
  because?: EarlyEnd
  given_by?: TenantPlace[]
}

const callsOf = (token: string) => ({
  notice: (id: number, { by = 'tenant', received_on = '2026-11-20', ...body }: NoticeBody = {}) =>
    at.app.call(tenancyCalls.giveNotice, { ...params(id), body: { by, received_on, ...body } }, { token }),
  takeBack: (id: number) => at.app.call(tenancyCalls.takeBackNotice, { ...params(id), query: {} }, { token }),
  unfinish: (id: number) => at.app.call(tenancyCalls.takeBackFinish, params(id), { token }),
  goOn: (id: number) => at.app.call(tenancyCalls.goOn, { ...params(id), body: {} }, { token }),
  read: (id: number) => at.app.call(existingContractCalls.read, params(id), { token }),
})

const one = async () => {
  const person = await landlord()
  return { ...person, ...callsOf(person.token) }
}
const setNow = (today: string) => at.app.setNow(`${today}T10:00:00.000Z`)
const back = () => setNow('2026-11-20')
/** Runs the jobs up to that day, some of them at once. */
async function live(today: string): Promise<void> {
  await runOn(today)
  for (let n = 0; n < 3; n += 1) await queueJob(at.app.db, at.app.now(), endContractsJob, {})
  await Promise.all([at.app.work(), at.app.work()])
}
afterEach(back)

describe('a notice', () => {
  it('of the tenant ends the lease on the earliest lawful day; the contract stays active', async () => {
    const { signed, notice, read, rents } = await one()
    const id = await signed()
    expect(await read(id)).toMatchObject({ notice: null, ending: { owed: 0, bound_until: null } })
    const stands = { by: 'tenant', received_on: '2026-11-20', last_day: '2027-02-28', earliest: '2027-02-28' }
    expect(await notice(id)).toMatchObject({ status: 'active', notice: stands, finished_on: null })
    expect(await read(id)).toMatchObject({ status: 'active', notice: stands })
    expect(await rents(id)).toEqual(['2026-01-15 2026-01-31 6580.65', ...wholeMonths(2, 11)])
  })

  it('lets rent be booked to its last day, by days, and not after', async () => {
    const { signed, notice, rents, read } = await one()
    const id = await signed()
    await notice(id, { last_day: '2027-03-10' })
    await runOn('2027-06-01')
    expect((await rents(id)).slice(-4)).toEqual([
      '2026-12-01 2026-12-31 12000',
      '2027-01-01 2027-01-31 12000',
      '2027-02-01 2027-02-28 12000',
      '2027-03-01 2027-03-10 3870.97',
    ])
    expect(await read(id)).toMatchObject({ status: 'active', next_rent_on: null, notice: { last_day: '2027-03-10' } })
  })

  it('recorded late sends the rent after it to the trash folder, and taken back brings it all again', async () => {
    const { signed, notice, takeBack, rents, rows, read } = await one()
    const id = await signed()
    const before = await rents(id)
    await notice(id, { received_on: '2026-05-10' })
    expect(await rents(id)).toEqual([
      '2026-01-15 2026-01-31 6580.65',
      ...wholeMonths(2, 8),
      ...wholeMonths(9, 11).map((line) => `(${line})`),
    ])
    expect((await rows(id)).every(({ canEditSum }) => canEditSum)).toBe(true)
    expect(await takeBack(id)).toMatchObject({ notice: null, next_rent_on: '2026-12-01' })
    expect(await rents(id)).toEqual(before)
    expect((await read(id)).notice).toBeNull()
    expect((await takeBack(id)).notice).toBeNull()
  })

  it('recorded anew replaces the one before', async () => {
    const { signed, notice, takeBack, rents } = await one()
    const id = await signed()
    const before = await rents(id)
    await notice(id, { received_on: '2026-03-10' })
    await notice(id, { received_on: '2026-03-10', last_day: '2026-11-10' })
    expect((await rents(id)).slice(-2)).toEqual([...wholeMonths(10, 10), '2026-11-01 2026-11-10 4000'])
    await takeBack(id)
    expect(await rents(id)).toEqual(before)
  })

  it('of the landlord is refused before its time with the first day, agreed or not; the tenant’s is taken if agreed', async () => {
    const { signed, notice } = await one()
    const id = await signed()
    const early = { last_day: '2027-01-31' }
    const tooEarly = [422, 'invalid', { last_day: 'tooEarly' }]
    for (const body of [{ by: 'landlord', ...early }, { by: 'landlord', agreed: true, ...early }, early] as const)
      expect(await refusal(notice(id, body))).toEqual(tooEarly)
    await expect(notice(id, early)).rejects.toMatchObject({ body: { earliest: '2027-02-28' } })
    expect(await refusal(notice(id, { agreed: true, last_day: '2026-11-19' }))).toEqual([
      422,
      'invalid',
      { last_day: 'noticeLastDay' },
    ])
    expect(await notice(id, { agreed: true, ...early })).toMatchObject({
      notice: { last_day: '2027-01-31', earliest: '2027-02-28' },
    })
    expect(await notice(id, { by: 'landlord' })).toMatchObject({ notice: { by: 'landlord', last_day: '2027-02-28' } })
  })

  it('of a room is one calendar month', async () => {
    const { signed, notice } = await one()
    const id = await signed({ dwelling_kind: 'room', month_resignation: 1 })
    expect((await notice(id)).notice?.last_day).toBe('2026-12-31')
  })

  it('is refused of what can’t be terminated, isn’t signed, is finished or another’s', async () => {
    const { signed, create, finish, notice, read } = await one()
    const [draft, bound, over, done] = [
      await create(),
      await signed({ type: 'time-bound', end_date: '2029-01-14', month_resignation: null }),
      await signed({ type: 'time-bound', end_date: '2026-08-14', fixed_term_reason: 'Bruker den selv' }),
      await signed(),
    ]
    expect(await refusal(notice(draft))).toEqual([409, 'contractNotSigned', undefined])
    expect(await refusal(notice(bound))).toEqual([409, 'fixedTerm', undefined])
    expect((await read(bound)).ending.bound_until).toBe('2029-01-14')
    expect(await refusal(notice(over))).toEqual([409, 'termOver', undefined])
    await finish(done)
    expect(await refusal(notice(done))).toEqual([409, 'contractFinished', undefined])
    expect(await refusal((await one()).notice(bound))).toEqual([404, 'notFound', undefined])
    expect(await refusal(notice(bound, { received_on: '2026-11-21' }))).toEqual([409, 'fixedTerm', undefined])
  })

  it('of a fixed term is taken where the Act or an agreement ends it, from the tenant alone', async () => {
    const { signed, notice } = await one()
    const id = await signed({ type: 'time-bound', end_date: '2029-01-14', month_resignation: null })
    expect(await refusal(notice(id, { agreed: true }))).toEqual([409, 'fixedTerm', undefined])
    expect(await refusal(notice(id, { by: 'landlord', because: 'agreed' }))).toEqual([409, 'fixedTerm', undefined])
    for (const because of ['sublet', 'death'] as const)
      expect((await notice(id, { because })).notice?.last_day).toBe('2027-02-28')
    const agreed = { because: 'agreed', last_day: '2026-12-15' } as const
    expect((await notice(id, agreed)).notice).toMatchObject({ last_day: '2026-12-15', earliest: '2027-02-28' })
  })

  it('of some of the tenants ends nothing, because for the others the lease goes on', async () => {
    const { signed, notice, read } = await one()
    const id = await signed({ co_tenants: [coTenant] })
    expect(await refusal(notice(id, { given_by: ['2'] }))).toEqual([422, 'invalid', { given_by: 'notAllTenants' }])
    expect(await refusal(notice(id, { given_by: ['3'] }))).toEqual([422, 'invalid', { given_by: 'choose' }])
    expect((await read(id)).notice).toBeNull()
    expect((await notice(id, { given_by: ['1', '2'] })).notice?.last_day).toBe('2027-02-28')
    expect((await notice(id)).notice?.last_day).toBe('2027-02-28')
  })

  it('allows a new rent up to its last day alone, and keeps it out of go-on', async () => {
    const { signed, notice, token } = await one()
    const id = await signed({ start_date: '2025-01-01', first_payment_date: '2025-01-01' })
    await notice(id)
    const raise = (from: string) =>
      at.app.call(
        regulationCalls.regulate,
        { ...params(id), body: { month_sum: 12_100, from, agreed: true } },
        { token },
      )
    expect(await refusal(raise('2027-03-01'))).toEqual([422, 'invalid', { from: 'afterLease' }])
    expect((await raise('2027-02-01')).rents).toHaveLength(2)
  })

  it('counts in the rent account up to its last day, and what is owed stands in `ending`', async () => {
    const { signed, notice, token, read } = await one()
    const id = await signed()
    await at.app.call(rentAccountChangeCalls.update, { ...params(id), body: { follows_from: '2026-10' } }, { token })
    await notice(id, { received_on: '2026-11-10', last_day: '2026-11-10', agreed: true })
    const account = await at.app.call(rentAccountCalls.read, params(id), { token })
    expect(account.months.map(({ month, sum }) => [month, sum])).toEqual([
      ['2026-10', 1_200_000],
      ['2026-11', 400_000],
    ])
    expect((await read(id)).ending.owed).toBe(1_600_000)
  })
})

describe('an end ahead', () => {
  it('is active until its day, and then finished by itself, once', async () => {
    const { signed, finish, rents, rows, read } = await one()
    const id = await signed()
    expect(await finish(id, { date: '2027-01-10' })).toMatchObject({
      status: 'active',
      isFinished: false,
      finished_on: '2027-01-10',
      finished_at: null,
    })
    await live('2027-01-09')
    expect((await read(id)).status).toBe('active')
    await live('2027-01-10')
    const { status, finished_at } = await read(id)
    expect([status, finished_at]).toEqual(['finished', expect.stringContaining('2027-01-10')])
    await live('2027-03-01')
    expect((await read(id)).finished_at).toBe(finished_at)
    expect((await rents(id)).at(-1)).toBe('2027-01-01 2027-01-10 3870.97')
    expect((await rows(id)).every(({ canEditSum }) => !canEditSum)).toBe(true)
  })

  it('can be named anew and taken back; it is at most twelve months ahead, and keeps its income', async () => {
    const { signed, finish, unfinish, read } = await one()
    const id = await signed()
    expect(await refusal(finish(id, { date: '2027-11-21' }))).toEqual([422, 'invalid', { date: 'finishDay' }])
    expect(await refusal(finish(id, { date: '2027-01-31', deleteIncome: true }))).toEqual([
      422,
      'invalid',
      { date: 'finishDeletes' },
    ])
    await finish(id, { date: '2027-11-20' })
    expect(await finish(id, { date: '2027-01-31' })).toMatchObject({ finished_on: '2027-01-31', status: 'active' })
    expect(await unfinish(id)).toMatchObject({ finished_on: null, status: 'active', next_rent_on: '2026-12-01' })
    expect(await refusal(unfinish(id))).toEqual([409, 'contractNotFinished', undefined])
    await live('2027-02-01')
    expect((await read(id)).status).toBe('active')
  })
})

describe('an end that is taken back', () => {
  it('leaves status, rent and notice as before', async () => {
    const { signed, notice, finish, unfinish, rents, rows, updateSum } = await one()
    const id = await signed()
    await updateSum((await rows(id))[5]!.id, 7000)
    await notice(id)
    const [before, noticed] = [await rents(id), await rows(id)]
    const done = await finish(id, { date: '2026-06-10' })
    expect(done).toMatchObject({ status: 'finished', notice: { last_day: '2027-02-28' } })
    expect(await rents(id)).not.toEqual(before)
    expect(await unfinish(id)).toMatchObject({
      status: 'active',
      finished_on: null,
      finished_at: null,
      notice: { last_day: '2027-02-28' },
      next_rent_on: '2026-12-01',
    })
    expect(await rents(id)).toEqual(before)
    expect((await rows(id)).map(({ canEditSum }) => canEditSum)).toEqual(noticed.map(({ canEditSum }) => canEditSum))
  })

  it('of a contract that never began, with its income', async () => {
    const { signed, finish, unfinish, rents } = await one()
    const id = await signed()
    const before = await rents(id)
    await finish(id, { deleteIncome: true })
    expect((await rents(id)).every((line) => line.startsWith('('))).toBe(true)
    await unfinish(id)
    expect(await rents(id)).toEqual(before)
  })

  it('is possible for 30 days, books what was due meanwhile, and not after', async () => {
    const { signed, finish, unfinish, rents } = await one()
    const [id, late] = [await signed(), await signed()]
    await finish(id, { date: '2026-11-15' })
    await finish(late, { date: '2026-11-15' })
    await runOn('2026-12-20')
    await unfinish(id)
    expect((await rents(id)).slice(-2)).toEqual([...wholeMonths(11, 11), ...wholeMonths(12, 12)])
    await runOn('2026-12-21')
    expect(await refusal(unfinish(late))).toEqual([409, 'finishFinal', undefined])
  })

  it('is none of an erased tenant, nor of another’s contract', async () => {
    const { signed, finish, unfinish, token } = await one()
    const id = await signed()
    await finish(id)
    expect(await refusal((await one()).unfinish(id))).toEqual([404, 'notFound', undefined])
    await at.app.call(tenancyCalls.eraseTenant, { ...params(id), body: { confirm: true } }, { token })
    expect(await refusal(unfinish(id))).toEqual([409, 'tenantErased', undefined])
  })
})

describe('together', () => {
  it('a lease under notice doesn’t go on after its term until the notice is taken back', async () => {
    const { signed, notice, takeBack, goOn } = await one()
    const id = await signed({
      type: 'time-bound',
      end_date: '2026-12-14',
      fixed_term_terminable: true,
      fixed_term_reason: 'Bruker den selv',
    })
    expect((await notice(id)).notice?.last_day).toBe('2026-12-14')
    await live('2026-12-20')
    expect(await refusal(goOn(id))).toEqual([409, 'endKnown', undefined])
    await takeBack(id)
    expect(await goOn(id)).toMatchObject({ type: 'running', notice: null })
  })

  it('asked at once they leave one truth: the rent of the last day that stands', async () => {
    const { signed, notice, takeBack, finish, unfinish, read, rents } = await one()
    const id = await signed()
    for (let round = 0; round < 4; round += 1)
      await Promise.all(
        [
          notice(id, { received_on: '2026-03-10' }),
          finish(id, { date: '2026-08-31' }),
          unfinish(id),
          takeBack(id),
          notice(id, { received_on: '2026-06-10' }),
          finish(id, { date: '2027-01-31' }),
        ].map((work) => refusal(work)),
      )
    const { finished_on, notice: stands } = await read(id)
    const last = finished_on ?? stands?.last_day ?? '2026-11-30'
    const counted = (await rents(id)).filter((line) => !line.startsWith('('))
    const all = ['2026-01-15 2026-01-31 6580.65', ...wholeMonths(2, 11)]
    expect(counted).toEqual(all.filter((line) => line.slice(0, 10) <= last))
  })

  it('on its day the job, another day and the taking back leave one truth', async () => {
    const { signed, finish, unfinish, read, rows } = await one()
    const ids = [await signed(), await signed(), await signed()]
    for (const id of ids) await finish(id, { date: '2026-11-25' })
    await runOn('2026-11-25')
    for (let n = 0; n < 3; n += 1) await queueJob(at.app.db, at.app.now(), endContractsJob, {})
    await Promise.all([
      at.app.work(),
      refusal(unfinish(ids[0]!)),
      refusal(finish(ids[1]!, { date: '2026-12-31' })),
      at.app.work(),
      refusal(unfinish(ids[1]!)),
    ])
    // The job found the account locked, so it runs again.
    at.app.setNow('2026-11-25T10:01:00.000Z')
    await at.app.work()
    for (const id of ids) {
      const { isFinished, finished_on, finished_at, status } = await read(id)
      expect([status, finished_at !== null]).toEqual([isFinished ? 'finished' : 'active', isFinished])
      if (isFinished) expect(finished_on).toBe('2026-11-25')
      expect((await rows(id)).map(({ canEditSum }) => canEditSum)).not.toContain(isFinished)
    }
    expect((await read(ids[2]!)).isFinished).toBe(true)
  })
})
