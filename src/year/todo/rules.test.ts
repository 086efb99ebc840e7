import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import {
  noticeUntil,
  sentForSigning,
  signedTenants,
  signedByHand,
  withDeposit,
} from '../../lease/contract-overview/test-status'
import type { ContractArrears } from '../../lease/rent-account/model'
import { hasTodoEntries, missingFact, todoLines, type TodoContract, type TodoSource } from './rules'

const today = day('2026-11-20')
const nothing = { unfinished: [], return_year: null }
const tenants = {
  tenant_first_name: 'Ola',
  tenant_last_name: 'Nordmann',
  tenant_email: '',
  tenant_phone_code: '+47',
  tenant_phone: '',
  co_tenants: [{ first_name: 'Siri', last_name: 'Lie', email: '', phone_code: '+47', phone: '' }],
}
const contract = (of: ReturnType<typeof signedByHand>): TodoContract => ({ id: 7, houseId: 1, ...tenants, ...of })
/** The lines of a source. Missing parts are empty, and the bank was read until today. */
const linesOf = (source: Partial<TodoSource>) =>
  todoLines(
    {
      contracts: [],
      arrears: [],
      waiting: nothing,
      rows: [],
      inBank: { read_until: today, rents: [] },
      houseId: null,
      canSend: true,
      ...source,
    },
    today,
  )
const kindsOf = (source: Partial<TodoSource>) => linesOf(source).map(({ kind }) => kind)
const arrear = (of: Partial<ContractArrears> = {}): ContractArrears => ({
  contractId: 7,
  houseId: 1,
  tenants: ['Ola Nordmann'],
  owed: ore(1_200_000),
  since: day('2026-11-02'),
  days: 18,
  months: [{ month: '2026-11', owed: ore(1_200_000) }],
  ...of,
})
const full = { depositStatus: 'founds', founds: ore(3_600_000) } as const
const over = { status: 'finished', next_rent_on: null } as const
const expired = { type: 'time-bound', status: 'expired', end_date: day('2026-11-01'), next_rent_on: null } as const

describe('a line of a contract', () => {
  // First the state that causes the line. Then the state in which it is done.
  it.each([
    [
      'sign',
      sentForSigning({ state: 'landlord', tenants: signedTenants() }),
      sentForSigning({ state: 'packaging', tenants: signedTenants(), isSignedLandlord: true }),
    ],
    [
      'fee',
      sentForSigning({ state: 'fee', sent_at: null }, { status: 'draft' }),
      sentForSigning({ state: 'starting', sent_at: null }),
    ],
    ['signAgain', sentForSigning({ state: 'failed' }, { status: 'draft' }), sentForSigning({ state: 'tenants' })],
    ['finish', signedByHand({ ...expired, fixed_term_reason: 'Utleieren flytter inn.' }), signedByHand(over)],
    ['finish', signedByHand(noticeUntil('2026-11-19')), signedByHand({ ...over, ...noticeUntil('2026-11-19') })],
    [
      'finishSettled',
      withDeposit({ depositStatus: 'released', releasedCategory: 'SPLIT', founds: ore(0) }, noticeUntil('2026-11-19')),
      withDeposit(
        { depositStatus: 'released', releasedCategory: 'SPLIT', founds: ore(0) },
        { ...over, ...noticeUntil('2026-11-19') },
      ),
    ],
    // Within thirty days.
    ['leaving', signedByHand(noticeUntil('2026-12-20')), signedByHand(noticeUntil('2026-12-21'))],
    ['deposit', withDeposit({ depositStatus: 'opened', founds: ore(0) }), withDeposit(full)],
    ['deposit', withDeposit({ depositStatus: 'founds', founds: ore(1_000_000) }), withDeposit(full)],
    ['release', withDeposit(full, over), withDeposit({ ...full, releasedCategory: 'TENANT' }, over)],
    [
      'close',
      withDeposit({ depositStatus: 'opened', founds: ore(0) }, over),
      withDeposit({ depositStatus: 'canceled' }, over),
    ],
    [
      'erase',
      signedByHand({ ...over, finished_on: day('2023-11-19'), taxable: false }),
      signedByHand({ ...over, finished_on: day('2023-11-20'), taxable: false }),
    ],
    [
      'dispute',
      withDeposit({ ...full, releasedCategory: 'DISPUTE', disputeUntil: day('2026-12-20') }),
      withDeposit({ depositStatus: 'released', releasedCategory: 'DISPUTE', founds: ore(3_600_000) }),
    ],
  ] as const)('%s comes with its state and goes when it is done', (kind, before, after) => {
    expect(linesOf({ contracts: [contract(before)] })).toMatchObject([
      { key: `${kind} 7`, kind, fact: { names: ['Ola', 'Siri'] }, evidence: { contract: 7 } },
    ])
    expect(linesOf({ contracts: [contract(after)] })).toEqual([])
  })

  it('says what is missing of a deposit, and until when the bank is to be shown a case', () => {
    const lacking = withDeposit({ depositStatus: 'founds', founds: ore(1_000_000) })
    expect(linesOf({ contracts: [contract(lacking)] })).toMatchObject([{ fact: { sum: 2_600_000, day: null } }])
    const dispute = withDeposit({ ...full, releasedCategory: 'DISPUTE', disputeUntil: day('2026-12-20') })
    expect(linesOf({ contracts: [contract(dispute)] })).toMatchObject([{ fact: { day: '2026-12-20' } }])
  })

  it('of a tenant who moves out stands beside the line of what else is to be done', () => {
    const lacking = withDeposit({ depositStatus: 'opened', founds: ore(0) }, noticeUntil('2026-12-10'))
    expect(kindsOf({ contracts: [contract(lacking)] })).toEqual(['leaving', 'deposit'])
  })

  it('of a deposit on the landlord’s own choice of account asks to settle it, until a settlement is made', () => {
    const own = { deposit_sum: ore(3_600_000), deposit_account: 'NO93', ...over, finished_on: day('2026-11-10') }
    const waiting = { ...nothing, unsettled: [7] }
    expect(linesOf({ contracts: [contract(signedByHand(own))], waiting })).toMatchObject([
      { key: 'settle 7', fact: { sum: 3_600_000 } },
    ])
    expect(linesOf({ contracts: [contract(signedByHand(own))] })).toEqual([])
    expect(linesOf({ contracts: [contract(signedByHand(over))], waiting })).toEqual([])
  })

  it('is not there while others are waited for, or nothing is to be done', () => {
    expect(linesOf({ contracts: [contract(sentForSigning()), contract(signedByHand())] })).toEqual([])
  })
})

describe('a line of a protest', () => {
  const noticed = signedByHand(noticeUntil('2027-02-28', { by: 'landlord' }))
  const waiting = { ...nothing, protests: [{ contractId: 7, sue_by: day('2027-03-30') }] }
  const kinds = (of: ReturnType<typeof signedByHand>, more = waiting, at = today) =>
    todoLines(
      {
        contracts: [contract(of)],
        arrears: [],
        waiting: more,
        rows: [],
        inBank: { read_until: today, rents: [] },
        houseId: null,
        canSend: true,
      },
      at,
    ).map(({ kind }) => kind)

  it('says by when the case must be brought, before what can wait', () => {
    expect(linesOf({ contracts: [contract(noticed)], waiting })).toMatchObject([
      {
        key: 'protest 7',
        fact: { names: ['Ola', 'Siri'], day: '2027-03-30' },
        evidence: { contract: 7 },
      },
    ])
    expect(kindsOf({ contracts: [contract(noticed)], waiting, arrears: [arrear()] })).toEqual(['protest', 'owed'])
    expect(linesOf({ contracts: [contract(noticed)], waiting, houseId: 2 })).toEqual([])
  })

  it.each([
    ['without a protest', noticed, { ...waiting, protests: [] }, today],
    ['against another contract', noticed, { ...waiting, protests: [{ contractId: 8, sue_by: today }] }, today],
    ['once the notice is taken back', signedByHand(), waiting, today],
    ['once the contract is finished', signedByHand({ ...over, notice: noticed.notice }), waiting, today],
  ])('is not there %s', (_what, of, source, at) => expect(kinds(of, source, at)).not.toContain('protest'))

  it('goes when the day is past', () => {
    expect(kinds(noticed, waiting, day('2027-03-30'))).toContain('protest')
    expect(kinds(noticed, waiting, day('2027-03-31'))).not.toContain('protest')
  })
})

describe('a line of a notice that isn’t handed over', () => {
  const noticed = signedByHand(noticeUntil('2026-12-10', { by: 'landlord' }))
  const waiting = { ...nothing, undelivered: [{ contractId: 7, made_on: day('2026-11-18') }] }

  it('asks to hand it over, in place of the tenant’s moving out', () =>
    expect(linesOf({ contracts: [contract(noticed)], waiting })).toMatchObject([
      { key: 'handOver 7', fact: { names: ['Ola', 'Siri'], day: '2026-11-18' }, evidence: { contract: 7 } },
    ]))

  it.each([
    ['another contract’s', noticed, { ...nothing, undelivered: [{ contractId: 8, made_on: today }] }, ['leaving']],
    ['taken back', signedByHand(), waiting, []],
    ['of a finished contract', signedByHand({ ...over, notice: noticed.notice }), waiting, []],
  ] as const)('is not there if it is %s', (_what, of, source, expected) =>
    expect(kindsOf({ contracts: [contract(of)], waiting: source as typeof waiting })).toEqual(expected),
  )

  it('gives way, like the moving out, to a protest', () =>
    expect(
      kindsOf({
        contracts: [contract(noticed)],
        waiting: { ...nothing, protests: [{ contractId: 7, sue_by: day('2027-03-30') }] },
      }),
    ).toEqual(['protest']))
})

describe('a line of unpaid rent', () => {
  it('says who owes how much since when, and asks for a reminder once the bank was read after the due day', () => {
    expect(linesOf({ arrears: [arrear()], inBank: { read_until: day('2026-11-02'), rents: [] } })).toMatchObject([
      {
        kind: 'owed',
        fact: { names: ['Ola Nordmann'], sum: 1_200_000, day: '2026-11-02', months: ['2026-11-01'] },
        evidence: { contract: 7, readUntil: '2026-11-02' },
      },
    ])
  })

  it.each([['2026-11-01'], [null]])(
    'says first that the bank is read until %s, and then asks for no reminder',
    (at) => {
      const read_until = at === null ? null : day(at)
      expect(linesOf({ arrears: [arrear()], inBank: { read_until, rents: [] } })).toMatchObject([
        { kind: 'unread', key: 'unread', fact: { day: at } },
        { kind: 'unpaid', fact: { sum: 1_200_000 } },
      ])
    },
  )

  it('is not there where nothing is owed or followed', () => expect(linesOf({})).toEqual([]))

  it('is there on the due day, and tells late rent apart from it', () => {
    const sum = ore(1_200_000)
    const due = { month: '2026-11', owed: sum, due_today: sum }
    const inBank = { read_until: null, rents: [] }
    const dueNow = arrear({ since: today, days: 0, months: [due] })
    expect(linesOf({ arrears: [dueNow], inBank })).toMatchObject([{ kind: 'dueToday', fact: { sum, day: today } }])
    const both = arrear({ since: day('2026-10-01'), months: [{ month: '2026-10', owed: ore(50_000) }, due] })
    expect(linesOf({ arrears: [both] })).toMatchObject([
      { key: 'owed 7', fact: { sum: 50_000, months: ['2026-10-01'] } },
      { key: 'dueToday 7', fact: { sum, months: ['2026-11-01'] } },
    ])
  })

  it('rests behind all others once the tenants were reminded, and says when', () => {
    const reminded = arrear({ reminded_on: day('2026-11-18') })
    const contracts = [contract(withDeposit({ depositStatus: 'opened', founds: ore(0) }))]
    expect(linesOf({ arrears: [reminded], contracts })).toMatchObject([
      { kind: 'deposit' },
      { kind: 'reminded', key: 'reminded 7', fact: { sum: 1_200_000, day: '2026-11-02', reminded: '2026-11-18' } },
    ])
    // The bank is still to be read.
    expect(kindsOf({ arrears: [reminded], inBank: { read_until: null, rents: [] } })).toEqual(['unread', 'reminded'])
  })

  it('is of the chosen house, and stands between what has a last day and what can wait', () => {
    expect([1, 2].map((houseId) => linesOf({ arrears: [arrear()], houseId }).length)).toEqual([1, 0])
    const contracts = [
      contract(signedByHand({ ...expired, fixed_term_reason: 'Utleieren flytter inn.' })),
      contract(sentForSigning({ state: 'landlord', tenants: signedTenants() })),
    ]
    expect(kindsOf({ contracts, arrears: [arrear()] })).toEqual(['sign', 'owed', 'finish'])
  })
})

describe('lines of the books', () => {
  const receipt = (id: number, houseId: number) => ({ id, houseId, date: day('2026-11-19'), missing: 'sum' as const })
  const waiting = { unfinished: [receipt(3, 1), receipt(9, 2)], return_year: 2025 }

  it('name each voucher to be filled out with its day and what is missing', () => {
    expect(linesOf({ waiting: { ...waiting, return_year: null } })).toMatchObject([
      { key: 'receipt 3', fact: { day: '2026-11-19', missing: 'sum' }, evidence: { voucher: 3 } },
      { key: 'receipt 9', evidence: { voucher: 9 } },
    ])
  })

  it.each([
    [{ sum: null, date: null }, 'sum'],
    [{ date: null, supplierId: null }, 'date'],
    [{ supplierId: null }, 'supplier'],
    [{ cost_type: null, description: '' }, 'cost_type'],
    [{ description: '' }, 'description'],
    [{}, null],
  ] as const)('say of %j that this is missing first: %s', (lacks, missing) => {
    const whole = { sum: ore(100), date: today, supplierId: 1, cost_type: 'maintenance', description: 'Rør' } as const
    expect(missingFact({ ...whole, ...lacks })).toBe(missing)
  })

  it('name the year whose return is not handed in, unless it can’t be handed in here', () => {
    const source = { waiting: { unfinished: [], return_year: 2025 } }
    expect(linesOf(source)).toMatchObject([{ kind: 'return', fact: { year: 2025 } }])
    expect(linesOf({ ...source, canSend: false })).toEqual([])
  })

  it('are those of the chosen house; the return is of all houses', () => {
    const contracts = [contract(sentForSigning({ state: 'landlord', tenants: signedTenants() }))]
    expect(linesOf({ contracts, waiting, houseId: 2 }).map(({ key }) => key)).toEqual(['receipt 9', 'return'])
  })

  it('stand with the contracts in the order of their urgency', () => {
    const contracts = [
      contract(withDeposit({ depositStatus: 'opened', founds: ore(0) })),
      contract(sentForSigning({ state: 'landlord', tenants: signedTenants() })),
    ]
    expect(kindsOf({ contracts, waiting })).toEqual(['sign', 'receipt', 'receipt', 'deposit', 'return'])
  })
})

describe('a return has something of the books', () => {
  it.each([
    ['entered', true],
    ['shortLets', true],
    ['taxFree', false],
    ['empty', false],
  ] as const)('with a house that is %s: %s', (state, has) => {
    expect(hasTodoEntries([{ state: 'empty' }, { state }])).toBe(has)
  })
})
