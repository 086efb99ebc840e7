import { describe, expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import { ore } from '../../../base/kit/money'
import { houseRecord } from '../../../landlord/house/model'
import { contractInput } from '../../contract/model'
import { filledValues, typedCoTenant } from '../../contract-form/web/test-values'
import { newDraft, noLandlord, type FreeDraft } from './free-draft'
import {
  numberedSteps,
  contractProblems,
  firstUnfinishedStep,
  profileBody,
  landlordProblems,
  withRentIban,
} from './free-steps'

const today = day('2026-01-10')
const ssn = '29124815345'
const landlord = {
  ...noLandlord,
  email: 'kari@example.no',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phone: '90012345',
  city: 'Oslo',
  address: 'Storgata 1',
  postcode: '0155',
}
const house = { ...houseRecord.empty, name: 'Storgata 12', address: 'Storgata 12', postcode: '0155', city: 'Oslo' }
// A contract without the documents that the contract wizard requires.
const contract = filledValues({ houseId: '', documents: [] })
const full: FreeDraft = { ...newDraft(), landlord, house, contract }

describe('the landlord', () => {
  it('is complete with a national id, and is saved without the e-mail', () => {
    expect(landlordProblems(landlord, ssn, today)).toEqual({})
    expect(profileBody(landlord, ssn)).toMatchObject({ lastName: 'Nordmann', ssn })
    expect(profileBody(landlord, ssn)).not.toHaveProperty('email')
  })

  it('names all that is wrong at once, also a missing phone', () => {
    expect(Object.keys(landlordProblems(noLandlord, '', today)).toSorted()).toEqual([
      'address',
      'city',
      'email',
      'firstName',
      'lastName',
      'phone',
      'postcode',
      'ssn',
    ])
    expect(landlordProblems({ ...landlord, phone: ' ' }, ssn, today)).toEqual({ phone: 'required' })
  })
})

describe('the contract', () => {
  it('is asked for in two parts, each told of its own', () => {
    const empty = contractInput.empty
    expect(Object.keys(contractProblems('tenant', empty, today)).every((name) => name.startsWith('tenant_'))).toBe(true)
    expect(Object.keys(contractProblems('contract', empty, today))).toEqual(
      expect.arrayContaining(['type', 'start_date', 'keys_count', 'is_deposit_account_variant']),
    )
    expect(Object.keys(contractProblems('contract', empty, today)).some((name) => name.startsWith('tenant_'))).toBe(
      false,
    )
  })

  it('needs neither a house nor documents here', () => {
    expect(contractProblems('house', contract, today)).toEqual({})
    expect(contractProblems('tenant', contract, today)).toEqual({})
    expect(contractProblems('contract', contract, today)).toEqual({})
  })

  it('asks of the home with the house, and of further tenants with the tenant', () => {
    const wrong = { ...contract, dwelling_number: 'A1', co_tenants: [typedCoTenant({ phone: '123', birthday: '' })] }
    expect(contractProblems('house', wrong, today)).toEqual({ dwelling_number: 'unitNumber' })
    expect(contractProblems('tenant', wrong, today)).toEqual({
      'co_tenants.0.birthday': 'required',
      'co_tenants.0.phone': 'phone',
    })
    expect(contractProblems('contract', wrong, today)).toEqual({})
  })

  it('is told about a guarantee of nothing, or that ends before the lease starts', () => {
    const guarantee = { kind: 'nav', by: 'NAV Frogner', sum: ore(0), until: '2026-01-14' } as const
    expect(contractProblems('contract', { ...contract, guarantee }, today)).toEqual({
      'guarantee.sum': 'aboveZero',
      'guarantee.until': 'startAfterEnd',
    })
  })

  it('is told what only today tells', () => {
    expect(contractProblems('tenant', { ...contract, tenant_birthday: '2026-01-11' }, today)).toEqual({
      tenant_birthday: 'birthday',
    })
  })
})

describe('the account for the rent', () => {
  const typed = { ...contract, rent_iban: '8601 11 17947' }
  const asked = { landlord, contract: typed }
  it('is the one of the contract’s step where the landlord’s own has none', () => {
    expect(withRentIban(asked).iban).toBe('8601 11 17947')
    expect(withRentIban({ ...asked, landlord: { ...landlord, iban: 'NO8330001234567' } }).iban).toBe('NO8330001234567')
    expect(landlordProblems(withRentIban(asked), ssn, today)).toEqual({})
  })

  it('is refused at its field where it is asked, and leads back there', () => {
    const wrong = { ...contract, rent_iban: '8601 11 17948' }
    expect(contractProblems('contract', wrong, today, '')).toEqual({ rent_iban: 'iban' })
    expect(contractProblems('contract', wrong, today)).toEqual({})
    expect(contractProblems('contract', typed, today, '')).toEqual({})
    expect(firstUnfinishedStep({ ...full, contract: wrong }, today)).toBe('contract')
  })

  it('is empty in a draft from before it was asked, as are the home and further tenants', () => {
    const { rent_iban: _asked, dwelling_kind: _kind, co_tenants: _others, ...before } = contract
    expect(contractInput.draft.parse(before)).toEqual(contract)
  })
})

describe('the first step with something left', () => {
  it.each([
    ['landlord', { landlord: noLandlord }],
    ['house', { house: houseRecord.empty }],
    ['house', { contract: { ...contract, meter_point_id: '7070' } }],
    ['tenant', { contract: { ...contract, co_tenants: [typedCoTenant({ email: '' })] } }],
    ['tenant', { contract: { ...contract, tenant_city: '' } }],
    ['contract', { contract: { ...contract, keys_count: null } }],
    ['password', {}],
  ] as const)('is %s', (step, change) => {
    expect(firstUnfinishedStep({ ...full, ...change }, today)).toBe(step)
    expect(numberedSteps).toContain(step)
  })

  it('is the earliest of several', () => {
    expect(firstUnfinishedStep(newDraft(), today)).toBe('landlord')
    expect(firstUnfinishedStep({ ...full, house: houseRecord.empty, contract: contractInput.empty }, today)).toBe(
      'house',
    )
  })
})
