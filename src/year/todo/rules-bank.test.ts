import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { BankTransaction, ShownSuggestion } from '../../bank/transaction/model'
import { signedByHand } from '../../lease/contract-overview/test-status'
import type { ContractArrears, RentInBank } from '../../lease/rent-account/model'
import { todoLines, type TodoSource } from './rules'
import { equalParts } from './rules-bank'

const today = day('2026-11-20')
const lease = {
  id: 7,
  houseId: 1,
  tenant_first_name: 'Jonas',
  tenant_last_name: 'Kvernberg',
  tenant_email: '',
  tenant_phone_code: '+47',
  tenant_phone: '',
  co_tenants: [],
  ...signedByHand(),
  start_date: day('2026-10-01'),
  first_payment_date: day('2026-10-01'),
}
const row = (suggestion: ShownSuggestion | null, more: Partial<BankTransaction> = {}): BankTransaction => ({
  id: 5,
  bankAccountId: 1,
  date: day('2026-11-02'),
  sum: ore(1_590_000),
  text: 'Overføring',
  counterparty: 'Kvernberg Jonas',
  counter_account: null,
  reference: null,
  lump_sum: false,
  state: 'open',
  match: null,
  suggestion,
  ...more,
})
const november = { month: '2026-11', sum: ore(1_590_000) }
const rent = (certainty: 'sure' | 'likely', months = [november]): ShownSuggestion => ({
  kind: 'rent',
  contractId: 7,
  months,
  certainty,
  because: ['account', 'name', 'sum'],
})
const bilag = (certainty: 'sure' | 'likely', houseId = 1): ShownSuggestion => ({
  kind: 'bilag',
  bilagId: 3,
  houseId,
  certainty,
  because: ['sum'],
})
const payment: ShownSuggestion = { kind: 'payment', paymentId: 4, certainty: 'sure', because: ['sum'] }
const again: ShownSuggestion = {
  kind: 'new-bilag',
  values: {
    houseId: 1,
    supplierId: 1,
    cost_type: 'other_costs',
    cost_line: 'other',
    franchise: 100,
    description: 'Strøm',
    sum: ore(31_900),
    date: today,
  },
}
const out = { sum: ore(-31_900), counterparty: 'Strømmesenteret' }
const registered = [{ transactionId: 5, contractId: 7, paymentId: 4, date: day('2026-11-28') }]

const linesOf = (source: Partial<TodoSource>) =>
  todoLines(
    {
      contracts: [lease],
      arrears: [],
      waiting: { unfinished: [], return_year: null },
      rows: [],
      inBank: { read_until: today, rents: [], registered },
      houseId: null,
      canSend: true,
      ...source,
    },
    today,
  )

describe('a line of an open transaction', () => {
  it.each([
    ['rent', row(rent('sure')), { names: ['Jonas'], sum: 1_590_000, day: '2026-11-02', months: ['2026-11-01'] }],
    ['rentLikely', row(rent('likely')), { names: ['Jonas'], months: ['2026-11-01'] }],
    ['rentBack', row(rent('likely'), { sum: ore(-1_590_000) }), { names: ['Jonas'], sum: 1_590_000 }],
    ['registered', row(payment), { names: ['Jonas'], day: '2026-11-28' }],
    ['paid', row(bilag('sure'), out), { names: ['Strømmesenteret'], sum: 31_900 }],
    ['paidLikely', row(bilag('likely'), out), { names: ['Strømmesenteret'] }],
    ['voucher', row(again, out), { names: ['Strømmesenteret'], sum: 31_900 }],
    ['unknownOut', row(null, out), { names: ['Strømmesenteret'], sum: 31_900 }],
    ['unknownIn', row(null, { counterparty: null }), { names: ['Overføring'], sum: 1_590_000 }],
    [
      'twice',
      row(null, { ...out, same_as: { id: 4, read_on: day('2026-11-19') } }),
      { names: ['Strømmesenteret'], sum: 31_900, day: '2026-11-19' },
    ],
    [
      'unknownIn',
      row(null, { counterparty: null, text: 'Fra: Jonas Kvernberg Betalt: 02.11.26 Husleie' }),
      { names: ['Jonas Kvernberg'] },
    ],
  ] as const)(
    '%s is told, goes with its state, and comes back when the transaction is opened again',
    (kind, of, fact) => {
      const [line] = linesOf({ rows: [of] })
      expect(line).toMatchObject({ key: `${kind} 5`, kind, fact, evidence: { row: of } })
      expect(linesOf({ rows: [{ ...of, state: 'matched' }] })).toEqual([])
      expect(linesOf({ rows: [{ ...of, state: 'ignored' }] })).toEqual([])
      expect(linesOf({ rows: [{ ...of, state: 'open' }] })).toEqual([line])
    },
  )

  it('has as its evidence the voucher, or the payment that was registered', () => {
    expect(linesOf({ rows: [row(bilag('sure'), out)] })).toMatchObject([{ evidence: { voucher: 3 } }])
    expect(linesOf({ rows: [row(payment)] })).toMatchObject([
      { evidence: { contract: 7, payment: { id: 4, date: '2026-11-28' } } },
    ])
  })

  it('stands before unpaid rent where it may be rent, and last where nothing is known', () => {
    const rows = [null, rent('likely'), bilag('sure'), payment, rent('sure')].map((suggestion, id) =>
      row(suggestion, { id }),
    )
    const arrears = [owes(8, ['2026-11'])]
    expect(linesOf({ rows, arrears }).map(({ kind }) => kind)).toEqual([
      'rent',
      'paid',
      'registered',
      'rentLikely',
      'owed',
      'unknownIn',
    ])
  })

  it.each([
    ['rent', row(rent('sure')), 1],
    ['registered', row(payment), 1],
    ['paid', row(bilag('sure', 1), out), 1],
    ['paid', row(bilag('sure', 2), out), 2],
    ['paidLikely', row(bilag('likely', 2), out), 2],
    ['voucher', row(again, out), 1],
    ['unknownOut', row(null, out), null],
    ['unknownIn', row(null), null],
  ] as const)(
    '%s %#: is of the house of its contract or voucher, and of no house where it has neither',
    (kind, of, at) => {
      const kindsIn = (houseId: number | null) => linesOf({ rows: [of], houseId }).map((line) => line.kind)
      expect([kindsIn(1), kindsIn(2), kindsIn(null)]).toEqual([at === 1 ? [kind] : [], at === 2 ? [kind] : [], [kind]])
    },
  )
})

const owes = (contractId: number, months: readonly string[]): ContractArrears => ({
  contractId,
  houseId: 1,
  tenants: ['Jonas Kvernberg'],
  owed: ore(1_590_000 * months.length),
  since: day('2026-10-01'),
  days: 50,
  months: months.map((month) => ({ month, owed: ore(1_590_000) })),
})
const inBank = (certainty: 'sure' | 'likely', ...months: readonly string[]): RentInBank => ({
  read_until: today,
  rents: [
    {
      transactionId: 5,
      contractId: 7,
      date: today,
      sum: ore(1_590_000),
      certainty,
      months: months.map((month) => ({ month, sum: ore(1_590_000) })),
    },
  ],
})

describe('unpaid rent that lies in the bank', () => {
  it.each(['sure', 'likely'] as const)(
    'has the line of its %s transaction alone, so nobody registers it too',
    (certainty) =>
      expect(linesOf({ arrears: [owes(7, ['2026-11'])], inBank: inBank(certainty, '2026-11') })).toEqual([]),
  )

  it('leaves the other months, with what they owe and since when', () => {
    const arrears = [owes(7, ['2026-10', '2026-11'])]
    expect(linesOf({ arrears, inBank: inBank('sure', '2026-10') })).toMatchObject([
      { kind: 'owed', fact: { sum: 1_590_000, day: '2026-11-02', months: ['2026-11-01'] } },
    ])
    expect(linesOf({ arrears, inBank: inBank('sure', '2026-11') })).toMatchObject([
      { fact: { sum: 1_590_000, day: '2026-10-01', months: ['2026-10-01'] } },
    ])
  })

  it('says nothing about another contract', () => {
    const arrears = [owes(8, ['2026-11'])]
    expect(linesOf({ arrears, inBank: inBank('sure', '2026-11') })).toMatchObject([{ key: 'owed 8' }])
  })
})

describe('equal parts of a transaction and what it is for', () => {
  it.each([
    ['2026-11-02', 1_590_000, { sum: true, days: 0 }],
    ['2026-11-05', 1_590_001, { sum: false, days: 3 }],
    [null, null, { sum: false, days: null }],
  ] as const)('%s %s', (at, sum, parts) => {
    const other = { sum: sum === null ? null : ore(sum), day: at === null ? null : day(at) }
    expect(equalParts(row(rent('sure')), other)).toEqual({ account: true, name: true, reference: false, ...parts })
    expect(equalParts(row(null), other)).toEqual({ account: false, name: false, reference: false, ...parts })
  })
})
