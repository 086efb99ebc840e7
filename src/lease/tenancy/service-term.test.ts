import { describe, expect, it } from 'vitest'
import { incomeCalls } from '../../books/income/calls'
import { regulationCalls } from '../regulation/calls'
import { tenancyCalls } from './calls'
import { rentFixture, wholeMonths } from '../rent/test-rents'

const { at, params, refusal, landlord, runOn } = rentFixture()

/** A term from 15 January to 14 August, which ended a little more than three months ago. */
const term = { type: 'time-bound', end_date: '2026-08-14' }
const untilAugust = ['2026-01-15 2026-01-31 6580.65', ...wholeMonths(2, 7)]
const inTerm = [...untilAugust, '2026-08-01 2026-08-14 5419.35']

const goOnOf =
  (token: string) =>
  (id: number, body: { from?: string } = {}) =>
    at.app.call(tenancyCalls.goOn, { ...params(id), body }, { token })

describe('a fixed term that is over', () => {
  it('books nothing by itself, however long the tenant stays', async () => {
    const { signed, rents } = await landlord()
    const id = await signed(term)
    expect(await rents(id)).toEqual(inTerm)
    await runOn('2027-03-01')
    expect(await rents(id)).toEqual(inTerm)
    at.app.setNow('2026-11-20T10:00:00.000Z')
  })

  it('finished without a day owes rent to its last day', async () => {
    const { signed, finish, rents } = await landlord()
    const id = await signed(term)
    expect(await finish(id)).toMatchObject({ status: 'finished', finished_on: '2026-08-14' })
    expect(await rents(id)).toEqual(inTerm)
  })

  it('finished on a later day owes rent until then: the last month of the term is whole, and those after it are booked', async () => {
    const { signed, finish, rents, rows } = await landlord()
    const id = await signed(term)
    expect(await finish(id, { date: '2026-11-10' })).toMatchObject({ status: 'finished', finished_on: '2026-11-10' })
    expect(await rents(id)).toEqual([...untilAugust, ...wholeMonths(8, 10), '2026-11-01 2026-11-10 4000'])
    expect((await rows(id)).every(({ canEditSum }) => !canEditSum)).toBe(true)
    await runOn('2027-03-01')
    expect(await rents(id)).toHaveLength(11)
    at.app.setNow('2026-11-20T10:00:00.000Z')
  })

  it('finished in the month of its end counts that month by the days that the tenant stayed', async () => {
    const { signed, finish, rents } = await landlord()
    const id = await signed(term)
    await finish(id, { date: '2026-08-20' })
    expect(await rents(id)).toEqual([...untilAugust, '2026-08-01 2026-08-20 7741.94'])
  })

  it('keeps what the landlord has set for its last month, and counts one in the trash folder too', async () => {
    const { signed, finish, rents, rows, updateSum, options } = await landlord()
    const set = await signed(term)
    await updateSum((await rows(set)).at(-1)!.id, 5000)
    await finish(set, { date: '2026-09-30' })
    expect((await rents(set)).slice(-2)).toEqual(['2026-08-01 2026-08-31 5000', ...wholeMonths(9, 9)])
    const trashed = await signed(term)
    await at.app.call(incomeCalls.remove, params((await rows(trashed)).at(-1)!.id), options)
    await finish(trashed, { date: '2026-08-31' })
    expect((await rents(trashed)).at(-1)).toBe(`(${wholeMonths(8, 8)[0]!})`)
  })

  it('finished on a later day with its income books none of it', async () => {
    const { signed, finish, rents } = await landlord()
    const id = await signed(term)
    await finish(id, { date: '2026-11-10', deleteIncome: true })
    expect(await rents(id)).toEqual(inTerm.map((line) => `(${line})`))
  })

  it('whose days before the first payment were booked in its last month books them once when it is longer', async () => {
    const { signed, finish, rents } = await landlord()
    const id = await signed({
      ...term,
      start_date: '2026-08-01',
      first_payment_date: '2026-09-05',
      days_before_first_payment: 'with_first',
    })
    expect(await rents(id)).toEqual(['2026-08-01 2026-08-14 5419.35'])
    await finish(id, { date: '2026-10-10' })
    expect(await rents(id)).toEqual([
      '(2026-08-01 2026-08-14 5419.35)',
      '2026-09-01 2026-09-30 24000',
      '2026-10-01 2026-10-10 3870.97',
    ])
  })

  it('over before its first payment owes from that on when the tenant stayed', async () => {
    const { signed, finish, rents } = await landlord()
    const id = await signed({ ...term, start_date: '2026-08-01', first_payment_date: '2026-09-05' })
    expect(await rents(id)).toEqual([])
    await finish(id, { date: '2026-09-30' })
    expect(await rents(id)).toEqual(wholeMonths(9, 9))
  })
})

describe('a lease that goes on', () => {
  it('is open-ended from the day after, with the notice of its kind, and its rent is booked month by month', async () => {
    const { signed, rents, token, rows } = await landlord()
    const id = await signed({ ...term, month_resignation: null })
    const answer = await goOnOf(token)(id, { from: '2026-08-15' })
    expect(answer).toMatchObject({
      type: 'running',
      status: 'active',
      end_date: null,
      fixed_until: '2026-08-14',
      went_on_from: '2026-08-15',
      month_resignation: 3,
      next_rent_on: '2026-12-01',
    })
    expect(await rents(id)).toEqual([...untilAugust, ...wholeMonths(8, 11)])
    expect((await rows(id)).every(({ canEditSum }) => canEditSum)).toBe(true)
    await runOn('2027-01-15')
    expect((await rents(id)).slice(-2)).toEqual(['2026-12-01 2026-12-31 12000', '2027-01-01 2027-01-31 12000'])
    at.app.setNow('2026-11-20T10:00:00.000Z')
    expect(await refusal(goOnOf(token)(id))).toEqual([409, 'termNotOver', undefined])
  })

  it('left out, the day is the one after the term; the room has its month of notice', async () => {
    const { signed, token } = await landlord()
    const id = await signed({ ...term, dwelling_kind: 'room', month_resignation: null })
    expect(await goOnOf(token)(id)).toMatchObject({ went_on_from: '2026-08-15', month_resignation: 1 })
  })

  it('is ended as any other', async () => {
    const { signed, finish, rents, token } = await landlord()
    const id = await signed(term)
    await goOnOf(token)(id)
    await finish(id, { date: '2026-10-31' })
    expect(await rents(id)).toEqual([...untilAugust, ...wholeMonths(8, 10), `(${wholeMonths(11, 11)[0]!})`])
  })

  it('has its rent changed as any other', async () => {
    const { signed, token, options } = await landlord()
    const id = await signed({ ...term, start_date: '2025-05-01', first_payment_date: '2026-08-01' })
    const raise = () =>
      at.app.call(regulationCalls.regulate, { ...params(id), body: { month_sum: 12_300, from: '2027-01-01' } }, options)
    expect(await refusal(raise())).toEqual([422, 'invalid', { from: 'afterLease' }])
    await goOnOf(token)(id)
    expect((await raise()).rents).toMatchObject([
      { from: '2025-05-01', month_sum: 1_200_000 },
      { from: '2027-01-01', month_sum: 1_230_000 },
    ])
  })

  it('is not one whose term runs, that isn’t signed or is finished, nor another’s, nor from a day in the term or to come', async () => {
    const { signed, create, finish, token } = await landlord()
    const goOn = goOnOf(token)
    const [draft, running, ended, id] = [await create(term), await signed(), await signed(term), await signed(term)]
    expect(await refusal(goOn(draft))).toEqual([409, 'contractNotSigned', undefined])
    expect(await refusal(goOn(running))).toEqual([409, 'termNotOver', undefined])
    const later = await signed({ ...term, end_date: '2026-11-20' })
    expect(await refusal(goOn(later))).toEqual([409, 'termNotOver', undefined])
    await finish(ended)
    expect(await refusal(goOn(ended))).toEqual([409, 'contractFinished', undefined])
    for (const from of ['2026-08-14', '2026-11-21'])
      expect(await refusal(goOn(id, { from }))).toEqual([422, 'invalid', { from: 'goOnDay' }])
    const stranger = await landlord()
    expect(await refusal(goOnOf(stranger.token)(id))).toEqual([404, 'notFound', undefined])
    expect(await goOn(id, { from: '2026-11-20' })).toMatchObject({ went_on_from: '2026-11-20' })
  })

  it('asked for at once with its end is one of the two', async () => {
    const { signed, finish, rents, token } = await landlord()
    const id = await signed(term)
    const answers = await Promise.all([refusal(goOnOf(token)(id)), refusal(finish(id, { date: '2026-09-30' }))])
    expect(answers).toContain('none')
    // It makes no difference if the contract was finished before or after it went on. September is the last month.
    const line = (await rents(id)).filter((each) => !each.startsWith('('))
    expect(line).toEqual([...untilAugust, ...wholeMonths(8, 9)])
  })
})
