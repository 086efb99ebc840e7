import { describe, expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { House } from '../../landlord/house/model'
import type { Contract } from '../contract/model'
import { leaseSheet } from './rules'
import { caseOf } from './rules-clauses-case'
import { checklistData, leaseData, type LeaseSources } from './rules-data'
import { anyCoTenants, anyDeposit, anyLease, anyTerm } from './test-lease'

const house: House = {
  id: 1,
  name: 'Storgata 12',
  address: 'Storgata 12 B',
  postcode: '0155',
  city: 'Oslo',
  property_number: 207,
  holding_number: 14,
  lease_number: null,
  section_number: 8,
  share_number: null,
  co_owners: [],
  municipality_number: '0301',
  organisation_number: null,
  depreciationYears: [],
  created_at: '2026-01-01T00:00:00.000Z' as Instant,
  updated_at: '2026-01-01T00:00:00.000Z' as Instant,
}
const list = anyLease().extras!
const contract: Contract = {
  unreadable: [],
  id: 7,
  additionalId: 3,
  houseId: 1,
  dwelling_kind: 'home',
  own_home_let: false,
  rooms: null,
  area: null,
  dwelling_number: null,
  meter_point_id: null,
  co_tenants: [],
  status: 'draft',
  isFinished: false,
  finished_on: null,
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
  other: anyLease().other,
  documents: ['a', 'b'],
  signed_documents: [],
  signatureType: null,
  signed_at: null,
  blocked_by: '',
  next_rent_on: null,
  payUrl: null,
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
  unreadable: [],
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
    // Phones as they are dialled from anywhere; the day it was written is the one in Oslo.
    const files = sources().files.map(({ url, type }) => ({ url, type }))
    const dwelling = { rooms: null, area: null, number: null, meterPoint: null }
    const bare = { files, coTenants: [], letting: 'home', dwelling, edition: 3 } as const
    expect(leaseData(sources())).toEqual(anyLease({ isDraft: true, ...bare }))
    expect(leaseData(sources({ signatureType: 'manual' }))).toEqual(anyLease(bare))
    expect(leaseData(sources({ signatureType: 'bankid' }))).toEqual(anyLease({ ...bare, signedBy: 'bankid' }))
  })

  it('has every tenant, what is let and what identifies it', () => {
    const anne = { first_name: 'Anne', last_name: 'Lie', birthday: day('1999-07-01'), email: 'anne.lie@example.no' }
    const more = { dwelling_kind: 'room', rooms: 3, area: 68, dwelling_number: 'H0201' } as const
    const data = leaseData(
      sources({
        ...more,
        co_tenants: [{ ...anne, phone_code: '+47', phone: '92234567' }],
        meter_point_id: '707057500012345678',
      }),
    )
    expect(data).toMatchObject({
      coTenants: [anyCoTenants[1]],
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

  it('of the landlord’s own home is that, whatever its kind', () => {
    for (const dwelling_kind of ['home', 'shared_house', 'room'] as const)
      expect(leaseData(sources({ dwelling_kind, own_home_let: true })).letting).toBe('own_home')
  })

  it('can’t be drawn of tenants who can’t be read', () => {
    expect(() => leaseData(sources({ co_tenants: null }))).toThrow('could not be read')
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
    expect(leaseData(sources(changes)).deposit).toEqual(anyDeposit[kind])
  })

  it('leaves open what a landlord has not told', () => {
    const bare = leaseData({ ...sources(), landlord: { ...landlord, phone: '', birthday: null, iban: '' } })
    const sheet = leaseSheet(bare, 'nb')
    const parties = sheet.clauses[0]!.items.find((item) => item.kind === 'parties')!
    expect(parties.table.rows.map(({ values }) => values[0]!.nb)).toEqual([
      'Kari Nordmann Ødegård',
      'ikke oppgitt',
      '–',
      'Lærdalsveien 4\n5003 Bergen',
      'ikke oppgitt',
      'kari.nordmann@example.no',
    ])
    expect(sheet.clauses.flatMap(({ items }) => items).filter(({ kind }) => kind === 'blank')).toEqual([
      { kind: 'blank', wording: { nb: 'Leien betales til konto:' } },
    ])
  })

  it('has a handover list only when one is written', () => {
    expect(checklistData(sources(), 'nb', 'hand')).toBeNull()
    expect(
      checklistData(sources({ checkList: { ...list, signatureType: null, signicatInfo: null } }), 'nb', 'hand'),
    ).toMatchObject({
      number: 3,
      landlord: 'Kari Nordmann Ødegård',
      tenants: ['Åse Sørensen'],
      house: 'Storgata 12',
      address: 'Storgata 12 B, 0155 Oslo',
      start: '2027-01-15',
    })
  })
})

describe('the clauses', () => {
  const texts = (changes: Parameters<typeof anyLease>[0], lang: 'nb' | 'en' = 'nb') =>
    leaseSheet(anyLease(changes), lang).clauses.flatMap(({ items }) =>
      items.flatMap((item) => ('wording' in item ? [item.wording.nb] : [])),
    )

  it.each([
    ['2027-01-01', '2029-12-30', true],
    ['2027-01-01', '2029-12-31', false],
    ['2027-01-15', '2030-01-13', true],
    ['2027-01-15', '2030-01-14', false],
    ['2028-02-29', '2031-02-26', true],
    ['2028-02-29', '2031-02-27', false],
  ])('a term from %s to %s is under three years: %s', (start, end, short) => {
    expect(caseOf(anyLease({ start: day(start), end: day(end) }), 3).length).toBe(short ? 'short' : 'long')
  })

  it('an open term is none', () => expect(caseOf(anyLease({ end: null }), 3).length).toBe('long'))

  it('ask for the reason of a short term, and only then', () => {
    expect(texts({ ...anyTerm['time-bound'], other: '' })).toContain('Grunnen til den korte leietiden:')
    expect(texts({ ...anyTerm['time-bound'], end: day('2030-01-15') }).join()).not.toContain('Grunnen til')
  })

  it('name each other by their numbers', () => {
    const clauses = leaseSheet(anyLease(anyTerm['time-bound']), 'nb').clauses
    expect(clauses.map(({ number }) => number)).toEqual(clauses.map((_, index) => String(index + 1)))
    const numberOf = (title: string) => clauses.find((clause) => clause.title.nb === title)!.number
    expect(texts(anyTerm['time-bound']).join()).toContain(`se punkt ${numberOf('Leietid')}.`)
    expect(texts({}).join()).toContain(`etter punkt ${numberOf('Oppsigelse')}.`)
    expect(texts(anyTerm['time-bound']).join()).toContain(`ikke står i punkt ${numberOf('Andre vilkår')}:`)
  })

  it('with a payment day that not every month has say what holds then', () => {
    expect(texts({ firstPayment: day('2027-01-31') }).join()).toContain('siste dag i måneden forfallsdag')
    expect(texts({ firstPayment: day('2027-01-28') }).join()).not.toContain('siste dag i måneden forfallsdag')
  })

  it('without a key speak of none', () => {
    expect(texts({ keys: 0 })).toContain('Leietakeren får ingen nøkler ved overtakelsen.')
    expect(texts({ keys: 1 })).not.toContain('Leietakeren får ingen nøkler ved overtakelsen.')
  })

  it('charge on top only what the law allows', () => {
    const nothing = texts({ comforts: [] }).join('\n')
    expect(nothing).toContain('Utleierens kostnader til strøm og oppvarming kan kreves')
    expect(nothing).toContain(
      'Vil leietakeren ha TV-abonnement eller internett, bestiller og betaler leietakeren det selv',
    )
    const all = texts({ comforts: ['electricity', 'heating', 'water-drain', 'tv-subscription', 'internet'] }).join('\n')
    expect(all).not.toContain('kan kreves i tillegg til leien etter forbruk')
    expect(all).toContain('Ut over dette kan utleieren ikke kreve noe i tillegg til leien')
  })

  it.each([
    [null, null],
    ['TENANT', 'Leietakeren bærer de delte kostnadene, kr 900 per måned.'],
    ['LANDLORD', 'Utleieren bærer de delte kostnadene, kr 900 per måned.'],
  ] as const)('say who bears shared costs: %j', (category, expected) => {
    const split = category && {
      category,
      costs: '',
      sum: ore(90_000),
      period: 'month' as const,
      tenant: null,
      landlord: null,
    }
    const text = texts({ split }).join('\n').replaceAll('\u00a0', ' ')
    if (expected === null) expect(text).not.toContain('delte kostnadene')
    else expect(text).toContain(expected)
  })

  it('never leave a placeholder open, nor English where it was not asked for', () => {
    for (const term of ['running', 'time-bound'] as const)
      for (const deposit of ['none', 'own', 'product'] as const)
        for (const lang of ['nb', 'en'] as const) {
          const sheet = leaseSheet(
            anyLease({ ...anyTerm[term], deposit: anyDeposit[deposit], firstPayment: day('2027-01-31') }),
            lang,
          )
          const text = JSON.stringify({ ...sheet, page: null })
          expect(text).not.toMatch(/\{\{|undefined|NaN|\[object/)
          expect(text.includes('"en":')).toBe(lang === 'en')
        }
  })
})
