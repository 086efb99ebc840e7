import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance } from '../../base/kit/money'
import type { CostType } from '../../books/expense/model'
import { homeUses } from '../../landlord/house/model'
import { taxLines } from '../../books/tax-line/model'

/** The first income year whose return the authority takes in the form that the product knows. */
export const firstTaxYear = 2023

/** A year in an address; left out: the year before this one (docs/rules.md#tax-figures). */
export const TaxYear = z
  .string()
  .regex(/^[12]\d{3}$/, 'invalid')
  .transform(Number)
  .optional()

/** One voucher with the part of it that counts in the year. */
const TaxVoucher = z.strictObject({
  /** Of personal use the year; else the voucher's. */
  id: z.int(),
  /** `inPersonalUse` for the deduction for personal use: the screen has its words. */
  name: z.string(),
  sum: Balance,
  date: DayText,
  /** Where it is entered; `none` also where the whole house is left out. Null: it was sent before that was kept. */
  line: z.enum(taxLines).nullable(),
})

/**
 * How a house stands in the return of a year (docs/rules.md#tax-figures). `entered`: it has an entry with its costs.
 * `shortLets`: all of its taxed rent follows the flat rule, its entry has that rent alone and no costs. Left out with its
 * costs are houses with tax-free income alone, and those that have nothing to enter.
 */
const houseStates = ['entered', 'taxFree', 'shortLets', 'empty'] as const
export type HouseState = (typeof houseStates)[number]

/** Rent that follows the flat rule: short stays in the own home, and all rent of an own cabin. In whole kroner, of all of the house. */
const ShortLets = z.strictObject({
  gross: Balance,
  /** Free of tax, for each dwelling. */
  allowance: Balance,
  /** Percent of what lies above it. */
  rate: z.int(),
  taxable: Balance,
  /** The landlord's part of what is taxable, half up. */
  taxable_share: Balance,
  vouchers: z.array(TaxVoucher),
})

/** The entries of one house in the tax return, each rounded once to whole kroner, half up. */
export const TaxLines = z.strictObject({
  /** Gross taxable rent, of which costs are deducted; tax-free income is not entered. */
  income: Balance,
  /** Gross rent that follows the flat rule, and what of it is taxable as the authority calculates it. */
  short_let: Balance,
  short_taxable: Balance,
  maintenance: Balance,
  municipal_taxes: Balance,
  insurance: Balance,
  /** Rent and common costs of a dwelling in a cooperative. */
  common_costs: Balance,
  /** Ground rent, salary, other costs, and household items expensed at once. */
  other_costs: Balance,
  /** Household items under declining balance, group d; null where there are none. */
  balance: z
    .strictObject({
      /** Residuals on 1 January, those past their lifetime too. */
      opening: Balance,
      bought: Balance,
      /** Spent on upgrades in the year; left out where there is nothing. */
      upgraded: Balance.optional(),
      /** What items were sold for in the year; left out where there is nothing. */
      sold: Balance.optional(),
      /**
       * Percent of opening, purchases and upgrades less sales, with at most ten decimals: less than the full rate where a
       * part of the balance is past its lifetime, another one where the landlord has chosen it or the basis is below zero.
       */
      rate: z.number(),
      sum: Balance,
    })
    .nullable(),
  /** The deduction for personal use, as the authority calculates it of the income; null where it isn't claimed or not confirmed. */
  flat_rate: Balance.nullable(),
  /** Income without costs and deductions, with what is taxable by the flat rule; below zero a deficit. */
  net: Balance,
  /** The landlord's part of the net, half up. */
  net_share: Balance,
})

/** By cost type what may be deducted; all of them, also those without any. */
const CostSums = z.strictObject({
  maintenance: Balance,
  attachment_fee: Balance,
  municipal_taxes: Balance,
  paid_salary: Balance,
  other_costs: Balance,
} satisfies Record<CostType, typeof Balance>)

/**
 * What a house comes to in a year (docs/rules.md#tax-figures). Sums are those of the books, exact to the øre; `lines` are
 * what is entered in the return, in whole kroner: all of them 0 for a house that is left out, and its costs for `shortLets`.
 */
export const HouseTax = z.strictObject({
  houseId: z.int(),
  year: z.int(),
  state: z.enum(houseStates),
  /** What the house is used for in that year beside being let. */
  home_use: z.enum(homeUses),
  /** What may be deducted of the expenses. */
  bilagsSum: Balance,
  /** What household items and personal use deduct. */
  depreciationSum: Balance,
  /** The taxable income, without what follows the flat rule. */
  incomebilagsSum: Balance,
  bilagsList: z.array(TaxVoucher),
  depreciationList: z.array(TaxVoucher),
  incomebilagsList: z.array(TaxVoucher),
  /** The expenses by cost type. */
  bilagsListCostType: CostSums,
  /** The landlord's own part of the house, in percent. */
  share: z.number(),
  lines: TaxLines,
  short: ShortLets.nullable(),
  /** Costs of months without rent, once the landlord has said whether it was let or offered for rent then; `sum` is deductible. */
  outside: z.strictObject({ offered_for_rent: z.boolean(), sum: Balance, vouchers: z.array(TaxVoucher) }).optional(),
})

export type TaxVoucher = z.output<typeof TaxVoucher>
export type ShortLets = z.output<typeof ShortLets>
export type TaxLines = z.output<typeof TaxLines>
export type HouseTax = z.output<typeof HouseTax>
