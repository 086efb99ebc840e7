import { lettersText } from '../contract/test-contract-rules'

// The rules for the dwelling and for further tenants: what breaks each rule, the field and key of the refusal, and what
// is accepted.

const missing = undefined
/** A further tenant on the wire. */
export const coTenant = (more: object = {}) => ({
  first_name: 'Ola',
  last_name: 'Li',
  birthday: '1992-02-29',
  phone_code: '+47',
  phone: '40012345',
  email: 'ola@example.no',
  ...more,
})

/** The stored values of a lease whose form says nothing about the home and about further tenants. */
export const noParties = {
  co_landlords: [],
  tenant_organisation_number: null,
  landlord_organisation_number: null,
  shared_house_kind: null,
  board_consent: null,
  spouse_consent: null,
  deposit_follows_rent: false,
  co_tenants: [],
  dwelling_kind: 'home',
  own_home_let: false,
  rooms: null,
  area: null,
  dwelling_number: null,
  meter_point_id: null,
  shared_rooms: '',
  power_contract: null,
  home_papers: [],
}

/** The rules in the same form as `contractFieldRules` of ../contract/test-contract-rules.ts. */
export const partyRules: readonly (readonly [
  rule: string,
  refused: object,
  field: string,
  key: string,
  taken: object,
])[] = [
  // Dwelling.
  [
    'a known kind of dwelling',
    { dwelling_kind: 'castle' },
    'dwelling_kind',
    'choose',
    { dwelling_kind: 'shared_house' },
  ],
  ['an own home that is let, or not', { own_home_let: 'yes' }, 'own_home_let', 'choose', { own_home_let: true }],
  ['one room at least', { rooms: 0 }, 'rooms', 'roomCount', { rooms: 1 }],
  ['whole rooms', { rooms: 2.5 }, 'rooms', 'roomCount', { rooms: null }],
  ['a square metre at least', { area: 0 }, 'area', 'squareMetres', { area: 1 }],
  ['whole square metres', { area: 54.5 }, 'area', 'squareMetres', { area: 9999 }],
  [
    'a dwelling number of a letter and four digits',
    { dwelling_number: 'A0101' },
    'dwelling_number',
    'unitNumber',
    { dwelling_number: 'h 0101' },
  ],
  [
    'a dwelling number that is no longer',
    { dwelling_number: 'H01011' },
    'dwelling_number',
    'unitNumber',
    { dwelling_number: '' },
  ],
  [
    'a meter point of 18 digits',
    { meter_point_id: '70705750005162839' },
    'meter_point_id',
    'meterPoint',
    { meter_point_id: '7070 5750 0051 6283 91' },
  ],
  [
    'the shared rooms in a line',
    { dwelling_kind: 'room', shared_rooms: lettersText(101) },
    'shared_rooms',
    'max100',
    { dwelling_kind: 'room', shared_rooms: lettersText(100) },
  ],
  [
    'a holder of the power contract who is a party',
    { comforts: [], power_contract: 'neighbour' },
    'power_contract',
    'choose',
    { comforts: [], power_contract: 'tenant' },
  ],
  [
    'papers of the home from the list',
    { home_papers: ['insurance'] },
    'home_papers.0',
    'choose',
    { home_papers: ['energy_certificate', 'radon'] },
  ],
  // Further tenants.
  [
    'four tenants at most',
    { co_tenants: [coTenant(), coTenant(), coTenant(), coTenant()] },
    'co_tenants',
    'manyTenants',
    { co_tenants: [coTenant(), coTenant(), coTenant()] },
  ],
  [
    'a further tenant’s first name',
    { co_tenants: [coTenant(), coTenant({ first_name: 'O' })] },
    'co_tenants.1.first_name',
    'min2',
    { co_tenants: [] },
  ],
  [
    'a further tenant’s last name',
    { co_tenants: [coTenant({ last_name: lettersText(51) })] },
    'co_tenants.0.last_name',
    'max50',
    { co_tenants: [coTenant({ last_name: lettersText(50) })] },
  ],
  [
    'a further tenant’s birth date',
    { co_tenants: [coTenant({ birthday: '' })] },
    'co_tenants.0.birthday',
    'required',
    { co_tenants: null },
  ],
  [
    'a further tenant who is born',
    { co_tenants: [coTenant(), coTenant({ birthday: '2026-11-21' })] },
    'co_tenants.1.birthday',
    'birthday',
    { co_tenants: [coTenant({ birthday: '2026-11-20' })] },
  ],
  [
    'a further tenant born in a near year',
    { co_tenants: [coTenant({ birthday: '1905-12-31' })] },
    'co_tenants.0.birthday',
    'dateRange',
    { co_tenants: [coTenant({ birthday: '1906-01-01' })] },
  ],
  [
    'a further tenant’s phone that is valid in its country',
    { co_tenants: [coTenant(), coTenant(), coTenant({ phone_code: '+1' })] },
    'co_tenants.2.phone',
    'phone',
    { co_tenants: [coTenant({ phone_code: missing })] },
  ],
  [
    'a further tenant’s e-mail address',
    { co_tenants: [coTenant({ email: 'ola@example.n' })] },
    'co_tenants.0.email',
    'email.invalid',
    { co_tenants: [coTenant({ email: 'per@example.no' })] },
  ],
  [
    'nothing else of a further tenant',
    { co_tenants: [coTenant({ address: 'Storgata 1' })] },
    'co_tenants.0.address',
    'unknown',
    { co_tenants: missing },
  ],
]
