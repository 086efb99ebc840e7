import { day, type Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { lettingLaw } from '../law/rules-letting'
import type { Letting } from '../law/model'
import { letterTextRecord, type LetterKind, type LetterRequest } from './model'
import type { LetterFacts, LetterHead } from './model-facts'

const exampleTenants = ['Per Hansen', 'Anne Li', 'Ola Vik'] as const

const letterToday = day('2026-11-30')

/** A lease of this kind of letting. A fixed term has a reason, so that its length doesn't matter. */
export const leaseOfLetting = (
  letting: Letting,
  end_date: Day | null,
  more: Partial<LetterFacts['lease']> = {},
): LetterFacts['lease'] => ({
  start_date: day('2023-03-01'),
  end_date,
  dwelling_kind: letting === 'own_home' ? 'home' : letting,
  own_home_let: letting === 'own_home',
  fixed_term_reason: 'Egen bruk.',
  fixed_term_terminable: false,
  month_resignation: lettingLaw[letting].noticeMonths,
  ...more,
})

/** A signed open-ended lease since 2023 with November's rent unpaid. */
export function exampleFacts(more: Partial<LetterFacts> = {}): LetterFacts {
  const letting: Letting = more.letting ?? 'home'
  return {
    today: letterToday,
    letting,
    lease: leaseOfLetting(letting, more.term?.end ?? null),
    term: { start: day('2023-03-01'), end: null, noticeEnd: null, finishedOn: null },
    isSigned: true,
    isBeingSigned: false,
    isFinished: false,
    tenants: 1,
    names: exampleTenants.slice(0, more.tenants ?? 1),
    isContested: false,
    persons: [{ name: 'Per Hansen', born: '17.05.1990' }],
    dwellingNumber: '',
    rents: [{ since: day('2023-03-01'), sum: ore(1_200_000), byIndex: false }],
    open: [{ month: day('2026-11-01'), dueOn: day('2026-11-02'), open: ore(1_200_000), isRise: false }],
    nextDue: day('2026-11-02'),
    interest: {
      rows: [
        {
          from: day('2026-11-03'),
          until: letterToday,
          rate: 1225,
          unpaid: ore(1_200_000),
          sum: ore(11_277),
        },
      ],
      sum: ore(11_277),
      unknown: [],
    },
    fee: ore(3_800),
    deposit: ore(3_600_000),
    account: '1509 21 68678',
    kid: '123456782',
    sent: [],
    comforts: ['electricity', 'internet'],
    ...more,
  }
}

const empty = letterTextRecord.erased()
export const exampleLetter = (kind: LetterKind, more: Partial<LetterRequest> = {}): LetterRequest => ({
  kind,
  language: null,
  ...empty,
  ...more,
})

export const exampleHead = (tenants: readonly string[] = ['Per Hansen']): LetterHead => ({
  number: 7,
  landlord: {
    name: 'Kari Nordmann',
    address: 'Parkveien 1, 0350 Oslo',
    email: 'kari@example.no',
    phone: '+47 90 01 23 45',
  },
  tenants,
  house: 'Storgata 12',
  address: 'Storgata 12, 0155 Oslo',
})
