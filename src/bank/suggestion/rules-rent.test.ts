import { describe, expect, it } from 'vitest'
import { suggestAll } from './rules'
import type { BankRow, RentCandidate } from './rules-world'
import { contractOf, noBooks, rowOf, shown } from './test-books'

/** The contracts of the banks' samples. */
const five = [
  contractOf(1, { tenants: 'Åse Bjørnstad', rent: 9500 }),
  contractOf(2, { tenants: 'Jonas Sæther, Mari Løvås', rent: 14_000 }),
  contractOf(3, { tenants: 'Amina Yusuf', rent: 8750 }),
  contractOf(4, { tenants: 'Per Ødegård', rent: 11_200, references: ['1000422026111'] }),
  contractOf(5, { tenants: 'Łukasz Kowalczyk', rent: 7900, dueDate: 16 }),
]
const alone = (row: BankRow, contracts: readonly RentCandidate[] = five) =>
  shown(suggestAll([row], { ...noBooks, contracts }).get(row.id))
const list = (rows: readonly BankRow[], contracts: readonly RentCandidate[] = five) => {
  const found = suggestAll(rows, { ...noBooks, contracts })
  return rows.map(({ id }) => shown(found.get(id)))
}

describe('money that came in is rent', () => {
  it.each<[string, string, Partial<BankRow>, string]>([
    // The samples of the banks.
    ['2026-11-17 7897', 'Overføring Innland 635 Lukasz Kowalczyk Leie november', {}, 'likely 5 2026-11=7897 name+sum'],
    [
      '2026-11-12 3500',
      'Overføring 4602960583 Mari Løvås HusleieTpp: Vipps Mobilepay AS',
      {},
      'likely 2 2026-11=3500 name',
    ],
    ['2026-11-05 1985', 'Utb. 2000345 Vippsnr 512345', {}, '-'],
    ['2026-11-03 8750', 'Overføring Innland 636 Kari Østby Leie Amina nov', {}, 'likely 3 2026-11=8750 name+sum'],
    ['2026-11-02 9500', 'Overføring Innland 637 Åse Bjørnstad Husleie', {}, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-02 7000', 'Overføring Innland 638 Jonas Sæther Min halvdel', {}, 'likely 2 2026-11=7000 name'],
    ['2026-11-16 7850', 'Leie november minus 50', { counterparty: 'Łukasz Kowalczyk' }, 'likely 5 2026-11=7850 name'],
    ['2026-10-31 11200', 'Husleie november', { counterparty: 'Per Ødegård' }, 'sure 4 2026-11=11200 name+sum'],
    [
      '2026-11-02 11200',
      '',
      { counterparty: 'Per Ødegård', reference: '1000422026111' },
      'sure 4 2026-11=11200 reference+name+sum',
    ],
    [
      '2026-11-02 9500',
      'Husleie november & Ila gate 4',
      { counterparty: 'Åse Bjørnstad' },
      'sure 1 2026-11=9500 name+sum',
    ],
    ['2026-11-16 15800', 'Fra: Łukasz Kowalczyk', {}, 'likely 5 2026-11=7900 2026-12=7900 name+sum'],
    ['2026-11-16 15800', 'Fra: Łukasz Kowalczyk husleie', {}, 'sure 5 2026-11=7900 2026-12=7900 name+sum'],
    // Reference: sum and reference must agree.
    ['2026-11-02 11200', 'KID 1000422026111', {}, 'sure 4 2026-11=11200 reference+sum'],
    ['2026-11-02 11200', '', { reference: ' 1000 4220 26111 ' }, 'sure 4 2026-11=11200 reference+sum'],
    ['2026-11-02 11000', '', { reference: '1000422026111' }, 'likely 4 2026-11=11000 reference'],
    ['2026-11-02 11200', '', { reference: '1000422026129' }, 'likely 4 2026-11=11200 sum+date'],
    ['2026-11-02 22400', '', { reference: '1000422026111' }, 'sure 4 2026-11=11200 2026-12=11200 reference+sum'],
    ['2026-11-02 11200', '', { reference: '1000422026111', lumpSum: true }, '-'],
    ['2026-11-02 9500', 'Åse Bjørnstad', { reference: '1000422026111' }, 'likely 1 2026-11=9500 name+sum'],
    // Names.
    ['2026-11-02 9500', '', { counterparty: 'BJOERNSTAD AASE' }, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', '', { counterparty: 'Bjornstad, Ase' }, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', '', { counterparty: 'Åse Marie Bjørnstad' }, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', '', { counterparty: 'Å Bjørnstad' }, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', '', { counterparty: 'Geir Bjørnstad' }, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', '', { counterparty: 'Åse Bjørnstad Lie' }, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', 'For Åse Bjørnstad', { counterparty: 'Kari Østby' }, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', 'Kari Østby for Åse Bjørnstad', {}, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', 'Åse Bjørnstad', { counterparty: 'Vipps Mobilepay AS' }, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-02 9500', 'Utbetaling', { counterparty: 'Vipps Mobilepay AS' }, '-'],
    ['2026-11-02 9500', '', { counterparty: 'Vipps MobilePay AS' }, '-'],
    // Sum and due day ask.
    ['2026-11-02 9500', 'Overføring', {}, 'likely 1 2026-11=9500 sum+date'],
    ['2026-11-12 9500', 'Overføring', {}, 'likely 1 2026-11=9500 sum+date'],
    ['2026-11-13 9500', 'Overføring', {}, '-'],
    ['2026-11-13 9500', 'Husleie', {}, 'likely 1 2026-11=9500 sum+date'],
    ['2026-11-02 9500', 'Husleie desember', {}, '-'],
    ['2026-11-02 9499', 'Overføring', {}, '-'],
    // Months.
    ['2026-11-25 9500', 'Åse Bjørnstad husleie desember', {}, 'sure 1 2026-12=9500 name+sum'],
    ['2026-11-25 9500', 'Åse Bjørnstad leie 12/2026', {}, 'sure 1 2026-12=9500 name+sum'],
    ['2026-12-28 9500', 'Åse Bjørnstad rent January', {}, 'sure 1 2027-01=9500 name+sum'],
    ['2026-12-28 19000', 'Åse Bjørnstad leie des og jan', {}, 'sure 1 2026-12=9500 2027-01=9500 name+sum'],
    ['2026-11-03 9500', 'Åse Bjørnstad Betalt: 03.12.26', {}, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-03 9500', 'Åse Bjørnstad leie oktober', {}, 'likely 1 2026-11=9500 name+sum'],
    ['2026-12-20 9500', 'Åse Bjørnstad leie november', {}, 'likely 1 2026-11=9500 name+sum'],
    // Days.
    ['2026-11-22 9500', 'Åse Bjørnstad', {}, 'sure 1 2026-11=9500 name+sum'],
    ['2026-11-25 9500', 'Åse Bjørnstad', {}, 'likely 1 2026-11=9500 name+sum'],
    ['2026-12-08 9500', 'Åse Bjørnstad', {}, 'likely 1 2026-11=9500 name+sum'],
    ['2026-10-13 9500', 'Åse Bjørnstad', {}, 'sure 1 2026-11=9500 name+sum'],
    ['2026-10-12 9500', 'Åse Bjørnstad', {}, 'likely 1 2026-11=9500 name+sum'],
    // Other sums.
    ['2026-11-02 9490', 'Åse Bjørnstad', {}, 'likely 1 2026-11=9490 name+sum'],
    ['2026-11-02 9489', 'Åse Bjørnstad', {}, 'likely 1 2026-11=9489 name'],
    ['2026-11-02 10000', 'Åse Bjørnstad husleie', {}, 'likely 1 2026-11=9500 name'],
    ['2026-11-02 15000', 'Åse Bjørnstad husleie', {}, 'likely 1 2026-11=9500 2026-12=5500 name'],
    ['2026-11-02 9500.01', 'Åse Bjørnstad husleie', {}, 'likely 1 2026-11=9500 name'],
    ['2026-11-02 28500', 'Åse Bjørnstad', {}, 'likely 1 2026-11=9500 2026-12=9500 2027-01=9500 name+sum'],
    ['2026-11-02 28500', 'Åse Bjørnstad depositum', {}, '-'],
    ['2026-11-02 9500', 'Åse Bjørnstad Depositum', {}, '-'],
    ['2026-11-02 38000', 'Leie og depositum', { counterparty: 'Åse Bjørnstad' }, '-'],
    // Money for another reason.
    ['2026-11-02 9500', 'Mobil overføring', { counterAccount: '1234.11.00001' }, '-'],
    ['2026-11-02 9500', 'Åse Bjørnstad', { counterAccount: 'NO4512341100001' }, '-'],
    ['2026-11-02 9500', 'Kontoregulering 221', {}, '-'],
    ['2026-11-02 9500', 'Overføring mellom egne kontoer', {}, '-'],
    ['2026-11-02 9500', 'Overføring', { counterparty: 'Utleier Testesen' }, '-'],
    ['2026-11-02 9500', 'Renter', {}, '-'],
    ['2026-11-02 9500', 'Skattepenger', { counterparty: 'Skatteetaten' }, '-'],
    ['2026-11-02 9500', 'Lønn november', { counterparty: 'Bakeri Berg AS' }, '-'],
    ['2026-11-02 9500', 'Refusjon', { counterparty: 'Elkjøp' }, '-'],
    ['2026-11-02 350', 'Strøm', { counterparty: 'Åse Bjørnstad' }, '-'],
    ['2026-11-02 9500', 'Lønn', { counterparty: 'Åse Bjørnstad' }, 'likely 1 2026-11=9500 name+sum'],
    ['2026-11-02 8750', 'Barnebidrag', { counterparty: 'NAV' }, '-'],
    ['2026-11-02 8750', 'Husleie Amina Yusuf', { counterparty: 'NAV' }, 'likely 3 2026-11=8750 name+sum'],
    ['2026-11-02 0', 'Åse Bjørnstad', {}, '-'],
  ])('%s %s %j: %#', (what, text, more, expected) => expect(alone(rowOf(what, text, more))).toBe(expected))
})

describe('one contract', () => {
  const one = (of: Partial<Parameters<typeof contractOf>[1]>) =>
    contractOf(1, { tenants: 'Åse Bjørnstad', rent: 9500, ...of })

  it.each<[string, Partial<Parameters<typeof contractOf>[1]>, string, string, Partial<BankRow>, string]>([
    [
      'a known account',
      { payers: ['12342100188'] },
      '2026-11-02 9500',
      '',
      { counterAccount: '1234.21.00188' },
      'sure 1 2026-11=9500 account+sum',
    ],
    [
      'a known account, another name',
      { payers: ['12342100188'] },
      '2026-11-02 9500',
      'gave',
      { counterparty: 'Kari Østby', counterAccount: '12342100188' },
      'likely 1 2026-11=9500 account+sum',
    ],
    [
      'a mother once confirmed',
      { payers: ['12342100188'] },
      '2026-11-02 9500',
      'Leie Åse',
      { counterparty: 'Kari Østby', counterAccount: '12342100188' },
      'sure 1 2026-11=9500 account+sum',
    ],
    [
      'another middle name from another account',
      { payers: ['12342100188'] },
      '2026-11-02 9500',
      '',
      { counterparty: 'Åse Marie Bjørnstad', counterAccount: '12349900006' },
      'likely 1 2026-11=9500 name+sum',
    ],
    [
      'the same name from a new account',
      { payers: ['12342100188'] },
      '2026-11-02 9500',
      '',
      { counterparty: 'Åse Bjørnstad', counterAccount: '12349900006' },
      'sure 1 2026-11=9500 name+sum',
    ],
    [
      'an office that pays many things',
      { payers: ['12342100188'] },
      '2026-11-02 9500',
      'NAV',
      { counterAccount: '12342100188' },
      'likely 1 2026-11=9500 account+sum',
    ],
    [
      'the other half',
      { open: ['2026-11=4750'] },
      '2026-11-03 4750',
      'Åse Bjørnstad',
      {},
      'sure 1 2026-11=4750 name+sum',
    ],
    [
      'the other half, late',
      { open: ['2026-11=4750'] },
      '2026-11-20 4750',
      'Åse Bjørnstad',
      {},
      'likely 1 2026-11=4750 name+sum',
    ],
    ['a small rest', { open: ['2026-11=50'] }, '2026-11-03 50', 'Åse Bjørnstad', {}, 'likely 1 2026-11=50 name+sum'],
    [
      'a small rest named',
      { open: ['2026-11=50'] },
      '2026-11-03 50',
      'Åse Bjørnstad rest leie november',
      {},
      'sure 1 2026-11=50 name+sum',
    ],
    [
      'the next month beside a small rest',
      { open: ['2026-11=50'] },
      '2026-12-01 9500',
      'Åse Bjørnstad',
      {},
      'sure 1 2026-12=9500 name+sum',
    ],
    [
      'the next month beside a large rest',
      { open: ['2026-11=2000'] },
      '2026-12-01 9500',
      'Åse Bjørnstad',
      {},
      'likely 1 2026-12=9500 name+sum',
    ],
    [
      'a named month beside a large rest',
      { open: ['2026-11=2000'] },
      '2026-12-01 9500',
      'Åse Bjørnstad leie desember',
      {},
      'sure 1 2026-12=9500 name+sum',
    ],
    [
      'a rest and a month',
      { open: ['2026-11=50'] },
      '2026-12-01 9550',
      'Åse Bjørnstad',
      {},
      'likely 1 2026-11=50 2026-12=9500 name+sum',
    ],
    [
      'months with a paid one between',
      { open: ['2026-12=0'] },
      '2026-11-20 19000',
      'Åse Bjørnstad husleie',
      {},
      'likely 1 2026-11=9500 2027-01=9500 name+sum',
    ],
    [
      'a first payment near the due day',
      { confirmed: false },
      '2026-10-25 9500',
      'Åse Bjørnstad',
      {},
      'sure 1 2026-11=9500 name+sum',
    ],
    [
      'a first payment that may be a deposit',
      { confirmed: false },
      '2026-10-20 9500',
      'Åse Bjørnstad',
      {},
      'likely 1 2026-11=9500 name+sum',
    ],
    [
      'a first payment that says it is rent',
      { confirmed: false },
      '2026-10-20 9500',
      'Åse Bjørnstad husleie',
      {},
      'sure 1 2026-11=9500 name+sum',
    ],
    ['nothing open', { count: 0 }, '2026-11-02 9500', 'Åse Bjørnstad', {}, '-'],
    [
      'a tenant of one name',
      { tenants: 'Amina' },
      '2026-11-02 9500',
      '',
      { counterparty: 'AMINA' },
      'sure 1 2026-11=9500 name+sum',
    ],
    [
      'one name in a message',
      { tenants: 'Amina' },
      '2026-11-02 9500',
      'Leie Amina',
      { counterparty: 'Kari Østby' },
      'likely 1 2026-11=9500 name+sum',
    ],
    [
      'one name as part of another',
      { tenants: 'Amina' },
      '2026-11-02 9500',
      '',
      { counterparty: 'Amina Yusuf' },
      'likely 1 2026-11=9500 name+sum',
    ],
    [
      'a name of month and house',
      { tenants: 'Mai Solbakken' },
      '2026-11-02 9500',
      'Leie mai Solbakken',
      {},
      'likely 1 2026-11=9500 sum+date',
    ],
    [
      'the same as a counterparty',
      { tenants: 'Mai Solbakken' },
      '2026-11-02 9500',
      'leie',
      { counterparty: 'Mai Solbakken' },
      'sure 1 2026-11=9500 name+sum',
    ],
    [
      'a first name that is a month',
      { tenants: 'Jan Olsen' },
      '2026-11-02 9500',
      'Husleie Jan Olsen',
      {},
      'sure 1 2026-11=9500 name+sum',
    ],
    [
      'a name like a form of company',
      { tenants: 'Kari Ås' },
      '2026-11-02 9500',
      'Kari Lie Tpp: Vipps Mobilepay AS',
      {},
      'likely 1 2026-11=9500 name+sum',
    ],
    [
      'names of two people side by side',
      { tenants: 'Per Hansen' },
      '2026-11-02 9500',
      'Kari Hansen Per Olsen',
      {},
      'likely 1 2026-11=9500 name+sum',
    ],
    [
      'a double first name in one',
      { tenants: 'Anne-Marie Lie' },
      '2026-11-02 9500',
      '',
      { counterparty: 'Annemarie Lie' },
      'sure 1 2026-11=9500 name+sum',
    ],
    [
      'half of a double first name',
      { tenants: 'Anne-Marie Lie' },
      '2026-11-02 9500',
      '',
      { counterparty: 'Marie Lie' },
      'likely 1 2026-11=9500 name+sum',
    ],
  ])('%s', (_, of, what, text, more, expected) => expect(alone(rowOf(what, text, more), [one(of)])).toBe(expected))
})

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
      ['sure 1 2026-11=9500 name+sum', 'likely 1 2026-12=9500 name+sum'],
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
      ['likely 1 2026-11=9497 name+sum', 'sure 1 2026-12=9500 name+sum'],
    ],
    [
      'after a half the whole of the next month is asked',
      [rowOf('2026-11-02 7000', 'Jonas Sæther'), rowOf('2026-12-01 14000', 'Jonas Sæther')],
      ['likely 2 2026-11=7000 name', 'likely 2 2026-12=14000 name+sum'],
    ],
    [
      'the same sum from somebody else takes nothing',
      [
        rowOf('2026-11-01 9500', 'Overføring'),
        rowOf('2026-11-03 9500', 'Åse Bjørnstad'),
        rowOf('2026-11-04 9500', 'Overføring'),
      ],
      ['likely 1 2026-11=9500 sum+date', 'sure 1 2026-11=9500 name+sum', '-'],
    ],
    [
      'a namesake asks, and the tenant is sure about the due day',
      [rowOf('2026-11-01 9500', 'Geir Bjørnstad leie'), rowOf('2026-11-03 9500', 'Åse Bjørnstad')],
      ['likely 1 2026-11=9500 name+sum', 'sure 1 2026-11=9500 name+sum'],
    ],
    [
      'a month left out is asked about from then on',
      [rowOf('2026-12-01 9500', 'Åse Bjørnstad'), rowOf('2027-01-04 9500', 'Åse Bjørnstad')],
      ['likely 1 2026-11=9500 name+sum', 'likely 1 2026-12=9500 name+sum'],
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
