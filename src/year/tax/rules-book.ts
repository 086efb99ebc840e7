import { fromKroner, type Ore } from '../../base/kit/money'

/** The rules for letting an own home or an own holiday home. */
interface LettingRules {
  /**
   * The rent of a year in øre up to which no rent is taxed, if most or all of the own home is let.
   * Above this limit, all rent is taxed.
   */
  readonly homeLimit: Ore
  /**
   * The tax-free amount of a year in øre, for stays of less than 30 days in the own home and for
   * own holiday homes.
   */
  readonly allowance: Ore
  /** The percentage of the rent above the allowance that is taxed. No costs are deducted from it. */
  readonly shortPercent: number
}

/** The rules by year. A new or changed rule is entered only here. */
export const lettingRuleBook: Readonly<Record<number, LettingRules>> = {
  2023: { homeLimit: fromKroner(20_000), allowance: fromKroner(10_000), shortPercent: 85 },
  2024: { homeLimit: fromKroner(20_000), allowance: fromKroner(10_000), shortPercent: 85 },
  2025: { homeLimit: fromKroner(20_000), allowance: fromKroner(15_000), shortPercent: 85 },
  2026: { homeLimit: fromKroner(20_000), allowance: fromKroner(15_000), shortPercent: 85 },
}

const years = Object.keys(lettingRuleBook).map(Number)
const [first, last] = [Math.min(...years), Math.max(...years)]

/**
 * The rules of a year. Years before the first entry have the rules of the first entry. Years after
 * the last entry have the rules of the last entry.
 */
export const lettingRulesOf = (year: number): LettingRules => lettingRuleBook[Math.min(Math.max(year, first), last)]!

/** True if the book has an entry for the year. Otherwise only the rules of the nearest year are known. */
export const hasRulesOfYear = (year: number): boolean => year >= first && year <= last
