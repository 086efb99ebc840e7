import { fromKroner, type Ore } from '../../base/kit/money'

/** The rules for letting an own home or holiday home. */
interface LettingRules {
  /**
   * The maximum rent in øre a year that is free of tax when most or all of the own home is let. Above it, all rent is
   * taxed.
   */
  readonly homeLimit: Ore
  /** The tax-free øre a year: for stays of less than 30 days in the own home, and for own holiday homes. */
  readonly allowance: Ore
  /** The percentage of the amount above the allowance that is taxed. Nothing is deducted from it. */
  readonly shortPercent: number
}

/** The rules by year. A change of the rules is made only here. */
export const lettingBook: Readonly<Record<number, LettingRules>> = {
  2023: { homeLimit: fromKroner(20_000), allowance: fromKroner(10_000), shortPercent: 85 },
  2024: { homeLimit: fromKroner(20_000), allowance: fromKroner(10_000), shortPercent: 85 },
  2025: { homeLimit: fromKroner(20_000), allowance: fromKroner(15_000), shortPercent: 85 },
  2026: { homeLimit: fromKroner(20_000), allowance: fromKroner(15_000), shortPercent: 85 },
}

const years = Object.keys(lettingBook).map(Number)
const [first, last] = [Math.min(...years), Math.max(...years)]

/** The rules of a year. Years before the book have the rules of its first entry, years after it those of its last. */
export const lettingRulesOf = (year: number): LettingRules => lettingBook[Math.min(Math.max(year, first), last)]!

/** True if the book has rules for the year itself, not only those of the nearest year. */
export const hasRulesOfYear = (year: number): boolean => year >= first && year <= last
