import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { suggestForRows } from './rules'
import type { BankRow, EarlierExpense, KnownBooks, UnmatchedVoucher } from './rules-model'
import { contractOf, kroner, noBooks, rowOf, suggestionText } from './test-books'

const voucher = (id: number, what: string, supplier: string, supplierId: number | null = null): UnmatchedVoucher => {
  const [date, sum] = what.split(' ')
  return { id, houseId: 2, date: day(date!), sum: kroner(Number(sum)), description: 'Voucher', supplier, supplierId }
}
const expense = (paidTo: string, description: string, counterAccount: string | null = null): EarlierExpense => ({
  counterAccount,
  paidTo,
  values: { supplierId: 7, cost_type: 'other_costs', cost_line: 'other', franchise: 100, houseId: 2, description },
})
const books: KnownBooks = {
  ...noBooks,
  contracts: [
    contractOf(1, { tenants: 'Åse Bjørnstad', rent: 9500, payers: ['12342100188'], paid: ['2026-09', '2026-10'] }),
    contractOf(2, { tenants: 'Per Ødegård', rent: 11_200, references: ['1000422026111'], paid: ['2026-10'] }),
  ],
  vouchers: [
    voucher(1, '2026-11-05 4500', 'Oslo Varme & Rør AS'),
    voucher(2, '2026-11-02 1200', 'Maxbo'),
    voucher(3, '2026-11-06 1200', 'Byggmakker'),
    voucher(4, '2026-11-10 1200', 'Maxbo'),
    voucher(5, '2026-11-05 300', ''),
    voucher(6, '2026-11-07 300', ''),
    voucher(8, '2026-11-05 3002', 'GF', 7),
    voucher(9, '2026-12-03 3002', 'Byggmakker', 8),
    voucher(10, '2026-10-13 640', 'Telenor', 9),
    voucher(11, '2026-11-13 640', 'Telenor', 9),
    voucher(12, '2026-12-13 640', 'Telenor', 9),
  ],
  expenses: [
    expense('Gjensidige Forsikring ASA', 'Old insurance', '12349100043'),
    expense('Gjensidige Forsikring ASA', 'Insurance', '12349100043'),
    expense('Giro  1374 Hafslund Nett Asa Avtalegiro', 'Electricity'),
    expense('OBS BYGG ALNA', 'Materials'),
  ],
}
const alone = (row: BankRow) => suggestionText(suggestForRows([row], books).get(row.id))

describe('money that went out', () => {
  it.each<[string, string, Partial<BankRow>, string]>([
    // Rent that was returned.
    ['2026-11-03 -9500', 'Tilbakeført', { counterAccount: '1234.21.00188' }, 'likely 1 2026-10=-9500 account+sum'],
    [
      '2026-11-03 -9500',
      'Retur husleie september',
      { counterparty: 'Åse Bjørnstad' },
      'likely 1 2026-09=-9500 name+sum',
    ],
    ['2026-11-03 -4000', 'TILBAKEF.', { counterAccount: '12342100188' }, 'likely 1 2026-10=-4000 account'],
    [
      '2026-11-03 -12000',
      'Tilbakeført',
      { counterAccount: '12342100188' },
      'likely 1 2026-10=-9500 2026-09=-2500 account',
    ],
    ['2026-11-03 -11200', 'Reversal', { reference: '1000422026111' }, 'likely 2 2026-10=-11200 reference+sum'],
    ['2026-11-03 -9500', 'Refusjon', { counterparty: 'Åse Bjørnstad' }, 'likely 1 2026-10=-9500 name+sum'],
    ['2026-11-20 -1000', 'Refusjon strøm', { counterparty: 'Per Ødegård' }, '-'],
    ['2026-11-03 -9500', 'Tilbakeført', { counterparty: 'Kari Østby' }, '-'],
    ['2026-11-03 -9500', '', { counterparty: 'Åse Bjørnstad' }, '-'],
    ['2026-11-03 -28500', 'Depositum tilbakeført', { counterparty: 'Åse Bjørnstad' }, '-'],
    // An existing voucher of the same sum.
    ['2026-11-05 -4500', 'Faktura 20417', { counterparty: 'Oslo Varme & Rør AS' }, 'sure bilag 1 name+sum+date'],
    ['2026-11-09 -4500', 'Til: OSLO VARME & RØR AS; faktura "20611"', {}, 'sure bilag 1 name+sum+date'],
    ['2026-11-12 -4500', 'Oslo Varme', {}, 'sure bilag 1 name+sum+date'],
    // The landlord is asked about a voucher that is more than a week and at most sixty days away.
    ['2026-11-13 -4500', 'Oslo Varme', {}, 'likely bilag 1 name+sum'],
    ['2027-01-04 -4500', 'Oslo Varme', {}, 'likely bilag 1 name+sum'],
    ['2027-01-05 -4500', 'Oslo Varme', {}, '-'],
    ['2026-11-13 -4500', 'JERNIA STORO OSLO NO', {}, '-'],
    ['2026-10-29 -4500', 'Oslo Varme', {}, 'sure bilag 1 name+sum+date'],
    ['2026-10-28 -4500', 'Oslo Varme', {}, 'likely bilag 1 name+sum'],
    ['2026-09-06 -4500', 'Oslo Varme', {}, 'likely bilag 1 name+sum'],
    ['2026-09-05 -4500', 'Oslo Varme', {}, '-'],
    // A voucher of the supplier, whom the account shows. It is chosen before a new voucher, and before another
    // supplier's voucher of that day.
    ['2026-12-03 -3002', 'Avtalegiro', { counterAccount: '12349100043' }, 'likely bilag 8 account+sum'],
    ['2026-12-03 -3002', 'Avtalegiro', { counterAccount: '12349100044' }, 'likely bilag 9 sum+date'],
    // An invoice is written before it is paid. Of two earlier invoices, the nearer one counts.
    ['2026-11-30 -640', 'Telenor', {}, 'likely bilag 11 name+sum'],
    ['2026-11-05 -4500', 'JERNIA STORO OSLO NO', {}, 'likely bilag 1 sum+date'],
    ['2026-11-05 -4500.01', 'Oslo Varme & Rør', {}, '-'],
    ['2026-11-06 -1200', 'Maxbo Alna', {}, 'likely bilag 2 name+sum+date'],
    ['2026-11-08 -1200', 'Maxbo Alna', {}, 'likely bilag 4 name+sum+date'],
    ['2026-11-06 -1200', 'Byggmakker', {}, 'sure bilag 3 name+sum+date'],
    ['2026-11-08 -1200', 'Varekjøp', {}, 'likely bilag 3 sum+date'],
    ['2026-11-06 -300', 'Vipps', {}, 'likely bilag 5 sum+date'],
    // A new voucher.
    ['2026-11-20 -4213', '', { counterAccount: '12349100043' }, 'new Insurance/7/other_costs/2 4213 2026-11-20'],
    [
      '2026-11-20 -4213',
      'Giro 1374 Gjensidige Forsikring Asa Avtalegiro',
      {},
      'new Insurance/7/other_costs/2 4213 2026-11-20',
    ],
    ['2026-11-20 -801.5', 'Giro 99 Hafslund Nett', {}, 'new Electricity/7/other_costs/2 801.5 2026-11-20'],
    ['2026-11-20 -50', 'Varekjøp i butikk OBS BYGG STORO', {}, 'new Materials/7/other_costs/2 50 2026-11-20'],
    ['2026-11-20 -50', 'Varekjøp i butikk KIWI', {}, '-'],
    ['2026-11-20 -50', 'Varekjøp', {}, '-'],
    ['2026-11-20 -50', 'OBS', {}, '-'],
    // Payments that have nothing to do with the letting.
    ['2026-11-05 -4500', 'Nettbank til: Spare', { counterAccount: '12341100001' }, '-'],
    ['2026-11-05 -4500', 'Til sparing', {}, '-'],
    ['2026-11-05 -4500', 'Kontoregulering 221', {}, '-'],
    ['2026-11-05 -4500', 'Oslo Varme & Rør', { lumpSum: true }, '-'],
  ])('%s %s %j: %#', (what, text, more, expected) => expect(alone(rowOf(what, text, more))).toBe(expected))

  it('is never sure of one voucher twice, and offers another one first', () => {
    const rows = [
      rowOf('2026-11-05 -4500', 'Oslo Varme & Rør'),
      rowOf('2026-11-05 -4500', 'Oslo Varme & Rør'),
      rowOf('2026-11-06 -300', 'Vipps'),
      rowOf('2026-11-06 -300', 'Vipps'),
    ]
    const found = suggestForRows(rows, books)
    expect(rows.map(({ id }) => suggestionText(found.get(id)))).toEqual([
      'sure bilag 1 name+sum+date',
      '-',
      'likely bilag 5 sum+date',
      'likely bilag 6 sum+date',
    ])
  })
})

describe('money that came back', () => {
  const credit: KnownBooks = {
    ...books,
    vouchers: [voucher(20, '2026-11-05 -750', 'Oslo Varme & Rør AS'), voucher(21, '2026-11-05 -9500', 'Maxbo')],
  }
  const incoming = (what: string, text: string, more: Partial<BankRow> = {}) => {
    const row = rowOf(what, text, more)
    return suggestionText(suggestForRows([row], credit).get(row.id))
  }

  it('is a credit note of its sum, the supplier’s is sure', () => {
    expect(incoming('2026-11-06 750', 'Kreditnota Oslo Varme & Rør AS')).toBe('sure bilag 20 name+sum+date')
    expect(incoming('2026-11-06 750', 'Overføring')).toBe('likely bilag 20 sum+date')
    expect(incoming('2026-11-06 751', 'Oslo Varme & Rør AS')).not.toContain('bilag')
  })

  it('is rather rent, where it may be', () => {
    expect(incoming('2026-11-02 9500', 'Husleie', { counterparty: 'Åse Bjørnstad' })).toContain('sure 1 2026-11=9500')
  })
})
