import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { IncomeForm } from './model'
import { incomeErrors, isSeparateIncome, mayChangeRentSum, mayBePhoneNumber, taxableOf } from './rules'

const wire = {
  houseId: 1,
  tenant_first_name: 'Ola',
  tenant_last_name: 'Hansen',
  tenant_birthday: '1990-05-17',
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  sum: 12_000,
  deposit_sum: 0,
}
const errorsOf = (more: object) => {
  const read = IncomeForm.safeParse({ ...wire, ...more })
  return read.success ? 'none' : read.error.issues.map((issue) => [issue.path.join('.'), issue.message])
}

describe('the income form', () => {
  it('needs tenant, period and sum; the rest has a value of its own', () => {
    expect(IncomeForm.parse(wire)).toMatchObject({
      title: '',
      tenant_email: '',
      tenant_phone: '',
      deposit_sum: 0,
      separatedTaxable: true,
      other: '',
      documents: [],
      sum: 1_200_000,
    })
    for (const field of [
      'houseId',
      'tenant_first_name',
      'tenant_last_name',
      'tenant_birthday',
      'start_date',
      'end_date',
      'sum',
      'deposit_sum',
    ] as const) {
      expect(errorsOf({ [field]: undefined }), field).toContainEqual([field, 'required'])
    }
  })

  it.each<[string, object, unknown]>([
    ['a start after the end', { start_date: '2026-12-01' }, [['end_date', 'startAfterEnd']]],
    ['one day', { start_date: '2026-11-30' }, 'none'],
    ['a wrong e-mail address', { tenant_email: 'ola@' }, [['tenant_email', 'email.invalid']]],
    ['no e-mail address', { tenant_email: '' }, 'none'],
    ['a negative sum', { sum: -1 }, [['sum', 'notNegative']]],
    ['a contract of its own', { contractId: 1 }, [['', expect.any(String)]]],
    [
      'eleven files',
      { documents: Array.from({ length: 11 }, () => `/api/document/${'A'.repeat(22)}`) },
      expect.arrayContaining([['documents', 'files.max10']]),
    ],
  ])('takes or refuses %s', (_what, more, expected) => {
    expect(errorsOf(more)).toEqual(expected)
  })
})

describe('what a schema without a clock cannot know', () => {
  const today = day('2026-11-20')
  const form = { start_date: day('2026-11-01'), end_date: day('2026-11-30'), tenant_birthday: day('1990-05-17') }
  it.each([
    [{}, undefined],
    [{ tenant_birthday: day('2026-11-20') }, undefined],
    [{ tenant_birthday: day('2026-11-21') }, { tenant_birthday: 'birthday' }],
    [{ tenant_birthday: day('1905-12-31') }, { tenant_birthday: 'dateRange' }],
    [{ end_date: day('2036-12-31') }, undefined],
    [{ end_date: day('2037-01-01') }, { end_date: 'dateRange' }],
    [{ start_date: day('1905-12-31') }, { start_date: 'dateRange' }],
  ])('answers %j with %j', (more, errors) => {
    expect(incomeErrors({ ...form, ...more }, today)).toEqual(errors)
  })
})

describe('a phone number of a tenant', () => {
  it.each([
    ['', true],
    ['90012345', true],
    ['900 12 345', true],
    ['+46 70 123 45 67', true],
    ['0046701234567', true],
    ['123', false],
    ['900 12 34', false],
    ['900 12 3456', false],
    ['+46 70', false],
    ['ring Kari', false],
  ])('%j may be one: %s', (written, may) => expect(mayBePhoneNumber(written)).toBe(may))
})

describe('an income', () => {
  it.each([
    [null, true, true, 100],
    [null, false, true, 100],
    [null, true, false, 0],
    [7, true, false, 100],
    [7, false, true, 0],
  ])(
    'of contract %s, taxable %s, separated %s is taxed with %i of 100',
    (contractId, taxable, separatedTaxable, taxed) => {
      expect(taxableOf({ sum: ore(100), contractId, taxable, separatedTaxable })).toBe(taxed)
    },
  )

  it.each([
    [null, false, true, false],
    [null, true, true, false],
    [7, true, false, true],
    [7, false, false, false],
  ])(
    'of contract %s with canEditSum %s is separate: %s, its sum open: %s',
    (contractId, canEditSum, separate, open) => {
      expect([isSeparateIncome({ contractId }), mayChangeRentSum({ contractId, canEditSum })]).toEqual([separate, open])
    },
  )
})
