import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { fieldErrors } from '../../base/kit/field-errors'
import { ContractForm } from './model-form'
import { contractErrors, contractStatus, storedCostSplit } from './rules'
import { testContract } from './test-contract'
import {
  fileUrl,
  fixedTermFields,
  lettersText,
  ownDepositFields,
  productDepositFields,
  contractFieldRules,
} from './test-contract-rules'
import { partyRules } from '../party/test-party-rules'

const today = day('2026-11-20')
const wire = (more: object) =>
  testContract(1, [fileUrl(1)], { start_date: '2026-12-01', first_payment_date: '2026-12-01', ...more })

/** The errors of a form, as the server and the wizard report them. */
function errorsOf(more: object): Record<string, string> | undefined {
  const read = ContractForm.safeParse(wire(more))
  return read.success ? contractErrors(read.data, today) : fieldErrors(read.error)
}

describe('a contract asks for', () => {
  it.each([...contractFieldRules, ...partyRules])('%s', (_rule, refused, field, key, taken) => {
    expect(errorsOf(refused)).toMatchObject({ [field]: key })
    expect(errorsOf(taken)).toBeUndefined()
  })

  it('everything at once', () => {
    expect(
      errorsOf({
        tenant_phone: '1',
        month_sum: 1,
        ...ownDepositFields,
        deposit_sum: 6.01,
        type: 'time-bound',
        other: lettersText(1001),
      }),
    ).toEqual({
      tenant_phone: 'phone',
      deposit_sum: 'Max',
      end_date: 'required',
      other: 'max1000',
    })
  })
})

describe('a contract that is taken', () => {
  it('has a value for all that was left out', () => {
    const {
      tenant_phone_code: _code,
      tenant_nationality: _nation,
      tenant_country: _country,
      comforts: _comforts,
      other: _other,
      ...least
    } = wire({})
    expect(ContractForm.parse(least)).toMatchObject({
      tenant_phone_code: '+47',
      tenant_nationality: 'NO',
      tenant_country: 'NO',
      comforts: [],
      other: '',
      end_date: null,
      is_open_deposit_account: false,
      deposit_sum: null,
      deposit_account: null,
      deposit_payment_deadline: null,
      deposit_count_payment_day: null,
      month_sum: 1_200_000,
    })
  })

  it('has an end only for a fixed term, and 45 days to pay only with an account through the product', () => {
    expect(ContractForm.parse(wire({ end_date: '2029-11-30' })).end_date).toBeNull()
    expect(ContractForm.parse(wire(fixedTermFields)).end_date).toBe('2029-11-30')
    expect(ContractForm.parse(wire(productDepositFields)).deposit_count_payment_day).toBe(45)
    expect(
      ContractForm.parse(wire({ ...ownDepositFields, deposit_count_payment_day: 10 })).deposit_count_payment_day,
    ).toBeNull()
  })
})

describe('the status', () => {
  const [yesterday, later] = [day('2026-11-19'), day('2026-12-31')]
  it.each([
    [{ signatureType: null, isFinished: false, end_date: null }, 'draft'],
    [{ signatureType: null, isFinished: false, end_date: yesterday }, 'draft'],
    [{ signatureType: 'manual', isFinished: false, end_date: null }, 'active'],
    [{ signatureType: 'bankid', isFinished: false, end_date: later }, 'active'],
    [{ signatureType: 'manual', isFinished: false, end_date: today }, 'active'],
    [{ signatureType: 'manual', isFinished: false, end_date: yesterday }, 'expired'],
    [{ signatureType: 'manual', isFinished: true, end_date: yesterday }, 'finished'],
    [{ signatureType: 'manual', isFinished: true, end_date: null }, 'finished'],
  ] as const)('of %j is %s', (facts, status) => {
    expect(contractStatus(facts, today)).toBe(status)
  })
})

it.each([
  [
    {
      category: 'SPLIT' as const,
      costs: 'strøm',
      sum: ore(5),
      period: 'year' as const,
      tenant: ore(1),
      landlord: ore(0),
    },
    {
      split_category: 'SPLIT',
      split_costs: 'strøm',
      split_period: 'year',
      split_key: null,
      split_fraction: null,
      split_sum: null,
      split_tenant: 1,
      split_landlord: 0,
    },
  ],
  [
    { category: 'TENANT' as const, sum: ore(5), tenant: ore(1), landlord: ore(0) },
    {
      split_category: 'TENANT',
      split_costs: null,
      split_period: null,
      split_key: null,
      split_fraction: null,
      split_sum: 5,
      split_tenant: null,
      split_landlord: null,
    },
  ],
])('of shared costs both parts are stored or the one sum: %o', (form, stored) => {
  expect(storedCostSplit(form)).toEqual(stored)
})
