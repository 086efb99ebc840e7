import { z } from 'zod'
import { DayText } from '../../base/kit/day'
import { Balance, Money } from '../../base/kit/money'
import { costTypes } from '../../books/expense/model'

/** The first income year whose return the authority takes in the form that the product knows. */
export const firstTaxYear = 2023

/** A year in an address; left out: the year before this one (docs/rules.md#tax-figures). */
export const TaxYear = z
  .string()
  .regex(/^\d{4}$/, 'invalid')
  .transform(Number)
  .optional()

/** One voucher with the part of it that counts in the year. */
const TaxVoucher = z.strictObject({
  /** Of personal use the year; else the voucher's. */
  id: z.int(),
  /** `inPersonalUse` for the deduction for personal use: the screen has its words. */
  name: z.string(),
  sum: Money,
  date: DayText,
})

/** The entries of one house in the tax return, each rounded once to whole kroner, half up. */
export const TaxLines = z.strictObject({
  /** Gross taxable rent; tax-free income is not entered. */
  income: Money,
  maintenance: Money,
  municipal_taxes: Money,
  /** Ground rent, salary, other costs, and household items expensed at once. */
  other_costs: Money,
  /** Household items under declining balance, group d; null where there are none. */
  balance: z
    .strictObject({
      /** Residuals on 1 January. */
      opening: Money,
      bought: Money,
      /** Percent of opening and purchases. */
      rate: z.int(),
      sum: Money,
    })
    .nullable(),
  /** The deduction for personal use, as the authority calculates it of the income; null where it isn't claimed. */
  flat_rate: Money.nullable(),
  /** Income without costs and deductions; below zero a deficit. */
  net: Balance,
  /** The landlord's part of the net, half up. */
  net_share: Balance,
})

/** What a house comes to in a year (docs/rules.md#tax-figures). Sums are exact to the øre, `lines` in whole kroner. */
export const HouseTax = z.strictObject({
  houseId: z.int(),
  year: z.int(),
  /** What may be deducted of the expenses. */
  bilagsSum: Money,
  /** What household items and personal use deduct. */
  depreciationSum: Money,
  /** The taxable income. */
  incomebilagsSum: Money,
  bilagsList: z.array(TaxVoucher),
  depreciationList: z.array(TaxVoucher),
  incomebilagsList: z.array(TaxVoucher),
  /** The expenses by cost type. */
  bilagsListCostType: z.record(z.enum(costTypes), Money),
  /** The landlord's own part of the house, in percent. */
  share: z.number(),
  lines: TaxLines,
})

export type TaxVoucher = z.output<typeof TaxVoucher>
export type TaxLines = z.output<typeof TaxLines>
export type HouseTax = z.output<typeof HouseTax>
