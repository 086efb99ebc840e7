import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import type { CostType } from '../../books/expense/model'
import { homeUses } from '../../landlord/house/model'
import { taxLines } from '../../books/tax-line/model'

/** The authority accepts older returns only in another format. */
export const firstTaxYear = 2023

/** The year of a query. Left out: the year before this one (docs/rules/year.md#tax-figures). */
export const TaxYear = z
  .string()
  .regex(/^[12]\d{3}$/, 'invalid')
  .transform(Number)
  .optional()

const TaxVoucher = z.strictObject({
  /** The voucher's id. For personal use: the year. */
  id: z.int(),
  /**
   * The name of the voucher, or `inPersonalUse` for the deduction for personal use. The screen has the words for it.
   */
  name: z.string(),
  sum: Balance,
  date: DayText,
  /**
   * The line of the return. `none` also when the whole house is left out. Null: the return was sent before lines were
   * stored.
   */
  line: z.enum(taxLines).nullable(),
})

/**
 * How a house is entered (docs/rules/year.md#tax-figures). `entered`: with its costs. `shortLets`: all taxed rent
 * follows the flat rule, so the entry has only that rent. Houses with only tax-free income, or with nothing to enter,
 * are left out with their costs.
 */
const houseStates = ['entered', 'taxFree', 'shortLets', 'empty'] as const
export type HouseState = (typeof houseStates)[number]

/** Rent by the flat rule, in whole kroner: short stays in the own home, and all rent of an own cabin. */
const ShortLets = z.strictObject({
  gross: Balance,
  /** The part of the rent that is free of tax, for each dwelling. */
  allowance: Balance,
  /** The percentage of the amount above the allowance that is taxable. */
  rate: z.int(),
  taxable: Balance,
  /** The landlord's part of the taxable amount, rounded half up. */
  taxable_share: Balance,
  vouchers: z.array(TaxVoucher),
})

/** The lines of one house, each rounded once to whole kroner, half up. */
export const TaxLines = z.strictObject({
  /** Gross taxable rent, from which costs are deducted. Tax-free income is not entered. */
  income: Balance,
  /** Rent by the flat rule. `short_taxable` is its taxable part as the authority calculates it. */
  short_let: Balance,
  short_taxable: Balance,
  maintenance: Balance,
  municipal_taxes: Balance,
  insurance: Balance,
  /** Rent and common costs of a dwelling in a cooperative. */
  common_costs: Balance,
  /** Ground rent, salary, other costs, and household items deducted at once. */
  other_costs: Balance,
  /** Household items under declining balance, group d. Null when there are none. */
  balance: z
    .strictObject({
      /** The proceeds of sales. Left out when nothing was sold. */
      opening: Balance,
      bought: Balance,
      /** Left out when there are no upgrades. */
      upgraded: Balance.optional(),
      /** Proceeds. Left out when nothing was sold. */
      sold: Balance.optional(),
      /**
       * Percent of opening value, purchases and upgrades less sales, with at most ten decimals. Below the full rate
       * when some items are past their lifetime. It also differs when the landlord has chosen a rate or the basis is
       * below zero.
       */
      rate: z.number(),
      sum: Balance,
    })
    .nullable(),
  /** Personal use, as the authority calculates it from the income. Null when it isn't claimed or not confirmed. */
  flat_rate: Balance.nullable(),
  /** Income less costs and deductions, including the taxable part by the flat rule. Below zero it is a deficit. */
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
 * A house's figures in a year (docs/rules/year.md#tax-figures). Sums are exact to the øre. `lines` are entered in
 * whole kroner. All are 0 for a house that is left out, and the cost lines are 0 for `shortLets`.
 */
export const HouseTax = z.strictObject({
  houseId: z.int(),
  year: z.int(),
  state: z.enum(houseStates),
  /** How the landlord uses the house apart from letting it. */
  home_use: z.enum(homeUses),
  /** The deductible amount of the expenses. */
  bilagsSum: Balance,
  depreciationSum: Balance,
  /** The sum of income, without rent that follows the flat rule. */
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
   * Costs of months without rent, once the landlord has said whether the house was offered for rent then. `sum` is
   * deductible.
   */
  outside: z.strictObject({ offered_for_rent: z.boolean(), sum: Balance, vouchers: z.array(TaxVoucher) }).optional(),
})

export type TaxVoucher = z.output<typeof TaxVoucher>
export type ShortLets = z.output<typeof ShortLets>
export type TaxLines = z.output<typeof TaxLines>
export type HouseTax = z.output<typeof HouseTax>
