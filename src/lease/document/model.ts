import { z } from 'zod'
import type { FactRow, Shown, Signer, SignLabels } from '../../base/pdf/model'
import type { Clause } from '../clauses/model'

/** `nb` is only Norwegian, `en` is Norwegian with English next to it (the Norwegian text prevails). */
export const paperLanguages = ['nb', 'en'] as const
const lang = z.enum(paperLanguages)
export const PaperQuery = z.strictObject({ lang: lang.default('nb') })
/** Left out: the contract's language. */
export const ContractPaperQuery = z.strictObject({ lang: lang.optional() })
export type PaperLanguage = z.output<typeof PaperQuery>['lang']
/** `contract`: the lease, with a mark while it is a draft. `signing`: the lease to be signed, without that mark. */
export const paperKinds = ['contract', 'signing', 'checklist'] as const
export type PaperKind = (typeof paperKinds)[number]
/** A draft has a mark on each page, unless it is drawn to be signed. A signed lease is the one that was signed. */
export const LeaseQuery = ContractPaperQuery.extend({ copy: z.enum(['draft', 'signing']).default('draft') })
export const PaperLink = z.strictObject({ url: z.string() })

/** All parties sign these. */
export type SignedKind = Exclude<PaperKind, 'signing'>

/** The title of each of its pages, and the text on its page when it can't be included. */
export type Attachment = {
  readonly title: Shown
  /** When there are several pages. The template fills in `{{page}}` and `{{last}}`. */
  readonly page: Shown
  /** Of its page, for people who can't see it, filled in the same way. */
  readonly alt: string
  readonly unreadable: Shown
  /** It has more pages than are included (`{{pages}}`). */
  readonly long: Shown
  readonly large: Shown
}

export type LeaseSheet = {
  /** The mark across each page of a draft. Null on a paper that is signed. */
  readonly mark: string | null
  readonly languages: 1 | 2
  readonly heading: Shown
  readonly subtitle: Shown
  readonly number: Shown
  /** Null when there is only one language. */
  readonly prevails: Shown | null
  readonly foot: string
  /** At the foot of each page: that it is a draft, and from which day. */
  readonly draft: Shown | null
  readonly page: Shown
  readonly factsTitle: Shown
  readonly facts: readonly FactRow[]
  readonly clauses: readonly Clause[]
  readonly signatures: Clause
  readonly signers: readonly Signer[]
  readonly signLabels: SignLabels
  /** On a page after the signatures. Null in an edition without it. */
  readonly privacy: { readonly title: Shown; readonly paragraphs: readonly Shown[] } | null
  /** After everything else, in the order of the paper's files. */
  readonly attachments: readonly Attachment[]
}
