import { describe, expect, it } from 'vitest'
import { fromKroner } from '../../base/kit/money'
import { sampleExpense } from '../../books/expense/test-expense'
import type { AllVouchers } from '../../books/ledger/model'
import { voucherLists, income, item, personalUse } from '../../books/ledger/test-vouchers'
import { houseTaxOf } from '../tax/rules'
import { FormsForm, TaxLoginForm, SendTaxFormBody } from './model'
import { distinctContractors, formFigures, missingNumbers, type FormProperty } from './rules'

const kr = fromKroner
const figures = (vouchers: Partial<AllVouchers>) =>
  formFigures(houseTaxOf({ id: 1, home_use: 'let_only', co_owners: [] }, voucherLists(vouchers), 2026))
const cost = (kroner: number, more: object = {}) => sampleExpense({ sum: kr(kroner), ...more })

describe('the figures of RF-1189', () => {
  it('are the five cost types, with household items expensed at once among the other costs', () => {
    expect(
      figures({
        incomeBilags: [income({ sum: kr(120_000) })],
        bilags: [
          cost(1_000.5),
          cost(2_000, { cost_type: 'municipal_taxes' }),
          cost(3_000, { cost_type: 'attachment_fee' }),
          cost(400, { cost_type: 'paid_salary' }),
          cost(50, { cost_type: 'other_costs' }),
        ],
        depreciationBilags: [item({ sum: kr(9_000), lifetime: 0 })],
      }),
    ).toEqual({
      income: 120_000,
      costs: {
        maintenance: 1_001,
        municipal_taxes: 2_000,
        attachment_fee: 3_000,
        paid_salary: 400,
        other_costs: 9_050,
      },
      depreciation: 0,
      result: 104_549,
      share: 100,
      ownResult: 104_549,
    })
  })

  it('are lower by what came back, and still come to what the return says', () => {
    const bilags = [cost(300, { cost_type: 'attachment_fee' }), cost(-100, { cost_type: 'other_costs' }), cost(-40)]
    const { costs, result } = figures({ bilags })
    expect([costs.attachment_fee + costs.other_costs, costs.maintenance, result]).toEqual([200, -40, -160])
    const back = figures({ bilags: [cost(-100, { cost_type: 'other_costs' })] })
    expect([back.costs.other_costs, back.result]).toEqual([-100, 100])
  })

  it('come to what the return says, whatever is rounded, and are never below zero', () => {
    for (const [ground, salary, other] of [
      [0.5, 0.5, 0],
      [0.5, 0, 0.4],
      [0, 0.5, 0.5],
      [1.49, 1.49, 1.49],
    ] as const) {
      const bilags = [
        cost(ground, { cost_type: 'attachment_fee' }),
        cost(salary, { cost_type: 'paid_salary' }),
        cost(other, { cost_type: 'other_costs' }),
      ]
      const { costs, result } = figures({ bilags })
      const { lines } = houseTaxOf({ id: 1, home_use: 'let_only', co_owners: [] }, voucherLists({ bilags }), 2026)
      expect(costs.attachment_fee + costs.paid_salary + costs.other_costs).toBe(lines.other_costs / 100)
      expect(Math.min(...Object.values(costs))).toBeGreaterThanOrEqual(0)
      expect(result).toBe(lines.net / 100)
    }
  })

  it('have insurance and common costs among the other costs, which the form has no line for', () => {
    const other = { cost_type: 'other_costs' } as const
    const { costs, result } = figures({
      incomeBilags: [income({ sum: kr(60_000) })],
      bilags: [
        cost(4_000, { ...other, cost_line: 'insurance' }),
        cost(20_000, { ...other, cost_line: 'common_costs' }),
        cost(300, other),
      ],
    })
    // Costs: 4 000 + 20 000 + 300 = 24 300. Result: 60 000 - 24 300 = 35 700.
    expect([costs.other_costs, result]).toEqual([24_300, 35_700])
  })

  it('are nothing of a house that is left out', () => {
    const {
      costs,
      income: rent,
      result,
    } = figures({
      incomeBilags: [income({ separatedTaxable: false })],
      bilags: [cost(500, { cost_type: 'attachment_fee' }), cost(700)],
    })
    expect([rent, result, ...Object.values(costs)]).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it('are those of the whole house, with the part that is the landlord’s own', () => {
    const vouchers = voucherLists({ incomeBilags: [income({ sum: kr(101) })], bilags: [cost(1_000)] })
    const { result, share, ownResult } = formFigures(
      houseTaxOf({ id: 1, home_use: 'let_only', co_owners: [{ share: 40 }] }, vouchers, 2026),
    )
    expect([result, share, ownResult]).toEqual([-899, 60, -539])
  })

  it('take what is deducted for household items as depreciation', () => {
    const { depreciation, result } = figures({
      incomeBilags: [income({ sum: kr(100_000) })],
      depreciationPersonalBilags: [personalUse()],
    })
    expect([depreciation, result]).toEqual([15_000, 85_000])
  })
})

it('names each contractor once, and nobody without a name', () => {
  const one = { name: 'Rør AS', address: 'Gata 1', postcode: '0155', city: 'Oslo' }
  expect(distinctContractors([one, { ...one, name: '' }, one, { ...one, address: 'Gata 2' }])).toEqual([
    one,
    { ...one, address: 'Gata 2' },
  ])
})

const property: FormProperty = {
  id: 1,
  address: 'Storgata 12',
  postcode: '0155',
  city: 'Oslo',
  municipality_number: '0301',
  property_number: 228,
  holding_number: 41,
  lease_number: null,
  section_number: null,
  organisation_number: null,
  share_number: null,
}
it.each<[string, Partial<FormProperty>, string[]]>([
  ['land', {}, []],
  ['land without its municipality', { municipality_number: null }, ['municipality_number']],
  ['a holding that is missing', { holding_number: null }, ['holding_number']],
  ['a share of a cooperative', { share_number: 23, organisation_number: '948677733', property_number: null }, []],
  ['a share without its cooperative', { share_number: 23 }, ['organisation_number']],
])('of %s lacks what it lacks', (_what, more, lacks) => expect(missingNumbers({ ...property, ...more })).toEqual(lacks))

describe('the login', () => {
  const login = {
    action: 'login',
    userSSN: '29124815345',
    systemUserName: 'kari.nordmann',
    systemPassword: ' Brev-2009 ',
    authMethod: 'SMSPin',
  }
  const faults = (schema: typeof TaxLoginForm | typeof FormsForm | typeof SendTaxFormBody, body: unknown) => {
    const read = schema.safeParse(body)
    return read.success ? {} : Object.fromEntries(read.error.issues.map((each) => [each.path.join('.'), each.message]))
  }
  it('needs each of its fields', () => {
    expect(faults(TaxLoginForm, { action: 'login' })).toEqual({
      userSSN: 'required',
      systemUserName: 'required',
      systemPassword: 'required',
      authMethod: 'required',
    })
    expect(TaxLoginForm.parse(login)).toEqual({ ...login, saveData: false })
  })
  it.each(['', '1234', '123456', '12 45', 'abcæ1'])('has a code of exactly five characters, not %j', (userPinCode) =>
    expect(faults(FormsForm, { ...login, action: 'getForms', userPinCode })).toEqual({
      userPinCode: userPinCode === '' ? 'required' : 'taxCode',
    }),
  )
  it('takes a code of five, and refuses a national id that is none', () => {
    expect(faults(FormsForm, { ...login, action: 'getForms', userPinCode: ' ab12c ' })).toEqual({})
    expect(faults(TaxLoginForm, { ...login, userSSN: '29124815340' })).toEqual({ userSSN: 'ssn' })
    expect(faults(SendTaxFormBody, { data: {}, formId: 0 })).toMatchObject({ formId: 'choose', houseId: 'required' })
  })
})
