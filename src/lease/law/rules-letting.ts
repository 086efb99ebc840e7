import type { ContractType, DwellingKind } from '../contract/model'
import type { Letting } from './model'

interface Dwelling {
  readonly dwelling_kind: DwellingKind
  readonly own_home_let: boolean
}

export const lettingOf = ({ dwelling_kind, own_home_let }: Dwelling): Letting =>
  own_home_let ? 'own_home' : dwelling_kind

/** `minimum`: the shortest fixed term. `ending`: the way in which the landlord ends the lease. */
type LettingTopic = 'minimum' | 'notice' | 'ending' | 'subletting'

interface LettingLaw {
  /** The shortest fixed term. Null: the act sets no minimum. */
  readonly minimumYears: 3 | 1 | null
  /** The notice when the lease names none: three months to the end of a calendar month, or one month. */
  readonly noticeMonths: 3 | 1
  /** True if the landlord needs a reason to end the lease. The tenant may then protest. */
  readonly needsReason: boolean
  /** True if the tenant may also let a part of the home, or all of it while away for work, study or illness. */
  readonly sublets: boolean
  readonly paragraphs: Readonly<Record<LettingTopic, string>>
}

const home: LettingLaw = {
  minimumYears: 3,
  noticeMonths: 3,
  needsReason: true,
  sublets: true,
  paragraphs: { minimum: '§ 9-3', notice: '§ 9-6', ending: '§§ 9-5, 9-7, 9-8', subletting: '§§ 7-2, 7-3, 7-4, 7-5' },
}

/**
 * The rules of husleieloven for each kind of letting, with their paragraphs (docs/rules/lease.md#kinds-of-dwelling), as
 * the act read in November 2025. Not legal advice.
 */
export const lettingLaw: Readonly<Record<Letting, LettingLaw>> = {
  home,
  shared_house: { ...home, minimumYears: 1 },
  room: { ...home, noticeMonths: 1, needsReason: false },
  own_home: {
    minimumYears: null,
    noticeMonths: 3,
    needsReason: false,
    sublets: false,
    paragraphs: { minimum: '§ 11-4', notice: '§§ 11-4, 9-6', ending: '§ 11-4', subletting: '§§ 11-4, 7-2, 7-5' },
  },
}

export type LettingKey =
  | 'minimum3'
  | 'minimum1'
  | 'minimumNone'
  | 'fixedBinds'
  | 'fixedEnds'
  | 'notice3'
  | 'notice1'
  | 'endingReason'
  | 'endingFree'
  | 'subletsAll'
  | 'subletsLess'

interface LettingSays {
  readonly key: LettingKey
  readonly paragraph: string
}

/** The sentences of the act about a letting, in the order of the topics. `''`: the type isn't chosen yet. */
export function lettingTexts(letting: Letting, type: ContractType | ''): readonly LettingSays[] {
  const { minimumYears, noticeMonths, needsReason, sublets, paragraphs } = lettingLaw[letting]
  const says: LettingSays[] = []
  if (type !== 'running')
    says.push({ key: minimumYears === null ? 'minimumNone' : `minimum${minimumYears}`, paragraph: paragraphs.minimum })
  // Of chapter 9, only the heirs' right to end the lease applies to the landlord's own home. So § 9-2 does not apply.
  if (type === 'time-bound')
    says.push(
      letting === 'own_home' ? { key: 'fixedEnds', paragraph: '§ 11-4' } : { key: 'fixedBinds', paragraph: '§ 9-2' },
    )
  return [
    ...says,
    { key: `notice${noticeMonths}`, paragraph: paragraphs.notice },
    { key: needsReason ? 'endingReason' : 'endingFree', paragraph: paragraphs.ending },
    { key: sublets ? 'subletsAll' : 'subletsLess', paragraph: paragraphs.subletting },
  ]
}

/**
 * The months of notice after the kind of letting changed. They are the months of the act, unless somebody has typed
 * others.
 */
export const noticeAfterLettingChange = (typed: number | null, before: Letting, now: Letting): number | null =>
  typed === lettingLaw[before].noticeMonths ? lettingLaw[now].noticeMonths : typed
