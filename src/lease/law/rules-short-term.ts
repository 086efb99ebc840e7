import { addDays, addMonths, type Day } from '../../base/kit/day'
import type { Letting } from './model'
import { lettingLaw } from './rules-letting'

/** Whether a fixed term lasts at least this many years. Its first and its last day both count (husleieloven § 9-3). */
export const lastsYears = (start: Day, end: Day, years: number): boolean =>
  addDays(end, 1) >= addMonths(start, years * 12)

/** How many years the landlord may be away from an own home that is let (husleieloven § 11-4). */
const absenceYears = 5

/** Whether a fixed term is longer than the absence for which the Act has special rules on the landlord's own home. */
export const outlastsAbsence = (start: Day, end: Day): boolean => end >= addMonths(start, absenceYears * 12)

/** Whether a fixed term is shorter than the Act allows this letting without a reason. */
export function isShortTerm(letting: Letting, start: Day, end: Day): boolean {
  const years = lettingLaw[letting].minimumYears
  return years !== null && !lastsYears(start, end, years)
}

/**
 * Whether a lease states the reason of its fixed term. A reason among its further terms doesn't count, whatever its
 * words.
 */
export const hasReason = ({ fixed_term_reason }: { readonly fixed_term_reason: string }): boolean =>
  fixed_term_reason.trim() !== ''
