import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { fromKroner, ore } from '../../base/kit/money'
import { differenceOf, monthsText, plannedRises } from './rules-difference'
import { regulationWords } from './words'

it.each([
  [['2026-11-01'], 'november 2026', 'November 2026'],
  [['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'], 'august til november 2026', 'August to November 2026'],
  [['2025-12-01', '2026-01-01'], 'desember 2025 til januar 2026', 'December 2025 to January 2026'],
  [['2026-08-01', '2026-10-01'], 'august 2026 og oktober 2026', 'August 2026 and October 2026'],
  [
    ['2026-05-01', '2026-07-01', '2026-08-01', '2026-11-01'],
    'mai 2026, juli til august 2026 og november 2026',
    'May 2026, July to August 2026 and November 2026',
  ],
])('the months %j', (months, nb, en) => expect(monthsText(months.map(day))).toEqual({ nb, en }))

it('what months rise by together, in their order; nothing where none does', () => {
  const rise = (month: string, kroner: number) => ({
    month: day(month),
    sum_before: fromKroner(10_000),
    rise: fromKroner(kroner),
  })
  const dueOn = day('2027-01-15')
  expect(differenceOf([rise('2026-09-01', 1000), rise('2026-08-01', 500)], dueOn)).toEqual({
    months: ['2026-08-01', '2026-09-01'],
    sum: fromKroner(1500),
    dueOn,
  })
  expect([differenceOf([], dueOn), differenceOf([rise('2026-08-01', 1)], null)]).toEqual([null, null])
})

it('what a change would raise, as far as the lease tells: months that are due, a part of one by its days', () => {
  const contract = {
    start_date: day('2026-06-01'),
    end_date: day('2026-11-15'),
    finished_on: null,
    notice: null,
    first_payment_date: day('2026-06-01'),
    days_before_first_payment: 'free' as const,
    month_sum: fromKroner(10_000),
    rents: [{ from: day('2026-06-01'), month_sum: fromKroner(10_000) }],
  }
  const change = { from: day('2026-09-01'), month_sum: fromKroner(11_000) }
  const risesOn = (today: string) => plannedRises(change, contract, day(today)).map(({ month, rise }) => [month, rise])
  expect(risesOn('2026-11-28')).toEqual([
    ['2026-09-01', 100_000],
    ['2026-10-01', 100_000],
    ['2026-11-01', 50_000],
  ])
  expect(risesOn('2026-08-31')).toEqual([])
  expect(plannedRises({ ...change, month_sum: ore(1) }, contract, day('2026-11-28'))).toEqual([])
})

it.each(['nb', 'en'] as const)('no sentence of the dialog stands in two of its texts: %s', (language) => {
  const sentences = Object.values(regulationWords.texts).flatMap(
    (text) => text[language].match(/[^.]+\.(?= |$)/g) ?? [],
  )
  expect(sentences.length).toBeGreaterThan(20)
  const trimmed = sentences.map((sentence) => sentence.trim())
  expect(trimmed.filter((sentence, index) => trimmed.indexOf(sentence) !== index)).toEqual([])
})
