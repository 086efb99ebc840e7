import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { builtInRates } from '../../base/register/rules-rates'
import { rentAccountOf } from './rules'
import type { RentPayment } from './rules-allocate'
import { toRentAccountAnswer } from './rules-answer'
import { toRentYear } from './rules-year'
import { lateCharges, lateMonths, reminderText, type ReminderSource } from './rules-reminder'

const account = (payments: readonly RentPayment[], today: string, months = ['2026-10', '2026-11']) =>
  toRentAccountAnswer(
    rentAccountOf(
      {
        from: day('2026-10-01'),
        months: months.map((month) => ({ month: day(`${month}-01`), dueOn: day(`${month}-02`), sum: ore(1_000_000) })),
        payments,
      },
      day(today),
    ),
    day('2026-10-01'),
    payments.map(({ id }) => ({ id, note: '', transactionId: null })),
  )
const part = { id: 1, date: day('2026-11-12'), sum: ore(1_400_000), months: null }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('months that are late', () => {
  it('are those that were due before today and are not paid in full', () => {
    expect(lateMonths(account([part], '2026-11-22'), day('2026-11-22'))).toEqual([
      { month: '2026-11-01', dueOn: '2026-11-02', open: 600_000, isRise: false },
    ])
    expect(lateMonths(account([part], '2026-11-02'), day('2026-11-02'))).toEqual([])
  })
})

describe('a month that rose twice after it was due', () => {
  // 10 000 was paid on time. Two rises of 1 000 each: the first one is agreed first, its day may be the later one.
  const rise = (dueOn: string, agreedOn: string) => ({ sum: ore(100_000), dueOn: day(dueOn), agreedOn: day(agreedOn) })
  const account = (today: string, extra = 0) =>
    rentAccountOf(
      {
        from: day('2026-10-01'),
        months: [
          {
            month: day('2026-10-01'),
            dueOn: day('2026-10-02'),
            sum: ore(1_200_000),
            later: [rise('2026-11-29', '2026-11-20'), rise('2027-06-20', '2026-11-21')],
          },
        ],
        payments: [{ id: 1, date: day('2026-10-02'), sum: ore(1_000_000 + extra), months: null }],
      },
      day(today),
    )
  const answer = (today: string, extra?: number) =>
    toRentAccountAnswer(account(today, extra), day('2026-10-01'), [{ id: 1, note: '', transactionId: null }])

  it.each<[string, number, readonly string[]]>([
    ['2026-11-29', 0, []],
    ['2026-11-30', 0, ['2026-11-29 1000']],
    ['2027-06-20', 0, ['2026-11-29 1000']],
    ['2027-06-21', 0, ['2026-11-29 1000', '2027-06-20 1000']],
    ['2027-06-21', 150_000, ['2027-06-20 500']],
  ])('is late on %s with each rise from its own day: %#', (today, extra, expected) => {
    const late = lateMonths(answer(today, extra), day(today))
    expect(late.map(({ dueOn, open }) => `${dueOn} ${open / 100}`)).toEqual(expected)
    const charges = lateCharges(answer(today, extra), day(today), builtInRates)
    expect(new Set(charges.interest.periods.map(({ dueOn, unpaid }) => `${dueOn} ${unpaid / 100}`))).toEqual(
      new Set(expected.filter((each) => each.startsWith('2026'))),
    )
  })

  it('answers all of the rise with the last day, and each rise with its own', () => {
    const rises = [
      { sum: 100_000, due_on: '2026-11-29' },
      { sum: 100_000, due_on: '2027-06-20' },
    ]
    const later = { sum: 200_000, due_on: '2027-06-20' }
    expect(answer('2026-11-30').months[0]).toMatchObject({ later, rises })
    const of = { id: 7, houseId: 1, tenants: () => [] }
    expect(toRentYear(of, account('2026-11-30'), 2026)?.months[0]).toMatchObject({ later, rises })
  })
})

describe('what may be asked for beside the rent', () => {
  it('is interest of each late month by its days and parts, and the fee of a reminder', () => {
    const { interest, fee } = lateCharges(account([part], '2026-11-22'), day('2026-11-22'), builtInRates)
    // Ten days with 10 000 unpaid and ten days with 6 000 unpaid, at 12.25 % a year.
    expect(interest.sum).toBe(5_370)
    expect(interest.periods.map(({ dueOn, days, unpaid }) => [dueOn, days, unpaid])).toEqual([
      ['2026-11-02', 10, 1_000_000],
      ['2026-11-02', 10, 600_000],
    ])
    expect(fee).toEqual({ sum: 3_800, from: '2026-11-16', year: 2026 })
  })

  it('names the day from which a reminder may cost something, also while it is to come', () => {
    expect(lateCharges(account([part], '2026-11-13'), day('2026-11-13'), builtInRates).fee).toEqual({
      sum: 3_800,
      from: '2026-11-16',
      year: 2026,
    })
  })

  it('is not reckoned for days whose rate is not known', () => {
    const { interest, fee } = lateCharges(account([], '2027-02-01'), day('2027-02-01'), builtInRates)
    expect(interest).toMatchObject({ unknown: [{ from: '2027-01-01', until: '2027-02-01' }] })
    expect(interest.sum).toBeGreaterThan(0)
    expect(fee).toEqual({ sum: null, from: '2026-10-16', year: 2027 })
  })
})

describe('the text of a reminder', () => {
  const source: ReminderSource = {
    tenants: ['Ola', 'Siri'],
    dwelling: 'Storgata 12',
    months: lateMonths(account([{ ...part, sum: ore(400_000) }], '2026-11-22'), day('2026-11-22')),
    account: '1234 56 78903',
    kid: '123456782',
    payBy: day('2026-12-06'),
    landlord: 'Kari Nordmann',
    countedUntil: null,
  }

  it('says what is missing of which month, where it is paid to and under which KID, in Norwegian', () => {
    expect(plain(reminderText(source, 'nb'))).toBe(
      [
        'Hei Ola og Siri,',
        '',
        'Jeg kan ikke se at all leie for Storgata 12 er betalt. Dette gjenstår:',
        '– oktober 2026: kr 6 000, forfalt 02.10.2026',
        '– november 2026: kr 10 000, forfalt 02.11.2026',
        'Til sammen: kr 16 000',
        '',
        'Vennligst betal kr 16 000 til konto 1234 56 78903 innen 06.12.2026.',
        'KID: 123456782',
        'Har du betalt i mellomtiden, kan du se bort fra denne påminnelsen.',
        '',
        'Vennlig hilsen',
        'Kari Nordmann',
      ].join('\n'),
    )
  })

  it('says it in English, without a total of one month and without what is not known', () => {
    const text = plain(
      reminderText({ ...source, tenants: [], months: source.months.slice(1), account: '', kid: '' }, 'en'),
    )
    expect(text).toContain('Hi,')
    expect(text).toContain('– November 2026: kr 10 000, due on 02.11.2026')
    expect(text).toContain('to the account that the rent usually goes to')
    expect(text).not.toMatch(/In total|KID/)
  })

  it('never adds interest or a fee', () => {
    expect(reminderText(source, 'nb')).not.toMatch(/rente|gebyr|purr/i)
  })

  it('says until which day payments at the bank are counted, where a file was read', () => {
    const countedUntil = day('2026-11-20')
    expect(reminderText({ ...source, countedUntil }, 'nb')).toContain('Betalinger til og med 20.11.2026 er tatt med.')
    expect(reminderText({ ...source, countedUntil }, 'en')).toContain('up to and including 20.11.2026')
    expect(reminderText(source, 'nb')).not.toContain('tatt med')
  })
})
