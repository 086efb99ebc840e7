import { describe, expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { HouseForm, type House } from '../../landlord/house/model'
import type { Contract } from '../contract/model'
import { leaseSheet } from './rules'
import { checklistData, leaseData, type LeaseSources } from './rules-data'
import { testCoTenants, testDeposits, testLease } from '../clauses/test-lease'

const house: House = {
  id: 1,
  ...HouseForm.parse({
    name: 'Storgata 12',
    address: 'Storgata 12 B',
    postcode: '0155',
    city: 'Oslo',
    property_number: 207,
    holding_number: 14,
    lease_number: null,
    section_number: 8,
    share_number: null,
    municipality_number: '0301',
    organisation_number: null,
  }),
  years: [],
  house_rules_files: [],
  depreciationYears: [],
  created_at: '2026-01-01T00:00:00.000Z' as Instant,
  updated_at: '2026-01-01T00:00:00.000Z' as Instant,
}
const list = testLease().extras!
const contract: Contract = {
  id: 7,
  additionalId: 3,
  houseId: 1,
  dwelling_kind: 'home',
  own_home_let: false,
  rooms: null,
  area: null,
  dwelling_number: null,
  meter_point_id: null,
  shared_rooms: '',
  power_contract: null,
  language: null,
  guarantee: null,
  home_papers: [],
  shared_house_kind: null,
  board_consent: null,
  spouse_consent: null,
  co_landlords: [],
  tenant_organisation_number: null,
  landlord_organisation_number: null,
  deposit_follows_rent: false,
  co_tenants: [],
  status: 'draft',
  isFinished: false,
  finished_on: null,
  finished_at: null,
  books_from: null,
  notice: null,
  fixed_until: null,
  went_on_from: null,
  tenant_erased_at: null,
  rents: [],
  type: 'running',
  tenant_first_name: 'Åse',
  tenant_last_name: 'Sørensen',
  tenant_phone_code: '+46',
  tenant_phone: '701234567',
  tenant_email: 'aase.sorensen@example.se',
  tenant_birthday: day('1994-12-31'),
  tenant_nationality: 'SE',
  tenant_country: 'SE',
  tenant_city: 'Stockholm',
  tenant_address: 'Drottninggatan 71',
  tenant_postcode: '111 36',
  month_sum: ore(1_200_000),
  deposit_sum: null,
  deposit_account: null,
  deposit_payment_deadline: null,
  rent_account_in_deposit_bank: false,
  deposit_count_payment_day: null,
  is_open_deposit_account: false,
  is_open_deposit_account_payed: false,
  start_date: day('2027-01-15'),
  end_date: null,
  first_payment_date: day('2027-01-15'),
  month_resignation: 3,
  days_before_first_payment: 'free',
  fixed_term_terminable: false,
  fixed_term_reason: '',
  keys_count: 4,
  taxable: true,
  comforts: ['water-drain', 'internet'],
  pets_allowed: false,
  smoking_allowed: false,
  other: testLease().other,
  documents: ['a', 'b'],
  signed_documents: [],
  signatureType: null,
  signed_at: null,
  blocked_by: '',
  next_rent_on: null,
  payUrl: null,
  fee_refund: null,
  signicatInfo: null,
  cost_split: {
    category: 'SPLIT',
    costs: 'strøm i felles vaskerom',
    period: 'quarter',
    tenant: ore(30_000),
    landlord: ore(45_050),
  },
  extras: list,
  checkList: null,
  created_at: '2026-11-18T12:00:00.000Z' as Instant,
  updated_at: '2026-11-22T23:30:00.000Z' as Instant,
}
const landlord = {
  firstName: 'Kari',
  lastName: 'Nordmann Ødegård',
  birthday: day('1968-04-09'),
  email: 'kari.nordmann@example.no',
  phone_code: '+47',
  phone: '90012345',
  address: 'Lærdalsveien 4',
  postcode: '5003',
  city: 'Bergen',
  country: 'NO',
  ssn: '29124815345',
  iban: 'NO9386011117947',
}
const sources = (changes: Partial<Contract> = {}): LeaseSources => ({
  contract: { ...contract, ...changes },
  house,
  landlord,
  files: [
    { name: 'Husordensregler.pdf', url: '/api/document/1', type: 'application/pdf' },
    { name: 'Plantegning 2. etasje.png', url: '/api/document/2', type: 'image/png' },
  ],
})

describe('a lease of a contract', () => {
  it('has every value of contract, house and landlord', () => {
    // Phones have their country code. The day the lease was written is the one in Oslo.
    const files = sources().files.map(({ url, type }) => ({ url, type }))
    const dwelling = { rooms: null, area: null, number: null, meterPoint: null }
    const facts = {
      sharedRooms: '',
      powerContract: null,
      homePapers: [],
      guarantee: null,
      sharedHouseKind: null,
      boardConsent: null,
      spouseConsent: null,
      coLandlords: [],
      tenantOrganisation: null,
      landlordOrganisation: null,
      depositFollowsRent: false,
      kind: 'home',
      writtenOn: day('2026-11-23'),
    } as const
    const bare = { files, coTenants: [], letting: 'home', dwelling, edition: 4, ...facts } as const
    expect(leaseData(sources())).toEqual(testLease({ isDraft: true, ...bare }))
    expect(leaseData(sources({ signatureType: 'manual' }))).toEqual(testLease(bare))
    expect(leaseData(sources({ signatureType: 'bankid' }))).toEqual(
      testLease({ ...bare, edition: 9, signedBy: 'bankid' }),
    )
  })

  it('has every tenant, what is let and what identifies it', () => {
    const anne = { first_name: 'Anne', last_name: 'Lie', birthday: day('1999-07-01'), email: 'anne.lie@example.no' }
    const more = { dwelling_kind: 'room', rooms: 3, area: 68, dwelling_number: 'H0201' } as const
    const phone = { phone_code: '+47', phone: '92234567' }
    const data = leaseData(
      sources({ ...more, co_tenants: [{ ...anne, ...phone }], meter_point_id: '707057500012345678' }),
    )
    expect(data).toMatchObject({
      coTenants: [testCoTenants[1]],
      letting: 'room',
      dwelling: { rooms: 3, area: 68, number: 'H0201', meterPoint: '707057500012345678' },
    })
    const rows = leaseSheet(data, 'en').clauses[1]!.items.flatMap((item) => (item.kind === 'rows' ? item.rows : []))
    expect(rows.slice(-4).map(({ label, value }) => [label.nb, label.en, value.nb])).toEqual([
      ['Antall rom', 'Rooms', '3'],
      ['Areal', 'Area', '68 m²'],
      ['Bruksenhetsnr.', 'Dwelling no.', 'H0201'],
      ['Målepunkt-ID', 'Meter point id', '707057500012345678'],
    ])
  })

  it.each([
    ['of a term too short for one without a reason is that of an open-ended lease', '', day('2027-01-31'), 1_200_000],
    // The rent is for one day of 31: 12 000 / 31 = 387.10.
    ['of one with a reason ends with it', 'Utleieren flytter selv inn.', day('2027-01-01'), 38_710],
  ])('the first payment %s', (_what, fixed_term_reason, end_date, sum) => {
    const one = day('2027-01-01')
    const terms = { type: 'time-bound', start_date: one, end_date: one, first_payment_date: one, other: '' } as const
    expect(leaseData(sources({ ...terms, fixed_term_reason })).firstRent).toEqual({ start_date: one, end_date, sum })
  })

  it('of the landlord’s own home is that, whatever its kind', () => {
    for (const dwelling_kind of ['home', 'shared_house', 'room'] as const)
      expect(leaseData(sources({ dwelling_kind, own_home_let: true }))).toMatchObject({
        letting: 'own_home',
        kind: dwelling_kind,
      })
  })

  it('has the wording of the day it was signed, else of its last change', () => {
    expect(leaseData(sources()).writtenOn).toBe('2026-11-23')
    expect(leaseData(sources({ signed_at: '2026-11-18T12:00:00.000Z' as Instant })).writtenOn).toBe('2026-11-18')
  })

  it.each([
    ['none', {}],
    [
      'own',
      { deposit_sum: ore(3_600_000), deposit_account: 'NO8330001234567', deposit_payment_deadline: day('2026-12-31') },
    ],
    ['product', { deposit_sum: ore(7_200_000), is_open_deposit_account: true, deposit_count_payment_day: 45 }],
  ] as const)('knows the deposit: %s', (kind, changes) => {
    expect(leaseData(sources(changes)).deposit).toEqual(testDeposits[kind])
  })

  it('leaves open what a landlord has not told', () => {
    const untold = { ...landlord, phone: '', birthday: null, ssn: null, iban: '' }
    const sheet = leaseSheet(leaseData({ ...sources(), landlord: untold }), 'nb')
    const parties = sheet.clauses[0]!.items.find((item) => item.kind === 'parties')!
    expect(parties.table.rows.map(({ values }) => values[0]!.nb)).toEqual([
      'Kari Nordmann Ødegård',
      // This is a line to write on.
      '',
      '–',
      'Lærdalsveien 4\n5003 Bergen',
      'ikke oppgitt',
      'kari.nordmann@example.no',
    ])
    expect(sheet.clauses.flatMap(({ items }) => items).filter(({ kind }) => kind === 'blank')).toEqual([
      { kind: 'blank', wording: { nb: 'Leien betales til konto:' } },
    ])
  })

  it('has the landlord’s date of birth, from the national id where it isn’t given by itself', () => {
    expect(leaseData({ ...sources(), landlord: { ...landlord, birthday: null } }).landlord.birthday).toBe('1948-12-29')
    expect(leaseData(sources()).landlord.birthday).toBe('1968-04-09')
  })

  it('has a handover list only when one is written', () => {
    const today = day('2027-01-15')
    expect(checklistData(sources(), 'nb', 'hand', today)).toBeNull()
    expect(
      checklistData(sources({ checkList: { ...list, signatureType: null, signicatInfo: null } }), 'nb', 'hand', today),
    ).toMatchObject({
      number: 3,
      landlord: 'Kari Nordmann Ødegård',
      tenants: ['Åse Sørensen'],
      house: 'Storgata 12',
      address: 'Storgata 12 B, 0155 Oslo',
      start: '2027-01-15',
      isAhead: false,
    })
    const sent = sources({ checkList: { ...list, signatureType: null, signicatInfo: null } })
    expect(checklistData(sent, 'nb', 'bankid', day('2027-01-14'))).toMatchObject({ isAhead: true })
  })
})
