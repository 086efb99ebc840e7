import { describe, expect, it } from 'vitest'
import { suggestForRows } from './rules'
import type { RentCandidate } from '../../lease/rent-account/rules-candidates'
import type { Day, Instant } from '../../base/kit/day'
import type { BankRow } from './rules-model'
import { contractOf, fiveContracts, kroner, noBooks, rowOf, suggestionText } from './test-books'

const alone = (row: BankRow, contracts: readonly RentCandidate[] = fiveContracts) =>
  suggestionText(suggestForRows([row], { ...noBooks, contracts }).get(row.id))
const list = (rows: readonly BankRow[], contracts: readonly RentCandidate[] = fiveContracts) => {
  const found = suggestForRows(rows, { ...noBooks, contracts })
  return rows.map(({ id }) => suggestionText(found.get(id)))
}

describe('several contracts', () => {
  it('of the same rent: the name decides, without one it is asked', () => {
    const two = [
      contractOf(1, { tenants: 'Per Hansen', rent: 9500 }),
      contractOf(2, { tenants: 'Kari Hansen', rent: 9500 }),
    ]
    expect(alone(rowOf('2026-11-02 9500', '', { counterparty: 'Kari Hansen' }), two)).toBe(
      'sure 2 2026-11=9500 name+sum',
    )
    expect(alone(rowOf('2026-11-02 9500', '', { counterparty: 'Ola Hansen' }), two)).toBe(
      'likely 1 2026-11=9500 name+sum',
    )
  })

  it('of one tenant: a tie is asked, another rent is not', () => {
    const two = (rent: number) => [
      contractOf(1, { tenants: 'Per Hansen', rent: 9500 }),
      contractOf(2, { tenants: 'Per Hansen', rent }),
    ]
    const row = rowOf('2026-11-02 9500', 'husleie', { counterparty: 'Per Hansen' })
    expect(alone(row, two(9500))).toBe('likely 1 2026-11=9500 name+sum')
    expect(alone(row, two(1500))).toBe('sure 1 2026-11=9500 name+sum')
    expect(list([row, { ...row, id: 1_000_000 }], two(9500)).filter((each) => each.startsWith('sure'))).toEqual([])
  })

  it('of one payer: the tenant in the message decides, against the account it is asked', () => {
    const two = [
      contractOf(1, { tenants: 'Per Hansen', rent: 9500, payers: ['12342100188'] }),
      contractOf(2, { tenants: 'Kari Lie', rent: 9500, payers: ['12342100188'] }),
      contractOf(3, { tenants: 'Ola Berg', rent: 9500 }),
    ]
    const by = (text: string) =>
      alone(rowOf('2026-11-02 9500', text, { counterAccount: '12342100188', counterparty: 'Mor' }), two)
    expect(by('leie for Kari Lie')).toBe('sure 2 2026-11=9500 account+name+sum')
    expect(by('leie')).toBe('likely 1 2026-11=9500 account+sum')
    expect(by('leie for Ola Berg')).toBe('likely 1 2026-11=9500 account+sum')
  })
})

describe('a list of payments', () => {
  it.each<[string, readonly BankRow[], readonly string[]]>([
    [
      'never sure of one month twice',
      [rowOf('2026-11-02 9500', 'Åse Bjørnstad'), rowOf('2026-11-02 9500', 'Åse Bjørnstad')],
      ['sure 1 2026-11=9500 name+sum', '-'],
    ],
    [
      'walked by day, whatever its order',
      [rowOf('2026-12-01 9500', 'Åse Bjørnstad'), rowOf('2026-11-02 9500', 'Åse Bjørnstad')],
      ['sure 1 2026-12=9500 name+sum', 'sure 1 2026-11=9500 name+sum'],
    ],
    [
      'two halves are one month, and the next is sure',
      [
        rowOf('2026-11-02 7000', 'Jonas Sæther'),
        rowOf('2026-11-02 7000', 'Jonas Sæther'),
        rowOf('2026-12-01 14000', 'Mari Løvås'),
      ],
      ['likely 2 2026-11=7000 name', 'likely 2 2026-11=7000 name', 'sure 2 2026-12=14000 name+sum'],
    ],
    [
      'after a shortfall the next month is sure',
      [rowOf('2026-11-02 9497', 'Åse Bjørnstad'), rowOf('2026-12-01 9500', 'Åse Bjørnstad')],
      ['likely 1 2026-11=9497 name', 'sure 1 2026-12=9500 name+sum'],
    ],
    [
      'a small part keeps nobody from paying the whole',
      [rowOf('2026-11-02 1000', 'Åse Bjørnstad'), rowOf('2026-11-16 9500', 'Åse Bjørnstad')],
      ['-', 'sure 1 2026-11=9500 name+sum'],
    ],
    [
      'after a half the whole of the next month is asked',
      [rowOf('2026-11-02 7000', 'Jonas Sæther'), rowOf('2026-12-01 14000', 'Jonas Sæther')],
      ['likely 2 2026-11=7000 name', 'likely 2 2026-12=14000 name+sum'],
    ],
    [
      'the same sum from somebody else gets no month that the tenant pays',
      [
        rowOf('2026-11-01 9500', 'Overføring'),
        rowOf('2026-11-03 9500', 'Åse Bjørnstad'),
        rowOf('2026-11-04 9500', 'Overføring'),
      ],
      ['-', 'sure 1 2026-11=9500 name+sum', '-'],
    ],
    [
      'a namesake gets no month that the tenant pays',
      [rowOf('2026-11-01 9500', 'Geir Bjørnstad leie'), rowOf('2026-11-03 9500', 'Åse Bjørnstad')],
      ['-', 'sure 1 2026-11=9500 name+sum'],
    ],
    [
      'a month before the first payment may be paid already, and is not asked about',
      [rowOf('2026-12-01 9500', 'Åse Bjørnstad'), rowOf('2027-01-04 9500', 'Åse Bjørnstad')],
      ['sure 1 2026-12=9500 name+sum', 'sure 1 2027-01=9500 name+sum'],
    ],
    [
      'a month left out is asked about from then on',
      [
        rowOf('2026-11-02 9500', 'Åse Bjørnstad'),
        rowOf('2027-01-04 9500', 'Åse Bjørnstad'),
        rowOf('2027-01-29 9500', 'Åse Bjørnstad'),
      ],
      ['sure 1 2026-11=9500 name+sum', 'likely 1 2027-01=9500 name+sum', 'likely 1 2027-02=9500 name+sum'],
    ],
    [
      'paid a day ahead is sure once the months before it are',
      [rowOf('2026-11-02 9500', 'Åse Bjørnstad'), rowOf('2026-11-30 9500', 'Åse Bjørnstad')],
      ['sure 1 2026-11=9500 name+sum', 'sure 1 2026-12=9500 name+sum'],
    ],
    [
      'more than a month without a word gets the months that single payments leave',
      [
        rowOf('2026-11-01 19000', 'Åse Bjørnstad'),
        rowOf('2026-11-02 9500', 'Åse Bjørnstad'),
        rowOf('2026-12-01 9500', 'Åse Bjørnstad'),
      ],
      ['-', 'sure 1 2026-11=9500 name+sum', 'sure 1 2026-12=9500 name+sum'],
    ],
    [
      'two months at once with an earlier one open are these two',
      [rowOf('2026-11-02 9400', 'Åse Bjørnstad'), rowOf('2027-01-04 19000', 'Åse Bjørnstad husleie')],
      ['likely 1 2026-11=9400 name', 'sure 1 2026-12=9500 2027-01=9500 name+sum'],
    ],
    [
      'taken back and paid anew is asked',
      [
        rowOf('2026-11-16 7900', 'Łukasz Kowalczyk'),
        rowOf('2026-11-18 -7900', 'Tilbakeført 16.11 Leie november', { counterparty: 'Łukasz Kowalczyk' }),
        rowOf('2026-11-20 7900', 'Łukasz Kowalczyk'),
        rowOf('2026-12-16 7900', 'Łukasz Kowalczyk'),
      ],
      [
        'sure 5 2026-11=7900 name+sum',
        'likely 5 2026-11=-7900 name+sum',
        'likely 5 2026-11=7900 name+sum',
        'sure 5 2026-12=7900 name+sum',
      ],
    ],
  ])('%s', (_, rows, expected) => expect(list(rows)).toEqual(expected))
})

describe('whichever payment is taken first', () => {
  const [mother, plain] = ['12342100188', { tenants: 'Åse Bjørnstad', rent: 9500 }]

  it('an account leads where the text of another payment says', () => {
    const rows = [
      rowOf('2026-11-02 9500', 'Åse Bjørnstad', { counterAccount: mother }),
      rowOf('2026-12-01 4750', 'leie', { counterAccount: mother }),
    ]
    expect(list(rows, [contractOf(1, plain)])).toEqual([
      'sure 1 2026-11=9500 name+sum',
      'likely 1 2026-12=4750 account',
    ])
  })

  it('an account that was told after the import leads to no month that another payment is for', () => {
    const rows = [
      rowOf('2026-11-02 9500', 'Mor', { counterAccount: mother }),
      rowOf('2026-11-04 9500', 'Åse Bjørnstad'),
    ]
    const known = contractOf(1, { ...plain, payers: [mother] })
    expect(list(rows, [known])).toEqual(['sure 1 2026-11=9500 account+sum', '-'])
    const since = new Map([[mother, '2026-11-21T10:00:00.000Z' as Instant]])
    expect(list(rows, [{ ...known, since }])).toEqual(['-', 'sure 1 2026-11=9500 name+sum'])
  })

  it('a payment that comes later and was taken just now leaves an earlier one its months', () => {
    const rows = [rowOf('2026-11-02 10000', 'Åse Bjørnstad husleie'), rowOf('2026-12-20 9000', 'Åse Bjørnstad')]
    const contract = contractOf(1, plain)
    const [before] = list(rows, [contract])
    expect(before).toBe('likely 1 2026-11=9500 name')
    const december = '2026-12-01' as Day
    const now = { open: new Map([...contract.now.open, [december, kroner(500)]]), followsFrom: december }
    const months = [{ month: december, sum: kroner(9000) }]
    const books = { ...noBooks, contracts: [{ ...contract, now }], matched: [{ row: rows[1]!, contractId: 1, months }] }
    expect(suggestionText(suggestForRows([rows[0]!], books).get(rows[0]!.id))).toBe(before)
  })

  it.each([
    ['a small part of a month stays over, also where little is left of it', '9900', 'likely 1 2026-11=9500 name'],
    ['half of it does not', '14250', 'likely 1 2026-11=9500 2026-12=4750 name'],
  ])('%s', (_what, sum, expected) => {
    const open = sum === '9900' ? ['2026-12=500'] : []
    expect(alone(rowOf(`2026-11-02 ${sum}`, 'Åse Bjørnstad'), [contractOf(1, { ...plain, open })])).toBe(expected)
  })
})
