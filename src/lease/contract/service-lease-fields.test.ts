import { describe, expect, it } from 'vitest'
import { readPdf } from '../../base/pdf/test-pdf'
import { contractCalls } from './calls'
import { paperCalls } from '../document/calls'
import type { CostSplitForm } from './model-forms'
import { contractFixture } from './test-contract-calls'

const { at, create, read, update, params, refusal } = contractFixture()
const eva = { first_name: 'Eva', last_name: 'Lie', birthday: '1970-02-28', email: 'eva@example.no' } as const
const filled = {
  dwelling_kind: 'shared_house',
  shared_house_kind: 'basement',
  board_consent: 'given',
  spouse_consent: true,
  co_landlords: [eva],
  tenant_organisation_number: '923609016',
  landlord_organisation_number: '974760673',
} as const

describe('the new fields of a lease', () => {
  it('come back as they were written, stand in the lease, and go', async () => {
    const { id, ...made } = await create(filled)
    expect(made).toMatchObject(filled)
    expect(await read(id)).toMatchObject(filled)
    const { url } = await at.app.call(
      paperCalls.paper,
      { ...params(id), query: { lang: 'nb' } },
      { token: at.kari.token },
    )
    const text = (await readPdf((await at.app.raw('GET', url, undefined, {})).bytes)).text.replaceAll('\u00a0', ' ')
    for (const says of [
      'Eva Lie',
      '28.02.1970',
      '923 609 016',
      'sokkelbolig',
      'har godkjent utleien',
      'ekteskapsloven § 32',
    ])
      expect(text).toContain(says)
    const emptied = await update(id)
    expect(emptied).toMatchObject({
      shared_house_kind: null,
      board_consent: null,
      spouse_consent: null,
      co_landlords: [],
      tenant_organisation_number: null,
      landlord_organisation_number: null,
      deposit_follows_rent: false,
    })
  })

  it('of the further landlords are stored encrypted', async () => {
    const { id } = await create(filled)
    const rows = await at.app.db.selectFrom('contract').select('co_landlords').where('id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toMatch(/Eva|Lie|1970/)
  })

  it('say which part of the house only where a part of the landlord’s house is let', async () => {
    expect((await create({ ...filled, dwelling_kind: 'home' })).shared_house_kind).toBeNull()
  })

  it('have a deposit that follows the rent only where there is one', async () => {
    expect((await create({ deposit_follows_rent: true })).deposit_follows_rent).toBe(false)
    const own = { deposit_sum: 12_000, deposit_account: 'NO8330001234567', deposit_payment_deadline: '2026-12-01' }
    expect((await create({ ...own, deposit_follows_rent: true })).deposit_follows_rent).toBe(true)
  })

  it.each([
    [{ shared_house_kind: 'garage' }, { shared_house_kind: 'choose' }],
    [{ board_consent: 'maybe' }, { board_consent: 'choose' }],
    [{ spouse_consent: 'yes' }, { spouse_consent: 'choose' }],
    [{ tenant_organisation_number: '12345678' }, { tenant_organisation_number: 'organisation' }],
    [{ tenant_organisation_number: '923609017' }, { tenant_organisation_number: 'organisationDigit' }],
    [{ landlord_organisation_number: '974760674' }, { landlord_organisation_number: 'organisationDigit' }],
    [{ co_landlords: [{ ...eva, first_name: '' }] }, { 'co_landlords.0.first_name': 'required' }],
    [{ co_landlords: [{ ...eva, birthday: '2030-01-01' }] }, { 'co_landlords.0.birthday': 'birthday' }],
    [{ co_landlords: [eva, eva, eva, eva] }, { co_landlords: 'manyLandlords' }],
  ])('refuse a wrong value at its field: %o', async (changes, errors) => {
    expect(await refusal(create({ ...filled, ...changes }))).toEqual([422, 'invalid', errors])
  })

  it('of a company need no date of birth, and of a person they do', async () => {
    const nobody = { tenant_birthday: null }
    expect(await refusal(create(nobody))).toEqual([422, 'invalid', { tenant_birthday: 'required' }])
    const company = await create({ ...nobody, tenant_organisation_number: '923609016' })
    expect(company.tenant_birthday).toBeNull()
  })

  it('take an organisation number as people write it', async () => {
    expect((await create({ tenant_organisation_number: '923 609 016' })).tenant_organisation_number).toBe('923609016')
  })
})

describe('the key of shared costs', () => {
  const split = (id: number, body: CostSplitForm) =>
    at.app.call(contractCalls.costSplit, { ...params(id), body }, { token: at.kari.token })
  const shared = { category: 'SPLIT', costs: 'strøm', tenant: 300, landlord: 200 } as never as CostSplitForm

  it('is stored with its fraction, and goes', async () => {
    const { id } = await create()
    expect((await split(id, { ...shared, key: 'fraction', fraction: '2 / 3' })).cost_split).toMatchObject({
      key: 'fraction',
      fraction: '2/3',
    })
    expect((await split(id, { ...shared, key: 'meter', fraction: '2/3' })).cost_split).not.toHaveProperty('fraction')
    expect((await split(id, shared)).cost_split).not.toHaveProperty('key')
  })

  it.each([
    [{ key: 'fraction' }, { fraction: 'required' }],
    [{ key: 'fraction', fraction: '3/2' }, { fraction: 'fraction' }],
    [{ key: 'fraction', fraction: '0/2' }, { fraction: 'fraction' }],
    [{ key: 'fraction', fraction: 'half' }, { fraction: 'fraction' }],
    [{ key: 'guess' }, { key: 'choose' }],
  ])('refuses a wrong value at its field: %o', async (changes, errors) => {
    const { id } = await create()
    expect(await refusal(split(id, { ...shared, ...changes } as CostSplitForm))).toEqual([422, 'invalid', errors])
  })
})
