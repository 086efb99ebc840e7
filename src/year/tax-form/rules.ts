import { divideHalfUp, ore, type Ore } from '../../base/kit/money'
import type { CostType } from '../../books/expense/model'
import type { House, HouseNumbers } from '../../landlord/house/model'
import { identityOf } from '../../landlord/house/rules-numbers'
import type { HouseTax } from '../tax/model'
import { shareOf } from '../tax/rules'

/** Who did maintenance, as the form asks. */
export interface Contractor {
  readonly name: string
  readonly address: string
  readonly postcode: string
  readonly city: string
}

/** What the form says of a house, in whole kroner. */
export interface FormFigures {
  readonly income: number
  readonly costs: Readonly<Record<CostType, number>>
  readonly depreciation: number
  readonly result: number
  /** The landlord's own part of the house in percent, and of the result. */
  readonly share: number
  readonly ownResult: number
}

const toWhole = (amount: Ore): number => divideHalfUp(BigInt(amount), 100n)
const kroner = (amount: Ore): number => amount / 100

/**
 * The figures of RF-1189: the five cost types, each in whole kroner, half up. Other costs hold what of the return's line is
 * left beside ground rent and salary, with household items expensed at once, insurance and common costs, which have no line
 * there, so that form and return come to the same.
 */
export function formFigures({ lines, share, bilagsListCostType: by }: HouseTax): FormFigures {
  const rest = kroner(lines.other_costs) + kroner(lines.insurance) + kroner(lines.common_costs)
  const attachment_fee = Math.min(toWhole(by.attachment_fee ?? ore(0)), rest)
  // Rounded one by one, parts of a krone can come to one more than their sum: salary takes it up.
  const paid_salary = Math.min(toWhole(by.paid_salary ?? ore(0)), Math.max(0, rest - attachment_fee))
  const costs = {
    attachment_fee,
    municipal_taxes: kroner(lines.municipal_taxes),
    paid_salary,
    maintenance: kroner(lines.maintenance),
    other_costs: Math.max(0, rest - attachment_fee - paid_salary),
  }
  const income = kroner(lines.income)
  const depreciation = kroner(ore((lines.balance?.sum ?? 0) + (lines.flat_rate ?? 0)))
  const spent = Object.values(costs).reduce((sum, cost) => sum + cost, 0)
  const result = income - spent - depreciation
  // The form knows no rent by the flat rule.
  return { income, costs, depreciation, result, share, ownResult: kroner(shareOf(ore(result * 100), share)) }
}

/** Each contractor once, in the order of their vouchers; whoever has no name is none. */
export const contractorsOf = (found: readonly Contractor[]): Contractor[] =>
  found.filter(
    (one, at) =>
      one.name !== '' && found.findIndex((other) => other.name === one.name && other.address === one.address) === at,
  )

/** What names the property in the form. */
export type FormProperty = Pick<House, 'id' | 'address' | 'postcode' | 'city'> & HouseNumbers

/** What the form can't do without, by the field of the house; empty when all of it is there. */
export const missingNumbers = (house: HouseNumbers): (keyof HouseNumbers)[] =>
  identityOf(house).filter((name) => house[name] === null || house[name] === '')
