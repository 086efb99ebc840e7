import { day, type Day } from '../../base/kit/day'
import type { Text } from '../../base/kit/words'
import type { LawText } from './model'
import { leaseWords } from './words'
import { dutyTexts } from './words-duties'
import { firstTexts } from './words-first'
import { privacyTexts } from './words-privacy'
import { termTexts } from './words-terms'

const second = { ...termTexts, ...dutyTexts, ...privacyTexts }
/** A sentence that an edition lacks is left out of its leases. */
export type LeaseTexts = Readonly<Partial<Record<keyof typeof firstTexts | keyof typeof second, LawText>>>

/** The wording of the lease from a day on. */
export interface LeaseEdition {
  /** 1, 2, …: the first one names keys twice, lets water be charged like power, and has no signature under the eviction clause. */
  readonly number: number
  readonly from: Day
  readonly act: Text
  readonly texts: LeaseTexts
}

/**
 * Oldest first. A change of the wording is a new edition beside these: a lease that was written keeps the words it was
 * written with, whenever its paper is drawn. Both follow husleieloven of 26 March 1999 no. 17 and
 * tvangsfullbyrdelsesloven of 26 June 1992 no. 86 as they stood in 2026; docs/lease-clauses.md names
 * the source of each sentence of the latest one.
 */
const editions: readonly [LeaseEdition, ...LeaseEdition[]] = [
  { number: 1, from: day('2026-01-01'), act: leaseWords.texts.act, texts: firstTexts },
  { number: 2, from: day('2026-11-22'), act: leaseWords.texts.act, texts: second },
]

/** The edition for a lease written on that day; the oldest for one from before them all. */
export const editionOn = (written: Day, from: readonly [LeaseEdition, ...LeaseEdition[]] = editions): LeaseEdition =>
  from.findLast((edition) => edition.from <= written) ?? from[0]
