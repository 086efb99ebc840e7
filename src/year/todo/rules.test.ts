import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { sentForSigning, signedTenants, signedByHand, withDeposit } from '../../lease/contract-overview/test-status'
import type { ContractArrears } from '../../lease/rent-account/model'
import { hasTodoEntries, todoLines, type TodoContract } from './rules'

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
const todo = (
  contracts: readonly TodoContract[],
  waiting: Parameters<typeof todoLines>[0]['waiting'] = nothing,
  arrears: readonly ContractArrears[] = [],
) => todoLines({ contracts, arrears, waiting, houseId: null, canSend: true }, today)
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
    ['deposit', withDeposit({ depositStatus: 'opened', founds: ore(0) }), withDeposit(full)],
    ['deposit', withDeposit({ depositStatus: 'founds', founds: ore(1_000_000) }), withDeposit(full)],
    ['release', withDeposit(full, over), withDeposit({ ...full, releasedCategory: 'TENANT' }, over)],
    [
      'close',
      withDeposit({ depositStatus: 'opened', founds: ore(0) }, over),
      withDeposit({ depositStatus: 'canceled' }, over),
    ],
    [
      'dispute',
      withDeposit({ ...full, releasedCategory: 'DISPUTE', disputeUntil: day('2026-12-20') }),
      withDeposit({ depositStatus: 'released', releasedCategory: 'DISPUTE', founds: ore(3_600_000) }),
    ],
  ] as const)('%s comes with its state and goes when it is done', (kind, before, after) => {
    expect(todo([contract(before)])).toMatchObject([{ kind, contract: 7, names: ['Ola', 'Siri'] }])
    expect(todo([contract(after)])).toEqual([])
  })

  it('says what is missing of a deposit, and until when the bank is to be shown a case', () => {
    expect(todo([contract(withDeposit({ depositStatus: 'founds', founds: ore(1_000_000) }))])).toMatchObject([
      { sum: 2_600_000, day: null },
    ])
    expect(
      todo([contract(withDeposit({ ...full, releasedCategory: 'DISPUTE', disputeUntil: day('2026-12-20') }))]),
    ).toMatchObject([{ day: '2026-12-20' }])
  })

  it('is not there while others are waited for, or nothing is to be done', () => {
    expect(todo([contract(sentForSigning()), contract(signedByHand())])).toEqual([])
  })
})

describe('a line of late rent', () => {
  it('says who owes how much since when, and which month is the oldest', () => {
    expect(todo([], nothing, [arrear()])).toEqual([
      {
        kind: 'late',
        contract: 7,
        names: ['Ola Nordmann'],
        sum: 1_200_000,
        day: '2026-11-02',
        month: '2026-11-01',
      },
    ])
  })

  it('is not there where nothing is owed or followed, and not on the day on which rent is due', () => {
    expect(todo([], nothing, [])).toEqual([])
    expect(todo([], nothing, [arrear({ since: today, days: 0 })])).toEqual([])
  })

  it('is of the chosen house, and stands between what has a last day and what can wait', () => {
    const of = (houseId: number) =>
      todoLines({ contracts: [], arrears: [arrear()], waiting: nothing, houseId, canSend: true }, today)
    expect([of(1).length, of(2).length]).toEqual([1, 0])
    const contracts = [
      contract(signedByHand({ ...expired, fixed_term_reason: 'Utleieren flytter inn.' })),
      contract(sentForSigning({ state: 'landlord', tenants: signedTenants() })),
    ]
    expect(todo(contracts, nothing, [arrear()]).map(({ kind }) => kind)).toEqual(['sign', 'late', 'finish'])
  })
})

describe('lines of the books', () => {
  const waiting = {
    unfinished: [
      { id: 3, houseId: 1 },
      { id: 9, houseId: 2 },
    ],
    return_year: 2025,
  }

  it('count the vouchers to be filled out, and lead to the oldest', () => {
    expect(todo([], { ...waiting, return_year: null })).toEqual([{ kind: 'receipts', count: 2, id: 3 }])
  })
  it('name the year whose return is not handed in, unless it can’t be handed in here', () => {
    const source = { contracts: [], arrears: [], waiting: { unfinished: [], return_year: 2025 }, houseId: null }
    expect(todoLines({ ...source, canSend: true }, today)).toEqual([{ kind: 'return', year: 2025 }])
    expect(todoLines({ ...source, canSend: false }, today)).toEqual([])
  })
  it('are those of the chosen house; the return is of all houses', () => {
    const contracts = [contract(sentForSigning({ state: 'landlord', tenants: signedTenants() }))]
    expect(todoLines({ contracts, arrears: [], waiting, houseId: 2, canSend: true }, today)).toEqual([
      { kind: 'receipts', count: 1, id: 9 },
      { kind: 'return', year: 2025 },
    ])
  })
  it('stand with the contracts in the order of their urgency', () => {
    const contracts = [
      contract(withDeposit({ depositStatus: 'opened', founds: ore(0) })),
      contract(sentForSigning({ state: 'landlord', tenants: signedTenants() })),
    ]
    expect(todo(contracts, waiting).map(({ kind }) => kind)).toEqual(['sign', 'receipts', 'deposit', 'return'])
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
