import { day, type Day } from '../../base/kit/day'
import type { Text } from '../../base/kit/words'
import type { LawText } from './model'
import { leaseWords } from './words'
import { dutyTexts } from './words-duties'
import { termTexts } from './words-terms'

type LeaseTexts = Readonly<Record<keyof typeof termTexts | keyof typeof dutyTexts, LawText>>

/** The wording of the lease from a day on. */
export interface LeaseEdition {
  readonly from: Day
  readonly act: Text
  readonly texts: LeaseTexts
}

/**
 * Oldest first. A change of the law is a new edition beside these: a lease that was written keeps the words it was
 * written with, whenever its paper is drawn. The first one follows husleieloven of 26 March 1999 no. 17 and
 * tvangsfullbyrdelsesloven of 26 June 1992 no. 86 as they stood in 2026.
 */
const editions: readonly [LeaseEdition, ...LeaseEdition[]] = [
  { from: day('2026-01-01'), act: leaseWords.texts.act, texts: { ...termTexts, ...dutyTexts } },
]

/** The edition for a lease written on that day; the oldest for one from before them all. */
export const editionOn = (written: Day, from: readonly [LeaseEdition, ...LeaseEdition[]] = editions): LeaseEdition =>
  from.findLast((edition) => edition.from <= written) ?? from[0]
