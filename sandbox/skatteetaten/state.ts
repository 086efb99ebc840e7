import { openCollection, type Collection } from '../control/collection'
import type { Sandbox } from '../control/sandbox'
import { makeDraft } from './draft'
import { years } from './return'
import { entryIdOf, lockedRent, taxpayerOf, type Taxpayer } from './taxpayers'

/** A value that only the authority may change. */
export interface LockedField {
  readonly entry: string
  readonly path: string
  readonly value: number
}

/** One person's return for one year, at the authority. */
export interface AuthorityDraft {
  /** `2025-29817491020` */
  readonly id: string
  readonly year: number
  readonly pid: string
  readonly revision: number
  /** Changes with each revision: `SKI:138:5125001`. */
  readonly reference: string
  readonly xml: string
  /**
   * True after a complete return was approved. The return is then the assessment (fastsatt). False for a draft, also
   * after an incomplete submission.
   */
  readonly isAssessed: boolean
  readonly locked: readonly LockedField[]
  /** The envelope of the last submission. Null before. */
  readonly submitted: string | null
  /** Ids of the reported data that the person has answered. Missing in older drafts, which means none. */
  readonly answered?: readonly string[]
}

/** An envelope that is shown for a day. */
export interface StoredPreview {
  readonly id: string
  readonly year: number
  readonly pid: string
  readonly envelope: string
  readonly until: string
}

/** A fixed result for the next validations, regardless of their content. */
export interface ForcedResult {
  readonly code: string
  times: number
  skip: number
}

export interface Authority {
  readonly sandbox: Sandbox
  readonly drafts: Collection<AuthorityDraft>
  readonly previews: Collection<StoredPreview>
  forced: ForcedResult[]
  /** The delay of a submission's feedback, in ms. */
  feedbackMs: number
}

/** The real time is half a minute or more. */
export const usualFeedbackMs = 3000

export const openAuthority = (sandbox: Sandbox): Authority => ({
  sandbox,
  drafts: openCollection<AuthorityDraft>(sandbox, 'skatteetaten-drafts'),
  previews: openCollection<StoredPreview>(sandbox, 'skatteetaten-previews', { entries: 200, bytes: 64_000_000 }),
  forced: [],
  feedbackMs: usualFeedbackMs,
})

const referenceOf = ({ party }: Taxpayer, year: number, revision: number) =>
  `SKI:138:${5_000_000 + (party % 1000) * 100_000 + (year % 100) * 1000 + revision}`

/** The person's return, created when it is first requested. Null for a person or a year without one. */
export function authorityDraftOf({ drafts, sandbox }: Authority, year: number, pid: string): AuthorityDraft | null {
  const taxpayer = taxpayerOf(pid)
  const last = Math.min(years.last, new Date(sandbox.clock.now()).getUTCFullYear())
  if (!taxpayer?.hasDraft || year < years.first || year > last) return null
  const id = `${year}-${pid}`
  const known = drafts.get(id)
  if (known) return known
  const locked = taxpayer.holdings
    .filter(({ letting }) => letting === 'locked')
    .map((holding) => ({
      entry: entryIdOf(holding, 'utleie'),
      path: 'fastEiendomSomUtleieobjekt/bruttoLeieinntektVedRegnskapsbehandletUtleie',
      value: lockedRent,
    }))
  return drafts.add({
    id,
    year,
    pid,
    revision: 1,
    reference: referenceOf(taxpayer, year, 1),
    xml: makeDraft(taxpayer, year),
    isAssessed: false,
    locked,
    submitted: null,
  })
}

/** The next revision of a return, with its own reference. */
export function reviseDraft(
  { drafts }: Authority,
  draft: AuthorityDraft,
  fields: Partial<Pick<AuthorityDraft, 'xml' | 'isAssessed' | 'submitted' | 'answered'>>,
): AuthorityDraft {
  const revision = draft.revision + 1
  return drafts.change(draft.id, {
    ...fields,
    revision,
    reference: referenceOf(taxpayerOf(draft.pid)!, draft.year, revision),
  })
}

/** Changes the draft as if a bank had reported one krone more of interest. */
export function changeDraftAtAuthority(authority: Authority, draft: AuthorityDraft): AuthorityDraft {
  const xml = draft.xml.replace(/<opptjenteRenter>.*?<\/opptjenteRenter>/s, (interest) =>
    interest.replace(/(<beloep(?:SomHeltall)?>)(\d+)/g, (_, tag: string, sum: string) => `${tag}${Number(sum) + 1}`),
  )
  return reviseDraft(authority, draft, { xml })
}

/** The fixed result for this validation. It counts as used once. */
export function takeForcedResult(authority: Authority): string | null {
  const [next] = authority.forced
  if (!next) return null
  if (next.skip > 0) {
    next.skip -= 1
    return null
  }
  next.times -= 1
  if (next.times === 0) authority.forced = authority.forced.slice(1)
  return next.code
}

/** True if the person let something the year before. */
export function hadLettingYearBefore({ drafts }: Authority, year: number, pid: string): boolean {
  const before = drafts.get(`${year - 1}-${pid}`)
  if (before && before.revision > 1) return before.xml.includes('<fastEiendomSomUtleieobjekt>')
  return taxpayerOf(pid)?.holdings.some(({ letting }) => letting !== 'none') ?? false
}
