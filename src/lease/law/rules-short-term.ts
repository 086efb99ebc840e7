import { addDays, addMonths, type Day } from '../../base/kit/day'
import type { Letting } from './model'
import { lettingLaw } from './rules-letting'
import { statesReason } from './rules-words'

/** Whether a fixed term is at least so many years long; its first and its last day both count (husleieloven § 9-3). */
export const lastsYears = (start: Day, end: Day, years: number): boolean =>
  addDays(end, 1) >= addMonths(start, years * 12)

/** How many years the landlord may be away from an own home that is let (husleieloven § 11-4). */
const absenceYears = 5

/** Whether a fixed term is longer than the absence for which the Act has rules of its own on the landlord's own home. */
export const outlastsAbsence = (start: Day, end: Day): boolean => end >= addMonths(start, absenceYears * 12)

/** Whether a fixed term is shorter than the Act lets one of that letting be without a reason. */
export function isShortTerm(letting: Letting, start: Day, end: Day): boolean {
  const years = lettingLaw[letting].minimumYears
  return years !== null && !lastsYears(start, end, years)
}

/** Where the reason of a fixed term stands: in its own field, among the further terms, or nowhere. */
export const reasonIn = (reason: string, other: string): 'given' | 'other' | 'none' =>
  reason.trim() !== '' ? 'given' : statesReason(other) ? 'other' : 'none'
