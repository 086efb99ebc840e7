import type { Day } from '../../base/kit/day'
import { isNotInFuture, isNearYear } from '../../base/kit/schemas'
import { ore, type Ore } from '../../base/kit/money'
import type { FieldErrors } from '../../base/kit/refusal'
import type { HomeUse } from '../../landlord/house/model'
import type { TaxLine } from '../tax-line/model'
import { taxLineOf } from '../tax-line/rules'
import type { Income, IncomeForm } from './model'
import { tenantName } from './rules-tenant'

/** Errors that depend on today's date: dates far away, a birth date in the future (docs/rules/base.md#dates). */
export function incomeErrors(
  form: Pick<IncomeForm, 'start_date' | 'end_date' | 'tenant_birthday'>,
  today: Day,
): FieldErrors | undefined {
  const errors: FieldErrors = {}
  for (const field of ['start_date', 'end_date', 'tenant_birthday'] as const)
    if (form[field] !== null && !isNearYear(form[field], today)) errors[field] = 'dateRange'
  if (form.tenant_birthday !== null && !isNotInFuture(form.tenant_birthday, today))
    errors['tenant_birthday'] = 'birthday'
  return Object.keys(errors).length > 0 ? errors : undefined
}

/**
 * True if a text may be a phone number: eight digits in Norway, or seven and more after a country code. Other texts
 * raise a question but are never refused, because the landlord writes down what the tenant said.
 */
export function mayBePhoneNumber(written: string): boolean {
  const digits = written.replace(/\D/g, '').length
  if (written.trim() === '') return true
  return /^\s*(\+|00)/.test(written) ? digits >= 7 : digits === 8
}

/** The name of an income: its title. If it has no title, its tenant. */
export const incomeName = (income: Pick<Income, 'title' | 'tenant_first_name' | 'tenant_last_name'>): string =>
  income.title || tenantName(income)

/**
 * True if an income is taxed. For contract income the contract decides, for separate income the landlord's own choice.
 */
export const isTaxableIncome = (income: Pick<Income, 'contractId' | 'taxable' | 'separatedTaxable'>): boolean =>
  income.contractId === null ? income.separatedTaxable : income.taxable

/** The taxable part of an income: all of it or nothing. */
export const taxableOf = (income: Pick<Income, 'sum' | 'contractId' | 'taxable' | 'separatedTaxable'>): Ore =>
  isTaxableIncome(income) ? income.sum : ore(0)

/**
 * True if the flat rule taxes the income. It applies to stays of less than 30 days in the landlord's own home. It also
 * applies to all rent of an own cabin, even by contract (docs/rules/year.md#tax-lines). Stays in a dwelling that is
 * only let are ordinary rent.
 */
export const followsFlatRule = ({ short_term }: Pick<Income, 'short_term'>, home_use: HomeUse): boolean =>
  home_use === 'own_cabin' || (home_use === 'own_home' && short_term)

/** The tax line of an income. `home_use` is the use of the house in the income's year. */
export const lineOfIncome = (
  income: Parameters<typeof isTaxableIncome>[0] & Pick<Income, 'short_term'>,
  { home_use }: { readonly home_use: HomeUse },
): TaxLine | null =>
  taxLineOf({ kind: 'income', isTaxed: isTaxableIncome(income), isShort: followsFlatRule(income, home_use) })

/**
 * True for separate income, which can be changed as a whole. For contract income, only the sum of a
 * month can be changed.
 */
export const isSeparateIncome = (income: Pick<Income, 'contractId'>): boolean => income.contractId === null

/**
 * True if "Change rent this month" is offered: the income belongs to a contract that isn't
 * finished.
 */
export const mayChangeRentSum = (income: Pick<Income, 'contractId' | 'canEditSum'>): boolean =>
  income.contractId !== null && income.canEditSum
