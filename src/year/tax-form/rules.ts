import { divideHalfUp, ore, type Ore } from '../../base/kit/money'
import type { CostType } from '../../books/expense/model'
import type { House, HouseNumbers } from '../../landlord/house/model'
import { identifyingNumbers } from '../../landlord/house/rules-numbers'
import type { HouseTax } from '../tax/model'
import { ownShareOf } from '../tax/rules'

/** A supplier that did maintenance. The form asks for these. */
export interface Contractor {
  readonly name: string
  readonly address: string
  readonly postcode: string
  readonly city: string
}

/** The figures of the form in whole kroner. */
export interface FormFigures {
  readonly income: number
  readonly costs: Readonly<Record<CostType, number>>
  readonly depreciation: number
  readonly result: number
  /** The landlord's own part of the house in percent. `ownResult` is that percentage of the result. */
  readonly share: number
  readonly ownResult: number
}

const toWhole = (amount: Ore): number => divideHalfUp(BigInt(amount), 100n)
const kroner = (amount: Ore): number => amount / 100

/**
 * The figures of form RF-1189: five cost types in whole kroner, rounded half up. Ground rent and
 * salary have lines of their own. Items deducted at once, insurance and common costs have no line
 * in the form, so they are included in other costs. So form and return have the same result.
 */
export function formFigures({ lines, share, bilagsListCostType: by }: HouseTax): FormFigures {
  const rest = kroner(lines.other_costs) + kroner(lines.insurance) + kroner(lines.common_costs)
  const attachment_fee = Math.min(toWhole(by.attachment_fee ?? ore(0)), Math.max(0, rest))
  // Rounded separately, the parts may be one krone more than their sum. Then the salary is reduced
  // by that krone.
  const paid_salary = Math.min(toWhole(by.paid_salary ?? ore(0)), Math.max(0, rest - attachment_fee))
  const costs = {
    attachment_fee,
    municipal_taxes: kroner(lines.municipal_taxes),
    paid_salary,
    maintenance: kroner(lines.maintenance),
    // Below zero where credit notes are larger than the other costs.
    other_costs: rest - attachment_fee - paid_salary,
  }
  const income = kroner(lines.income)
  const depreciation = kroner(ore((lines.balance?.sum ?? 0) + (lines.flat_rate ?? 0)))
  const spent = Object.values(costs).reduce((sum, cost) => sum + cost, 0)
  const result = income - spent - depreciation
  // The form has no line for rent that follows the flat rule.
  return { income, costs, depreciation, result, share, ownResult: kroner(ownShareOf(ore(result * 100), share)) }
}

/** Each contractor once, in the order of their vouchers. Contractors without a name are left out. */
export const distinctContractors = (found: readonly Contractor[]): Contractor[] =>
  found.filter(
    (one, at) =>
      one.name !== '' && found.findIndex((other) => other.name === one.name && other.address === one.address) === at,
  )

/** A house with the values that identify the property in the form. */
export type FormProperty = Pick<House, 'id' | 'address' | 'postcode' | 'city'> & HouseNumbers

/** The numbers that the form needs but the house doesn't have. Empty if none is missing. */
export const missingNumbers = (house: HouseNumbers): (keyof HouseNumbers)[] =>
  identifyingNumbers(house).filter((name) => house[name] === null || house[name] === '')
