import { day, type Day } from '../../base/kit/day'
import type { Text } from '../../base/kit/words'
import type { LawText, LeaseData } from './model'
import { clauseWords } from './words'
import { dutyTexts } from './words-duties'
import { eighthTexts } from './words-eighth'
import { fifthTexts } from './words-fifth'
import { firstEditionTexts } from './words-first'
import { fourthTexts } from './words-fourth'
import { roomTexts } from './words-fourth-room'
import { kindTexts } from './words-kinds'
import { ninthTexts } from './words-ninth'
import { ninthDutyTexts } from './words-ninth-duties'
import { ninthPartyTexts } from './words-ninth-parties'
import { privacyTexts } from './words-privacy'
import { seventhTexts } from './words-seventh'
import { sixthTexts } from './words-sixth'
import { termTexts } from './words-terms'

const second = { ...termTexts, ...dutyTexts, ...privacyTexts }
/** The third edition has other words for these two. They depend on the kind of letting. */
const { shortTerm: _shortTerm, subletting: _subletting, ...kept } = second
const third = { ...kept, ...kindTexts }
/**
 * These sentences are not in the fourth edition. It has no line to write a reason by hand. It states the notice in one
 * way for every letting. It has one text for a breach, and another for ending the lease because of a breach.
 */
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
/** In the seventh edition, a reason among the further terms doesn't count any more. */
const { reasonStands: _reasonStands, ...keptOfSixth } = sixth
const seventh = { ...keptOfSixth, ...seventhTexts }
const eighth = { ...seventh, ...eighthTexts }
/** The ninth edition leaves out the papers and the power contract if nobody has stated them. */
const { papersUnknown: _papersUnknown, powerUnknown: _powerUnknown, ...keptOfEighth } = eighth
const ninth = { ...keptOfEighth, ...ninthTexts, ...ninthDutyTexts, ...ninthPartyTexts }

/** The name of a sentence, as in words-*.ts. */
export type SentenceName =
  | keyof typeof firstEditionTexts
  | keyof typeof second
  | keyof typeof third
  | keyof typeof sixth
  | keyof typeof eighth
  | keyof typeof ninth

export interface LeaseEdition {
  /**
   * 1, 2, … The older editions differ from the latest:
   *
   * 1: names keys twice, lets water be charged like power, and has no signature under the eviction clause.
   *
   * Up to 2: one kind of letting, one tenant, and signatures by hand.
   *
   * Up to 3: a single room has the words of a home, and a term that is too short is stated in two ways.
   *
   * Up to 4: unpaid rent can be shown to the bank even if the rent goes to another bank, and shared costs may have a
   * second rule.
   *
   * Up to 5: the clause on eviction has another text about its signature, and further terms are searched for the reason
   * of a short term.
   *
   * Up to 7: some sentences say less than the Act does, such as on a termination that is unreasonable.
   *
   * Up to 8: the lease says so if the papers or the power contract are not stated. It prints the nationality, and its
   * English follows the Norwegian word for word.
   */
  readonly number: number
  readonly from: Day
  readonly act: Text
  /** An edition may lack a sentence. Its leases then leave the sentence out. */
  readonly texts: Readonly<Partial<Record<SentenceName, LawText>>>
}

/**
 * The editions, the oldest first. A change of the wording is a new edition: a lease keeps the words it was written
 * with. All follow husleieloven of 26 March 1999 no. 17 and tvangsfullbyrdelsesloven of 26 June 1992 no. 86 as they
 * were in 2026. docs/lease-clauses.md names the source of each sentence of the latest edition. The second and the third
 * start on the same day, and so do the eighth and the ninth. A stored lease without its edition's number has the second.
 */
const editions: readonly [LeaseEdition, ...LeaseEdition[]] = [
  { number: 1, from: day('2026-01-01'), act: clauseWords.texts.act, texts: firstEditionTexts },
  { number: 2, from: day('2026-11-22'), act: clauseWords.texts.act, texts: second },
  { number: 3, from: day('2026-11-22'), act: clauseWords.texts.act, texts: third },
  { number: 4, from: day('2026-11-23'), act: clauseWords.texts.act, texts: fourth },
  { number: 5, from: day('2026-11-25'), act: clauseWords.texts.act, texts: fifth },
  { number: 6, from: day('2026-11-26'), act: clauseWords.texts.act, texts: sixth },
  { number: 7, from: day('2026-11-28'), act: clauseWords.texts.act, texts: seventh },
  { number: 8, from: day('2026-11-30'), act: clauseWords.texts.act, texts: eighth },
  { number: 9, from: day('2026-11-30'), act: clauseWords.texts.act, texts: ninth },
]
const latest = editions.at(-1)!

/** The edition of a day. For a day before all editions, it is the oldest one. */
export const editionOn = (written: Day, from: readonly [LeaseEdition, ...LeaseEdition[]] = editions): LeaseEdition =>
  from.findLast((edition) => edition.from <= written) ?? from[0]

export const editionNumbered = (number: number): LeaseEdition => editions.find((each) => each.number === number)!

/** The edition of a lease that was stored with only the first day of its edition. */
export const editionOfFirstDay = (first: Day): LeaseEdition =>
  editions.find(({ from }) => from === first) ?? editionOn(first)

export const editionOf = ({ edition, writtenOn }: Pick<LeaseData, 'edition' | 'writtenOn'>): LeaseEdition =>
  edition === undefined ? editionOn(writtenOn) : editionNumbered(edition)

/** The first edition with words for other lettings than an ordinary home, and for several tenants. */
const knowsKinds = 3
/** The first edition with words for a guarantee. */
const knowsGuarantees = 7
/** The first edition with words for further landlords, companies, consents and a deposit that follows the rent. */
const knowsParties = 9

/** True if the lease has terms for which older editions have no words. */
const hasPartyTerms = (data: LeaseData): boolean =>
  (data.coLandlords ?? []).length > 0 ||
  [data.sharedHouseKind, data.boardConsent, data.tenantOrganisation, data.landlordOrganisation, data.split?.key].some(
    (value) => value !== undefined && value !== null,
  ) ||
  data.spouseConsent === true ||
  data.depositFollowsRent === true

/**
 * The lease with the number of its edition. Normally that is the edition of the day on which the lease was written. An
 * electronically signed lease was never printed, so it has the latest edition. If the edition of the day has no words
 * for the letting, the parties, the consents, the guarantee or the deposit, the lease has the first edition with such
 * words.
 */
export function withEditionNumber(data: LeaseData): LeaseData {
  const { number } = editionOn(data.writtenOn)
  const isOfKind = (data.letting ?? 'home') !== 'home' || (data.coTenants ?? []).length > 0
  const least = hasPartyTerms(data) ? knowsParties : data.guarantee ? knowsGuarantees : isOfKind ? knowsKinds : 1
  const edition = data.signedBy === 'bankid' ? latest.number : Math.max(number, least)
  return { ...data, edition }
}
