import { fromKroner, type Ore } from '../../base/kit/money'

/** What holds in one income year for who lets an own home or holiday home. */
interface LettingRules {
  /** Rent of the year (øre) up to which more than half, or all, of the own home is let free of tax; above it the first krone is taxed too. */
  readonly homeLimit: Ore
  /** Rent of the year (øre) that is free of tax when the own home is let for less than 30 days, or a holiday home that is used too. */
  readonly allowance: Ore
  /** Percent of what lies above the allowance that is taxable; nothing is deducted from it. */
  readonly shortPercent: number
}

/** One entry per income year; a year's changes are made here and nowhere else. */
export const lettingBook: Readonly<Record<number, LettingRules>> = {
  2023: { homeLimit: fromKroner(20_000), allowance: fromKroner(10_000), shortPercent: 85 },
  2024: { homeLimit: fromKroner(20_000), allowance: fromKroner(10_000), shortPercent: 85 },
  2025: { homeLimit: fromKroner(20_000), allowance: fromKroner(15_000), shortPercent: 85 },
  2026: { homeLimit: fromKroner(20_000), allowance: fromKroner(15_000), shortPercent: 85 },
}

const years = Object.keys(lettingBook).map(Number)
const [first, last] = [Math.min(...years), Math.max(...years)]

/** The rules of a year; a year before the book has those of its first entry, one after it those of its last. */
export const lettingRulesOf = (year: number): LettingRules => lettingBook[Math.min(Math.max(year, first), last)]!

/** Whether the rules of that year are its own, or those of the nearest year in the book. */
export const hasOwnRules = (year: number): boolean => year >= first && year <= last
