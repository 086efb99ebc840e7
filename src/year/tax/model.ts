import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import type { CostType } from '../../books/expense/model'
import { homeUses } from '../../landlord/house/model'
import { taxLines } from '../../books/tax-line/model'

/** The first year that can be handed in here. For earlier years the authority needs another format. */
export const firstTaxYear = 2023

/** The year of a query. If missing, last year (docs/rules/year.md#tax-figures). */
export const TaxYear = z
  .string()
  .regex(/^[12]\d{3}$/, 'invalid')
  .transform(Number)
  .optional()

const TaxVoucher = z.strictObject({
  /** The voucher's id. For personal use, the year. */
  id: z.int(),
  /**
   * The name of the voucher. For the deduction for personal use it is `inPersonalUse`, which the screen replaces with
   * words.
   */
  name: z.string(),
  sum: Balance,
  date: DayText,
  /**
   * The line of the return. `none` if the voucher is not entered, or the whole house is left out.
   * Null if the return was sent before lines were stored.
   */
  line: z.enum(taxLines).nullable(),
})

/**
 * The way to enter a house (docs/rules/year.md#tax-figures). `entered`: with its costs. `shortLets`: all its taxed rent
 * follows the flat rule, so its entry has only that rent. Other houses are left out with their costs. They have only
 * tax-free income, or nothing to enter.
 */
const houseStates = ['entered', 'taxFree', 'shortLets', 'empty'] as const
export type HouseState = (typeof houseStates)[number]

/**
 * Rent that the flat rule taxes, in whole kroner: short stays in the landlord's own home, and all rent of an own cabin.
 */
const ShortLets = z.strictObject({
  gross: Balance,
  /** The part of the rent that is free of tax. Each dwelling has one. */
  allowance: Balance,
  /** The percentage of the rent above the allowance that is taxable. */
  rate: z.int(),
  taxable: Balance,
  /** The landlord's part of the taxable amount, rounded half up. */
  taxable_share: Balance,
  vouchers: z.array(TaxVoucher),
})

/** The lines of one house, each rounded once to whole kroner, half up. */
export const TaxLines = z.strictObject({
  /** Gross taxable rent from which costs are deducted. Tax-free income is not entered. */
  income: Balance,
  /** Rent that the flat rule taxes. `short_taxable` is its taxable part, as the authority calculates it. */
  short_let: Balance,
  short_taxable: Balance,
  maintenance: Balance,
  municipal_taxes: Balance,
  insurance: Balance,
  /** Common costs of a dwelling in a cooperative, including its rent to the cooperative. */
  common_costs: Balance,
  /** Ground rent, salary, other costs, and household items deducted at once. */
  other_costs: Balance,
  /** Household items under declining balance, group d. Null if the house has none in the year. */
  balance: z
    .strictObject({
      /** The opening value. */
      opening: Balance,
      bought: Balance,
      /** Missing if there are no upgrades. */
      upgraded: Balance.optional(),
      /** The proceeds of sales. Missing if nothing was sold. */
      sold: Balance.optional(),
      /**
       * The rate in percent, with at most ten decimals. It is applied to the opening value with
       * purchases and upgrades, less sales. The rate is below the full rate if some items are past
       * their lifetime. It also differs from the full rate if the landlord has chosen another rate,
       * or if the basis is below zero.
       */
      rate: z.number(),
      sum: Balance,
    })
    .nullable(),
  /** Personal use, as the authority calculates it from the income. Null if it isn't claimed, or not confirmed. */
  flat_rate: Balance.nullable(),
  /**
   * Income less costs and deductions. It includes the taxable part of rent by the flat rule. A deficit is below zero.
   */
  net: Balance,
  /** The landlord's part of the net, rounded half up. */
  net_share: Balance,
})

/** The costs of each type, including types without costs. */
const CostSums = z.strictObject({
  maintenance: Balance,
  attachment_fee: Balance,
  municipal_taxes: Balance,
  paid_salary: Balance,
  other_costs: Balance,
} satisfies Record<CostType, typeof Balance>)

/**
 * A house's figures in a year (docs/rules/year.md#tax-figures). The sums are exact to the øre. `lines` are entered in
 * whole kroner. If a house is left out, all lines are 0. For `shortLets`, the lines of costs are 0.
 */
export const HouseTax = z.strictObject({
  houseId: z.int(),
  year: z.int(),
  state: z.enum(houseStates),
  /** The landlord's use of the house apart from letting it. */
  home_use: z.enum(homeUses),
  /** The deductible amount of the expenses. */
  bilagsSum: Balance,
  depreciationSum: Balance,
  /** The sum of income. Rent by the flat rule is not included. */
  incomebilagsSum: Balance,
  bilagsList: z.array(TaxVoucher),
  depreciationList: z.array(TaxVoucher),
  incomebilagsList: z.array(TaxVoucher),
  bilagsListCostType: CostSums,
  /** The landlord's own part, in percent. */
  share: z.number(),
  lines: TaxLines,
  short: ShortLets.nullable(),
  /**
   * The costs of months without rent. Missing until the landlord has said whether the house was
   * offered for rent in those months. `sum` is the deductible amount.
   */
  outside: z.strictObject({ offered_for_rent: z.boolean(), sum: Balance, vouchers: z.array(TaxVoucher) }).optional(),
})

/**
 * The expected figures of a house for the whole running year (docs/rules/year.md#the-running-year).
 */
export const Forecast = z.strictObject({
  /** Taxed rent, including the taxable part of the rent that the flat rule taxes. */
  income: Balance,
  /** All deductions, including the year's deductions for household items. */
  costs: Balance,
  net: Balance,
  /** The estimated tax on the landlord's own part. 0 for a deficit. */
  tax: Balance,
  /** The tax divided by the remaining months, including this month. */
  per_month: Balance,
})

/** The figures of a house. For the running year, also the forecast. */
export const HouseTaxInYear = z.strictObject({ ...HouseTax.shape, forecast: Forecast.nullable() })

/** The expected lines of a house at the end of the running year. */
export const ExpectedTax = HouseTax.pick({ houseId: true, year: true, state: true, share: true, lines: true })

export type TaxVoucher = z.output<typeof TaxVoucher>
export type ShortLets = z.output<typeof ShortLets>
export type TaxLines = z.output<typeof TaxLines>
export type HouseTax = z.output<typeof HouseTax>
export type Forecast = z.output<typeof Forecast>
export type HouseTaxInYear = z.output<typeof HouseTaxInYear>
export type ExpectedTax = z.output<typeof ExpectedTax>
