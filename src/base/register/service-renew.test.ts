import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { day, type Instant } from '../kit/day'
import { publicRegisterCalls } from './calls'
import { addRate, parseRate } from './service-rates'
import { acceptDifferences } from './service-renew'
import { knownMunicipalities } from './service-stored'
import { testRegisters } from './test-registers'

let at: Awaited<ReturnType<typeof testRegisters>>
let [token, email] = ['', '']
beforeAll(async () => {
  at = await testRegisters()
  ;({ token, email } = await at.app.landlord())
})
/** Moves the clock, and logs in, because a session doesn't live that long. */
async function moveTo(now: string) {
  at.app.setNow(now)
  token = (await at.app.login(email)).accessToken
}
afterAll(() => at.stop())
beforeEach(async () => {
  await moveTo('2026-11-20T10:00:00.000Z')
  at.app.logged.splice(0)
  for (const table of ['price_index', 'official_rate', 'municipality', 'register_reading'] as const)
    await at.app.db.deleteFrom(table).execute()
})
afterEach(() => at.recover())

const prices = () => at.app.call(publicRegisterCalls.prices, {}, { token })
const rates = (language = 'en') =>
  at.app.call(publicRegisterCalls.rates, {}, { token, headers: { 'accept-language': language } })
const lastMonth = async () => (await prices()).months.at(-1)
const stored = () => at.app.db.selectFrom('price_index').select(['month', 'tenths']).orderBy('month').execute()

/** An answer of the index as the register gives it, with another figure for a month. */
async function otherFigures(changed: Record<string, number>) {
  const answer = await fetch(
    `${at.sandbox.url}/api/pxwebapi/v2/tables/14700/data?valueCodes[ContentsCode]=KpiIndMnd&valueCodes[Tid]=top(36)`,
  )
  const body = (await answer.json()) as {
    value: number[]
    dimension: { Tid: { category: { index: Record<string, number> } } }
  }
  for (const [code, value] of Object.entries(changed)) body.value[body.dimension.Tid.category.index[code]!] = value
  return { kind: 'status', status: 200, body }
}

describe('the price index', () => {
  it('gets the months that came, with the day of reading and the source', async () => {
    expect(await prices()).toMatchObject({ updated_at: '2026-06-10T06:00:00.000Z' })
    await at.renew()
    const after = await prices()
    expect(after).toMatchObject({
      updated_at: at.app.now(),
      source: 'Statistisk sentralbyrå, tabell 14700 (2025 = 100)',
    })
    expect(after.months.slice(-5)).toEqual([
      { month: '2026-06', value: 102.8 },
      { month: '2026-07', value: 103.8 },
      { month: '2026-08', value: 103.5 },
      { month: '2026-09', value: 104 },
      { month: '2026-10', value: 103.7 },
    ])
    expect(after.months.find(({ month }) => month === '2026-05')).toEqual({ month: '2026-05', value: 103 })
  })

  it('is not read before its hour, when its newest month is 0', async () => {
    await moveTo('2026-12-10T06:00:00.000Z')
    await at.renew(false)
    expect(await stored()).toEqual([])
    // An operator may ask all the same. The month that is 0 is left out.
    await at.renew()
    expect(await lastMonth()).toMatchObject({ month: '2026-10' })
    await moveTo('2026-12-10T07:30:00.000Z')
    await at.renew(false)
    expect(await lastMonth()).toMatchObject({ month: '2026-11' })
  })

  it('with another figure for an old month is an alarm, and nothing changes until the operator accepts it', async () => {
    await at.renew()
    const before = await stored()
    await moveTo('2026-12-12T10:00:00.000Z')
    await at.fail('ssb', await otherFigures({ '2026M03': 102.5, '2026M08': 103.6 }))
    await at.renew()
    expect(await stored()).toEqual(before)
    expect(at.app.logged).toEqual([
      'error: register ssb gives other values than those stored; nothing was changed: 2026-03: 102.4 -> 102.5; 2026-08: 103.5 -> 103.6',
    ])
    expect((await rates()).alarm).toContain('2026-03: 102.4 → 102.5; 2026-08: 103.5 → 103.6')
    expect((await rates('nb')).alarm).toContain('Ingenting er endret')
    expect(await acceptDifferences(at.app.db, 'ssb', at.app.now())).toBe(2)
    expect((await rates()).alarm).toBeNull()
    expect((await prices()).months.find(({ month }) => month === '2026-03')).toEqual({ month: '2026-03', value: 102.5 })
    // The next reading agrees, and the month that waited is added.
    await at.fail('ssb', await otherFigures({ '2026M03': 102.5, '2026M08': 103.6 }))
    await at.renew()
    expect(await lastMonth()).toMatchObject({ month: '2026-11' })
  })

  it('ends an alarm by itself when the register takes its figure back', async () => {
    await at.fail('ssb', await otherFigures({ '2026M03': 102.5 }))
    await at.renew()
    expect((await rates()).alarm).not.toBeNull()
    await at.renew()
    expect((await rates()).alarm).toBeNull()
  })

  it.each<[string, object]>([
    ['500', { kind: 'status', status: 500 }],
    ['400', { kind: 'status', status: 400, body: { title: 'Non-existent value' } }],
    ['garbage', { kind: 'garbage' }],
    ['no connection', { kind: 'refuse' }],
    ['another base', { kind: 'status', status: 200, body: { id: [], size: [], dimension: {}, value: [] } }],
  ])('stays as it is after %s, and is asked again after an hour', async (_what, fault) => {
    await at.fail('ssb', fault, 2)
    await at.renew(false)
    expect(await stored()).toEqual([])
    expect(await prices()).toMatchObject({ updated_at: '2026-06-10T06:00:00.000Z' })
    await at.recover()
    await moveTo('2026-11-20T10:30:00.000Z')
    await at.renew(false)
    expect(await stored()).toEqual([])
    await moveTo('2026-11-20T11:00:00.000Z')
    await at.renew(false)
    expect((await stored()).length).toBe(5)
  })
})

describe('the policy rate', () => {
  it('says what to expect while a rate of late interest is missing, and nothing else', async () => {
    await moveTo('2027-01-04T10:00:00.000Z')
    const before = await rates()
    await at.renew()
    const after = await rates()
    expect(after.late_interest).toEqual(before.late_interest)
    expect(before.alarm).toBe(
      'The rate of late interest from 01.01.2027 has not been added. The reminder fee from 01.01.2027 has not been added.',
    )
    expect(after.alarm).toContain('The policy rate was 4,50 % on 01.01.2027, which suggests 12,50 %.')
  })
})

describe('the municipalities', () => {
  it('are the built-in ones until they are read', async () => {
    expect(await knownMunicipalities(at.app.db)).toHaveLength(357)
    expect(await at.app.db.selectFrom('municipality').select('number').execute()).toEqual([])
    await at.renew()
    const rows = await at.app.db.selectFrom('municipality').selectAll().where('number', '=', '0301').execute()
    expect(rows).toEqual([
      {
        number: '0301',
        name: 'Oslo - Oslove',
        source: 'Statistisk sentralbyrå, KLASS 131',
        read_at: at.app.now(),
        gone_on: null,
      },
    ])
  })

  it('of which one is gone or has another name are an alarm, and stay until the operator accepts it', async () => {
    const answer = await fetch(`${at.sandbox.url}/api/klass/v1/classifications/131/codesAt.json?date=2027-01-01`)
    const { codes } = (await answer.json()) as { codes: { code: string; name: string }[] }
    const changed = codes
      .filter(({ code }) => code !== '1508')
      .map(({ code, name }) => ({ code, name: code === '1103' ? 'Stavanger by' : name }))
    await at.fail('klass', { kind: 'status', status: 200, body: { codes: changed } })
    await at.renew()
    expect((await rates()).alarm).toContain('1103: Stavanger → Stavanger by; 1508: Ålesund → no longer there')
    expect(await at.app.db.selectFrom('municipality').select('number').execute()).toEqual([])
    expect(await acceptDifferences(at.app.db, 'klass', at.app.now())).toBe(2)
    const known = await knownMunicipalities(at.app.db)
    expect([known.length, known.find(({ number }) => number === '1103')?.name]).toEqual([356, 'Stavanger by'])
  })
})

describe('a rate that the operator adds', () => {
  const add = (words: string[], instead = false) =>
    addRate(at.app.db, parseRate(words), { now: '2026-12-20T10:00:00.000Z' as Instant, instead })
  const interest = (figure: string) => ['late_interest', '2027-01-01', figure, 'FOR-2026-12-17-3400']

  it('holds from its day, with its source', async () => {
    expect(await add(interest('12,5'))).toBe(true)
    expect(await add(interest('12.50'))).toBe(false)
    expect(await add(['reminder_fee', '2027-01-01', '39', 'Inkassoforskriften', '§ 1-1'])).toBe(true)
    const { late_interest, reminder_fee } = await rates()
    expect(late_interest.at(-1)).toEqual({ from: '2027-01-01', percent: 12.5, source: 'FOR-2026-12-17-3400' })
    expect(reminder_fee.at(-1)).toEqual({ from: '2027-01-01', sum: 3900, source: 'Inkassoforskriften § 1-1' })
  })

  it('is not replaced by another one, unless that is said', async () => {
    await add(interest('12.5'))
    await expect(add(interest('12.75'))).rejects.toThrow('is 12.5 already. Add --instead')
    expect(await add(interest('12.75'), true)).toBe(true)
    expect((await rates()).late_interest.at(-1)).toMatchObject({ from: day('2027-01-01'), percent: 12.75 })
    // The same for one that came with the program.
    await expect(add(['late_interest', '2026-07-01', '12.5', 'FOR'])).rejects.toThrow('is 12.25 already')
  })

  it.each<[string[], string]>([
    [['interest', '2027-01-01', '12.5', 'FOR'], 'There is no rate "interest"'],
    [['late_interest', '2027-02-29', '12.5', 'FOR'], '"2027-02-29" is no day'],
    [['late_interest', '2027-02-01', '12.5', 'FOR'], 'begins on 1 January or 1 July'],
    [['late_interest', '2027-01-01', '125', 'FOR'], 'no percentage'],
    [['late_interest', '2027-01-01', '0', 'FOR'], 'no percentage'],
    [['late_interest', '2027-01-01', '12.555', 'FOR'], 'no percentage'],
    [['reminder_fee', '2027-01-01', 'x', 'FOR'], 'no sum'],
    [['late_interest', '2027-01-01', '12.5'], 'Name the source'],
  ])('%j is refused', (words, sentence) => expect(() => parseRate(words)).toThrow(sentence))
})
