import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { rentAccountOf } from './rules'
import type { StatementData } from './model-statement'
import { statementMonths, statementSheet } from './rules-statement'

const today = day('2026-11-20')
const account = rentAccountOf(
  {
    from: day('2026-09-01'),
    months: ['2026-09', '2026-10', '2026-11', '2026-12'].map((month) => ({
      month: day(`${month}-01`),
      dueOn: day(`${month}-02`),
      sum: ore(900_000),
    })),
    payments: [
      { id: 1, date: day('2026-09-02'), sum: ore(900_000), months: null },
      { id: 2, date: day('2026-10-02'), sum: ore(400_000), months: null },
      { id: 3, date: day('2026-10-09'), sum: ore(600_000), months: null },
    ],
  },
  today,
)
const period = { from: day('2026-10-01'), to: day('2026-12-01') }

describe('the months of a statement', () => {
  it('are those between the two, each with the days on which it was paid', () => {
    expect(
      statementMonths(account, period).map(({ month, paid, paidOn }) => [
        month,
        paid,
        paidOn.map(({ day: on, sum }) => `${on} ${sum}`),
      ]),
    ).toEqual([
      ['2026-10-01', 900_000, ['2026-10-02 400000', '2026-10-09 500000']],
      ['2026-11-01', 100_000, ['2026-10-09 100000']],
      ['2026-12-01', 0, []],
    ])
  })

  it('end with the tenancy, also if a month in it had no rent', () => {
    const months = [900_000, 0, 900_000, 0].map((sum, at) => ({
      month: day(`2026-${String(at + 9).padStart(2, '0')}-01`),
      dueOn: day(`2026-${String(at + 9).padStart(2, '0')}-02`),
      sum: ore(sum),
    }))
    const ended = rentAccountOf({ from: day('2026-09-01'), months, payments: [] }, today)
    expect(
      statementMonths(ended, { from: day('2026-09-01'), to: day('2026-12-01') }).map(({ month }) => month),
    ).toEqual(['2026-09-01', '2026-10-01', '2026-11-01'])
  })

  it('come to what was paid, and what of it is missing that is due', () => {
    const data: StatementData = {
      number: 1,
      writtenOn: today,
      landlord: { name: 'Kari Nordmann', address: '', email: 'kari@example.no', phone: '' },
      tenants: ['Ola Hansen', 'Siri Lie'],
      house: 'Storgata 12',
      address: 'Storgata 12, 0155 Oslo',
      ...period,
      months: statementMonths(account, period),
    }
    const { facts, total, sender } = statementSheet(data, 'nb')
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(facts.map(({ label, value }) => plain(`${label.nb}: ${value.nb}`))).toEqual([
      'Utleier: Kari Nordmann',
      'Leietakere: Ola Hansen\nSiri Lie',
      'Bolig: Storgata 12\nStorgata 12, 0155 Oslo',
      'Periode: oktober 2026 – desember 2026',
      'Betalt for disse månedene: kr 10 000',
      'Ikke betalt: kr 8 000',
    ])
    expect(total.cells.map(plain)).toEqual(['', 'kr 27 000', 'kr 10 000', ''])
    expect(sender).toBe('Kari Nordmann\nkari@example.no')
  })
})
