import { addDays, addMonths, type Day } from '../../base/kit/day'
import type { Letting } from './model'
import { lettingLaw } from './rules-letting'

/** True if a term lasts at least that many years. The first and the last day both count (husleieloven § 9-3). */
export const isTermAtLeastYears = (start: Day, end: Day, years: number): boolean =>
  addDays(end, 1) >= addMonths(start, years * 12)

/** The number of years that the landlord may be away from an own home that is let (husleieloven § 11-4). */
const absenceYears = 5

/** True if the term is longer than the absence for which the Act has special rules on the landlord's own home. */
export const isLongerThanAbsence = (start: Day, end: Day): boolean => end >= addMonths(start, absenceYears * 12)

/** True if a term is shorter than the Act allows for this letting without a reason. */
export function isShortTerm(letting: Letting, start: Day, end: Day): boolean {
  const years = lettingLaw[letting].minimumYears
  return years !== null && !isTermAtLeastYears(start, end, years)
}

/** True if the lease names a reason in its own field. A reason among the further terms doesn't count. */
export const hasReasonForShortTerm = ({ fixed_term_reason }: { readonly fixed_term_reason: string }): boolean =>
  fixed_term_reason.trim() !== ''
