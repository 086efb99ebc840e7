import { fromKroner, type Ore } from '../../base/kit/money'

export interface YearRules {
  /** The product's limit in øre. Items below it are fully expensed in the year of purchase. */
  readonly limit: Ore
  /** The tax authority's limit in øre. An item below it may be deducted at once. */
  readonly authorityLimit: Ore
  /** The percentage of the residual that is deducted each year. In the first year it is a percentage of the cost. */
  readonly itemPercent: number
  /** The percentage of the gross rent that is deducted for personal use. */
  readonly personalPercent: number
  /** The estimated tax as a percentage of the net income. */
  readonly taxPercent: number
}

/** The source of a figure. It is used to check and update the figure. */
export interface RuleSource {
  readonly text: string
  readonly ref: string
}

const productRule = (point: string): RuleSource => ({
  text: 'The product’s own rule, for every year',
  ref: `docs/rules/books.md#depreciation: ${point}`,
})
const rateFile = (code: string): RuleSource => ({
  text: 'Rates of income and wealth tax that the tax authority publishes for each income year',
  ref: `Skatteetaten/skattemeldingen, kodeliste/<year>/<year>_satserIFormuesOgInntektsskatt.xml: ${code}`,
})

export const ruleSources = {
  limit: [productRule('depreciation threshold')],
  authorityLimit: [
    {
      text: 'Skatteloven § 14-40, until income year 2023',
      ref: 'Tax Act section 14-40 (1) a before the act of 20 December 2023 no. 98',
    },
    {
      text: 'Skatteloven § 14-40, from income year 2024',
      ref: 'Tax Act section 14-40 (1) a as amended by the act of 20 December 2023 no. 98',
    },
  ],
  itemPercent: [
    productRule('20 percent of the residual'),
    { text: 'Skatteloven § 14-43, saldogruppe d', ref: 'Tax Act section 14-43 (1) d: at most 20 percent' },
  ],
  personalPercent: [productRule('personal use'), rateFile('satsSjablongavskrivningAvInnbo (from 2023)')],
  taxPercent: [productRule('income tax estimate'), rateFile('skattPaaAlminneligInntekt')],
} satisfies Record<keyof YearRules, readonly RuleSource[]>

/** The default for every year (docs/rules/books.md#depreciation). */
const product = { limit: fromKroner(15_000), itemPercent: 20, personalPercent: 15, taxPercent: 22 }

/** The rules by year. A new or changed figure is entered only here. */
export const ruleBook: Readonly<Record<number, YearRules>> = {
  2022: { ...product, authorityLimit: fromKroner(15_000) },
  2023: { ...product, authorityLimit: fromKroner(15_000) },
  2024: { ...product, authorityLimit: fromKroner(30_000) },
  2025: { ...product, authorityLimit: fromKroner(30_000) },
  2026: { ...product, authorityLimit: fromKroner(30_000) },
}

const years = Object.keys(ruleBook).map(Number)
const [first, last] = [Math.min(...years), Math.max(...years)]

/** The rules of a year. Years before the book use its first entry, years after it the last one. */
export const rulesOf = (year: number): YearRules => ruleBook[Math.min(Math.max(year, first), last)]!

export const isInRuleBook = (year: number): boolean => year >= first && year <= last

/** The years in which the tax authority's limit is the same as in the newest entry. */
export const authorityLimitYears: { readonly from: number; readonly to: number } = {
  from:
    1 +
    Math.max(first - 1, ...years.filter((year) => ruleBook[year]!.authorityLimit !== ruleBook[last]!.authorityLimit)),
  to: last,
}

/** The rules of the newest year, for texts without a year of their own. */
export const newestRules: YearRules = rulesOf(last)
