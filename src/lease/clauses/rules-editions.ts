import { day, type Day } from '../../base/kit/day'
import type { Text } from '../../base/kit/words'
import type { LawText, LeaseData } from './model'
import { clauseWords } from './words'
import { dutyTexts } from './words-duties'
import { fifthTexts } from './words-fifth'
import { firstTexts } from './words-first'
import { fourthTexts } from './words-fourth'
import { roomTexts } from './words-fourth-room'
import { kindTexts } from './words-kinds'
import { privacyTexts } from './words-privacy'
import { seventhTexts } from './words-seventh'
import { sixthTexts } from './words-sixth'
import { termTexts } from './words-terms'

const second = { ...termTexts, ...dutyTexts, ...privacyTexts }
/** The third one has these in other words, by what is let. */
const { shortTerm: _shortTerm, subletting: _subletting, ...kept } = second
const third = { ...kept, ...kindTexts }
/** The fourth one leaves no reason to be filled in, has one way to say a notice, and tells breach and its end apart. */
const {
  reason: _reason,
  reasonInOther: _reasonInOther,
  reasonNone: _reasonNone,
  reasonNoneInOther: _reasonNoneInOther,
  noticeRoom: _noticeRoom,
  noticeFixedRoom: _noticeFixedRoom,
  noticeTerminableRoom: _noticeTerminableRoom,
  breachOwnHome: _breachOwnHome,
  ...keptOfThird
} = third
const fourth = { ...keptOfThird, ...fourthTexts, ...roomTexts }
const fifth = { ...fourth, ...fifthTexts }
const sixth = { ...fifth, ...sixthTexts }
/** A reason among the further terms is none any more. */
const { reasonStands: _reasonStands, ...keptOfSixth } = sixth
const seventh = { ...keptOfSixth, ...seventhTexts }

/** A sentence of the lease, by its name in words-*.ts. */
export type Sentence =
  | keyof typeof firstTexts
  | keyof typeof second
  | keyof typeof third
  | keyof typeof sixth
  | keyof typeof seventh

/** The wording of the lease from a day on. */
export interface LeaseEdition {
  /**
   * 1, 2, …: the first one names keys twice, lets water be charged like power, and has no signature under the eviction
   * clause; the first two know one way to let, one tenant and signatures by hand; up to the third one a single room has
   * the words of a home, and what is too short a term is said in two ways; up to the fourth one the bank can be shown rent
   * owed whatever account it goes to, and what is shared may have a second rule; up to the fifth one the clause on eviction
   * says otherwise how it is signed, and further terms are searched for the reason of a short term.
   */
  readonly number: number
  readonly from: Day
  readonly act: Text
  /** A sentence that an edition lacks is left out of its leases. */
  readonly texts: Readonly<Partial<Record<Sentence, LawText>>>
}

/**
 * Oldest first. A change of the wording is a new edition beside these: a lease that was written keeps the words it was
 * written with, whenever its paper is drawn. All follow husleieloven of 26 March 1999 no. 17 and
 * tvangsfullbyrdelsesloven of 26 June 1992 no. 86 as they stood in 2026; docs/lease-clauses.md names
 * the source of each sentence of the latest one. The second and the third are of one day: a stored lease has its
 * edition's number, and one that was stored without has the earlier one.
 */
const editions: readonly [LeaseEdition, ...LeaseEdition[]] = [
  { number: 1, from: day('2026-01-01'), act: clauseWords.texts.act, texts: firstTexts },
  { number: 2, from: day('2026-11-22'), act: clauseWords.texts.act, texts: second },
  { number: 3, from: day('2026-11-22'), act: clauseWords.texts.act, texts: third },
  { number: 4, from: day('2026-11-23'), act: clauseWords.texts.act, texts: fourth },
  { number: 5, from: day('2026-11-25'), act: clauseWords.texts.act, texts: fifth },
  { number: 6, from: day('2026-11-26'), act: clauseWords.texts.act, texts: sixth },
  { number: 7, from: day('2026-11-28'), act: clauseWords.texts.act, texts: seventh },
]
const latest = editions.at(-1)!

/** The edition for a lease written on that day; the oldest for one from before them all. */
export const editionOn = (written: Day, from: readonly [LeaseEdition, ...LeaseEdition[]] = editions): LeaseEdition =>
  from.findLast((edition) => edition.from <= written) ?? from[0]

/** The edition with that number. */
export const editionNumbered = (number: number): LeaseEdition => editions.find((each) => each.number === number)!

/** The edition of a lease that was stored with its first day alone. */
export const editionFrom = (first: Day): LeaseEdition => editions.find(({ from }) => from === first) ?? editionOn(first)

/** The edition whose words a lease has. */
export const editionOf = ({ edition, writtenOn }: Pick<LeaseData, 'edition' | 'writtenOn'>): LeaseEdition =>
  edition === undefined ? editionOn(writtenOn) : editionNumbered(edition)

/** The first edition that knows other lettings than an ordinary home, and several tenants. */
const knowsKinds = 3
/** The first edition that knows a guarantee. */
const knowsGuarantees = 7

/**
 * A lease in its edition: that of the day it was written. One that is signed electronically was never printed, and has the
 * latest; one of which an older edition has no words, because something else than an ordinary home is let, or to several,
 * or because somebody guarantees, has the first that does.
 */
export function inEdition(data: LeaseData): LeaseData {
  const { number } = editionOn(data.writtenOn)
  const isOfKind = (data.letting ?? 'home') !== 'home' || (data.coTenants ?? []).length > 0
  const least = data.guarantee ? knowsGuarantees : isOfKind ? knowsKinds : 1
  const edition = data.signedBy === 'bankid' ? latest.number : Math.max(number, least)
  return { ...data, edition }
}
