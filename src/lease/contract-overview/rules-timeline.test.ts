import { timelineValueNames } from './rules-timeline-entry'
import { contractFoldWords } from './words-folds'
import { timelineTexts } from './words-timeline'
import { describe, expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import type { SignicatInfo } from '../contract/model-signing'
import { isDraftChangeable } from '../contract/rules'
import { newestEvent, timelineOf } from './rules-timeline'
import { mayFinish, mayRemove, maySignByHand } from '../tenancy/rules'
import { sentForSigning, signedTenants, signedByHand, withDeposit } from './test-status'

const today = day('2026-11-20')
const active = signedByHand()
const draft = signedByHand({ status: 'draft', signatureType: null, signed_at: null })
const lines = (contract: Parameters<typeof timelineOf>[0]) =>
  timelineOf(contract, today).map(({ key, state, day: on, name, sum, link }) =>
    [key, state, on, name, sum, link].filter((part) => part !== null && part !== undefined).join(' '),
  )
/** The entries between the writing of the contract and its rent. */
const between = (contract: Parameters<typeof timelineOf>[0]) => lines(contract).slice(1, -2)

describe('the story of a contract', () => {
  it('of a draft waits for the signature; the day is the one in Oslo', () => {
    expect(lines(draft)).toEqual([
      'written done 2026-11-02',
      'unsigned now',
      'rentWaits ahead 2026-11-15',
      'openEnded ahead',
    ])
  })

  it('of an active one says since when its rent is booked, or from when', () => {
    expect(lines(active)).toEqual([
      'written done 2026-11-02',
      'signedManual done 2026-11-03',
      'rentSince done 2026-11-15',
      'openEnded ahead',
    ])
    expect(lines({ ...active, first_payment_date: today })).toContain('rentSince done 2026-11-20')
    expect(lines({ ...active, first_payment_date: day('2026-11-21') })).toContain('rentFrom ahead 2026-11-21')
    expect(lines({ ...active, signatureType: 'bankid' })).toContain('signedBankid done 2026-11-03')
  })

  it.each(['freeLimit', 'endOf30Days'] as const)('says that the rent is not booked any more: %s', (blocked_by) => {
    expect(lines({ ...active, blocked_by })).toContain('rentBlocked now')
    expect(lines({ ...draft, blocked_by })).not.toContain('rentBlocked now')
  })

  it('of a fixed term names its end, before and after', () => {
    const reason = { fixed_term_reason: 'Utleieren flytter selv inn.' }
    const bound = { ...active, ...reason, type: 'time-bound', end_date: day('2027-10-31') } as const
    expect(lines(bound).at(-1)).toBe('endsOn ahead 2027-10-31')
    expect(lines({ ...bound, status: 'expired' }).at(-1)).toBe('ended now 2027-10-31')
    expect(lines({ ...active, ...reason, fixed_until: day('2026-11-19') })).toContain('wentOn done 2026-11-19')
  })

  it('of a term too short for one without a reason says that it is open-ended, and never that it ends or ended', () => {
    const open = { ...active, type: 'time-bound', end_date: day('2027-10-31') } as const
    expect(lines(open).at(-1)).toBe('openLastDay ahead 2027-10-31')
    expect(lines({ ...open, status: 'expired' }).at(-1)).toBe('openOver now 2027-10-31')
    expect(lines({ ...active, fixed_until: day('2026-11-19') })).toContain('openWentOn done 2026-11-19')
  })

  it('of one under notice names the notice and the last day, and no raise after it', () => {
    const notice = { by: 'tenant', received_on: day('2026-11-10'), last_day: day('2027-02-28') } as const
    const rents = [
      { from: day('2026-11-01'), month_sum: ore(1_200_000) },
      { from: day('2027-03-01'), month_sum: ore(1_240_000) },
    ]
    expect(lines({ ...active, notice, rents }).slice(-2)).toEqual([
      'noticeTenant done 2026-11-10',
      'movesOut ahead 2027-02-28',
    ])
    expect(lines({ ...active, notice: { ...notice, by: 'landlord' } })).toContain('noticeLandlord done 2026-11-10')
    expect(lines({ ...active, finished_on: day('2026-12-31') }).at(-1)).toBe('movesOut ahead 2026-12-31')
  })

  it('of a finished one ends with its last day, and leaves out rent that never fell due', () => {
    const finished = { ...active, status: 'finished', finished_on: day('2026-11-18') } as const
    expect(lines(finished)).toEqual([
      'written done 2026-11-02',
      'signedManual done 2026-11-03',
      'rentUntil done 2026-11-15',
      'finished done 2026-11-18',
    ])
    expect(lines({ ...finished, blocked_by: 'freeLimit' })).not.toContain('rentBlocked now')
    expect(lines({ ...finished, finished_on: day('2026-11-14') })).toEqual([
      'written done 2026-11-02',
      'signedManual done 2026-11-03',
      'finished done 2026-11-14',
    ])
  })
})

describe('the story of a signing', () => {
  const mine = 'landlordLater ahead'
  const sentOn = 'sent done 2026-11-03'
  const unsigned = { status: 'draft', signatureType: null } as const
  it.each([
    [
      'fee',
      sentForSigning(
        { state: 'fee', sent_at: null },
        { ...unsigned, is_open_deposit_account: true, payUrl: 'https://pay' },
      ),
      ['feeDue now'],
    ],
    ['starting', sentForSigning({ state: 'starting', sent_at: null }), ['starting now']],
    [
      'the fee is paid',
      sentForSigning(
        { state: 'starting', sent_at: null },
        { is_open_deposit_account: true, is_open_deposit_account_payed: true },
      ),
      ['feePaid done', 'starting now'],
    ],
    [
      'both tenants are waited for',
      sentForSigning(),
      [
        sentOn,
        'tenantWaits now 2026-11-03 Per Hansen https://x/r/tc/1',
        'tenantWaits now 2026-11-03 Åse Lie https://x/r/tc/2',
        mine,
      ],
    ],
    [
      'one of them',
      sentForSigning({ tenants: [sentForSigning().signicatInfo!.tenants[0]!, signedTenants()[1]!] }),
      [sentOn, 'tenantWaits now 2026-11-03 Per Hansen https://x/r/tc/1', 'tenantSigned done Åse Lie', mine],
    ],
    [
      'the landlord is waited for',
      sentForSigning({ state: 'landlord', tenants: signedTenants() }),
      [sentOn, 'tenantSigned done Per Hansen', 'tenantSigned done Åse Lie', 'landlordWaits now https://x/r/lc/1'],
    ],
    [
      'the landlord is waited for after a single tenant',
      sentForSigning({ state: 'landlord', tenants: signedTenants().slice(0, 1) }),
      [sentOn, 'tenantSigned done Per Hansen', 'landlordWaitsAfterOne now https://x/r/lc/1'],
    ],
    [
      'a single tenant is waited for',
      sentForSigning({ tenants: sentForSigning().signicatInfo!.tenants.slice(0, 1) }),
      [sentOn, 'tenantWaits now 2026-11-03 Per Hansen https://x/r/tc/1', 'landlordLaterAfterOne ahead'],
    ],
    [
      'somebody else signed',
      sentForSigning({ state: 'landlord', tenants: signedTenants(true), landlordLink: null }),
      [sentOn, 'tenantSigned done Per Hansen', 'tenantMismatch now Åse Lie', 'landlordWaits now'],
    ],
    [
      'the file is on its way',
      sentForSigning({ state: 'packaging', tenants: signedTenants(), isSignedLandlord: true }),
      [sentOn, 'tenantSigned done Per Hansen', 'tenantSigned done Åse Lie', 'landlordSigned done', 'packaging now'],
    ],
    [
      'somebody else signed, and the landlord after that',
      sentForSigning({ state: 'packaging', tenants: signedTenants(true), isSignedLandlord: true }),
      [sentOn, 'tenantSigned done Per Hansen', 'signedMismatch now Åse Lie', 'landlordSigned done', 'packaging now'],
    ],
    ['withdrawing', sentForSigning({ state: 'withdrawing' }), [sentOn, 'withdrawing now']],
    ['withdrawn', sentForSigning({ state: 'withdrawn' }, unsigned), [sentOn, 'signingWithdrawn done', 'unsigned now']],
    [
      'withdrawn before anybody was asked',
      sentForSigning({ state: 'withdrawn', sent_at: null }, unsigned),
      ['signingWithdrawnUnsent done', 'unsigned now'],
    ],
    ['expired', sentForSigning({ state: 'expired' }, unsigned), [sentOn, 'signingExpired done', 'unsigned now']],
    ['canceled', sentForSigning({ state: 'canceled' }, unsigned), [sentOn, 'signingCanceled done', 'unsigned now']],
    [
      'failed',
      sentForSigning(
        { state: 'failed', sent_at: null, error: { date: '2026-11-04T23:30:00Z' as Instant, message: 'x' } },
        unsigned,
      ),
      ['signingFailed done 2026-11-05', 'unsigned now'],
    ],
    [
      'stored',
      sentForSigning({ state: 'signed', tenants: signedTenants() }, { signed_at: '2026-11-05T10:00:00Z' as Instant }),
      [sentOn, 'signedBankid done 2026-11-05'],
    ],
    [
      'stored, with a signature of somebody else',
      sentForSigning(
        { state: 'signed', tenants: signedTenants(true) },
        { signed_at: '2026-11-05T10:00:00Z' as Instant },
      ),
      [sentOn, 'signedBankid done 2026-11-05', 'signedMismatch now Åse Lie'],
    ],
  ] as const)('%s', (_, contract, expected) => expect(between(contract)).toEqual(expected))

  it('books no rent before all have signed', () => {
    expect(lines(sentForSigning()).at(-2)).toBe('rentWaits ahead 2026-11-15')
  })
})

describe('the story of a deposit account', () => {
  it.each([
    ['depositOpening now 0', {}],
    ['depositOpened now 0', { depositStatus: 'opened', founds: ore(0) }],
    ['depositPartly now 100', { depositStatus: 'founds', founds: ore(100) }],
    ['depositFully done 3600000', { depositStatus: 'founds', founds: ore(3_600_000) }],
    ['depositClosing now 100', { pending: 'closing', depositStatus: 'opened', founds: ore(100) }],
    [
      'depositReleasing now 100',
      { pending: 'releasing', depositStatus: 'founds', founds: ore(100), releasedCategory: 'SPLIT' },
    ],
    ['depositPayingOut now 100', { depositStatus: 'founds', founds: ore(100), releasedCategory: 'TENANT' }],
    ['depositSplitting now 100', { depositStatus: 'founds', founds: ore(100), releasedCategory: 'SPLIT' }],
    ['depositDispute now 100', { depositStatus: 'founds', founds: ore(100), releasedCategory: 'DISPUTE' }],
    ['depositReleased done 0', { depositStatus: 'released', releasedCategory: 'TENANT' }],
    [
      'depositSplit done 7000',
      { depositStatus: 'released', founds: ore(0), releasedCategory: 'SPLIT', tenantReleaseSum: ore(7000) },
    ],
    ['depositDecided done 0', { depositStatus: 'released' }],
    ['depositClosed done 0', { depositStatus: 'canceled' }],
  ] as const)('%s', (expected, info) => {
    expect(between(withDeposit(info))).toEqual([
      'feePaid done',
      'sent done 2026-11-03',
      'signedBankid done 2026-11-05',
      expected,
    ])
  })

  it.each([
    ['depositEmptyOver now 0', 'depositOpened now 0', { depositStatus: 'opened', founds: ore(0) }],
    ['depositPartlyOver now 100', 'depositPartly now 100', { depositStatus: 'founds', founds: ore(100) }],
  ] as const)('of a lease that is over waits for no payment: %s', (expected, running, info) => {
    const over = { type: 'time-bound', end_date: day('2026-11-19') } as const
    const reason = { fixed_term_reason: 'Utleieren flytter selv inn.' }
    const deposits = (more: Partial<Contract>) =>
      lines(withDeposit(info, more)).filter((line) => line.startsWith('deposit'))
    expect(deposits({ status: 'finished', finished_on: day('2026-11-19') })).toEqual([expected])
    expect(deposits({ ...over, ...reason, status: 'expired' })).toEqual([expected])
    // A lease that counts as open-ended goes on.
    expect(deposits({ ...over, status: 'expired' })).toEqual([running])
  })

  it.each([
    ['2026-11-20', 'disputeUntil now 2026-11-20'],
    ['2026-11-19', 'disputeOver now 2026-11-19'],
  ])('in dispute has its last day: %s', (until, expected) => {
    const info = { depositStatus: 'founds', founds: ore(100), releasedCategory: 'DISPUTE' } as const
    const contract = withDeposit({ ...info, disputeUntil: day(until) })
    expect(between(contract).slice(-2)).toEqual(['depositDispute now 100', expected])
  })

  it('goes on counting the five weeks of a dispute while a split waits for the tenant', () => {
    const info = { depositStatus: 'founds', founds: ore(100), releasedCategory: 'SPLIT' } as const
    const contract = withDeposit({ ...info, disputeUntil: day('2026-11-20') })
    expect(between(contract).slice(-2)).toEqual(['depositSplitting now 100', 'disputeUntil now 2026-11-20'])
  })

  it('isn’t opened for a lease that was signed by hand', () => {
    expect(lines({ ...active, is_open_deposit_account: true, deposit_sum: ore(1) })).toContain('depositByHand now 0')
  })

  it('begins when all have signed', () => {
    const contract = sentForSigning({}, { is_open_deposit_account: true, is_open_deposit_account_payed: true })
    expect(lines(contract).some((line) => line.startsWith('deposit'))).toBe(false)
  })
})

it('names each change of the rent, and none that the end comes before', () => {
  const rents = [
    { from: day('2026-11-01'), month_sum: ore(1) },
    { from: day('2026-11-01'), month_sum: ore(2) },
    { from: day('2027-01-01'), month_sum: ore(3) },
  ]
  expect(lines({ ...active, rents }).slice(3, -1)).toEqual([
    'raised done 2026-11-01 2',
    'raiseAhead ahead 2027-01-01 3',
  ])
  const finished = { ...active, status: 'finished', finished_on: day('2026-12-31'), rents } as const
  expect(lines(finished).filter((line) => line.startsWith('raise'))).toEqual(['raised done 2026-11-01 2'])
})

it.each([
  ['draft', null, false, true, false],
  ['draft', 'bankid', false, false, false],
  ['active', 'manual', true, false, true],
  // The contract was sent for signing, and not all have signed.
  ['active', 'bankid', false, false, false],
  ['expired', 'bankid', true, false, true],
  ['finished', 'manual', true, false, false],
] as const)('%s, %s, signed %s: open %s, may be finished %s', (status, signatureType, signed, open, finish) => {
  const contract = { status, signatureType, signed_at: signed ? active.signed_at : null }
  expect([isDraftChangeable(contract), mayFinish(contract)]).toEqual([open, finish])
})

/** A draft whose handover list is in this state. */
const withList = (state: SignicatInfo['state']) => ({
  ...draft,
  checkList: { signicatInfo: { ...sentForSigning().signicatInfo!, state } } as NonNullable<Contract['checkList']>,
})

it.each([
  ['a draft', draft, true],
  [
    'a draft that could not be sent',
    sentForSigning({ state: 'failed', sent_at: null }, { status: 'draft', signatureType: null }),
    true,
  ],
  [
    'a draft that was sent and withdrawn',
    sentForSigning({ state: 'withdrawn' }, { status: 'draft', signatureType: null }),
    true,
  ],
  [
    'one whose signing has run out',
    sentForSigning({ state: 'expired' }, { status: 'draft', signatureType: null }),
    true,
  ],
  [
    'one that is being taken back',
    sentForSigning({ state: 'withdrawing' }, { status: 'draft', signatureType: null }),
    false,
  ],
  [
    'one that waits for its opening fee',
    sentForSigning({ state: 'fee' }, { status: 'draft', signatureType: null }),
    true,
  ],
  ['a draft whose handover list is out', withList('tenants'), false],
  ['a draft whose handover list was taken back', withList('withdrawn'), true],
  ['a draft whose handover list all have signed', withList('signed'), false],
  ['a signed one', active, false],
] as const)('whether %s may be deleted', (_, contract, may) => expect(mayRemove(contract)).toBe(may))

it('is not offered to be marked as signed by hand while it goes to be signed electronically', () => {
  const { signicatInfo: info } = sentForSigning()
  const of = (more: object | null) => maySignByHand({ ...draft, signicatInfo: more && { ...info!, ...more } })
  expect(of(null)).toBe(true)
  expect(of({ state: 'fee' })).toBe(true)
  // The fee is paid, and no order is stored yet.
  expect(of({ state: 'starting' })).toBe(false)
  expect(of({ state: 'withdrawing', pending: 'sending' })).toBe(false)
  expect(maySignByHand({ ...active, signicatInfo: null })).toBe(false)
})

it.each(Object.entries(timelineTexts))('the sentence %s names only what it is handed', (key, { en, nb }) => {
  const handed: readonly string[] = key.startsWith('openEnded') ? ['count'] : timelineValueNames
  for (const text of [en, nb]) for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g)) expect(handed).toContain(name)
})

it.each([
  ['written 2026-11-02', 'a draft', draft],
  ['sent 2026-11-03', 'sent for signing', sentForSigning()],
  ['signedManual 2026-11-03', 'signed by hand', active],
  ['signedBankid 2026-11-05', 'signed with BankID', withDeposit({})],
  ['recorded 2026-11-03', 'signed before it was recorded', { ...active, books_from: day('2026-01-01') }],
  ['signedManual 2026-11-02', 'signed on the day on which it was written', { ...active, signed_at: active.created_at }],
  [
    'raised 2026-11-01',
    'a raise since',
    {
      ...active,
      created_at: '2026-01-05T10:00:00Z' as Instant,
      signed_at: '2026-01-06T10:00:00Z' as Instant,
      rents: [
        ...active.rents.map((rent) => ({ ...rent, from: day('2026-01-01') })),
        { from: day('2026-11-01'), month_sum: ore(1_300_000) },
      ],
    },
  ],
  [
    'signedManual 2026-11-03',
    'a raise ahead',
    { ...active, rents: [...active.rents, { from: day('2026-12-01'), month_sum: ore(1_300_000) }] },
  ],
  ['finished 2026-11-19', 'finished', { ...active, status: 'finished' as const, finished_on: day('2026-11-19') }],
])('the newest event is %s: %s', (expected, _what, contract) => {
  const { key, day: on } = newestEvent(contract, today)
  expect(`${key} ${on}`).toBe(expected)
  expect(contractFoldWords.texts).toHaveProperty(`history_${key}`)
})
