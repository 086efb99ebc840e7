import { z } from 'zod'
import type { FactRow, Shown, Signer, SignLabels } from '../../base/pdf/model'
import type { Clause } from '../clauses/model'

/** Language of a paper: `nb` is Norwegian alone, `en` Norwegian with English beside it (the Norwegian text prevails). */
export const paperLanguages = ['nb', 'en'] as const
const lang = z.enum(paperLanguages)
export const PaperQuery = z.strictObject({ lang: lang.default('nb') })
/** Of a paper of a contract: left out, it is in the contract's language. */
export const ContractPaperQuery = z.strictObject({ lang: lang.optional() })
export type PaperLanguage = z.output<typeof PaperQuery>['lang']
/** What is drawn of a contract: the lease (of a draft marked as one), the lease without that mark, to be signed, and the handover list. */
export const paperKinds = ['contract', 'signing', 'checklist'] as const
export type PaperKind = (typeof paperKinds)[number]
/** Of a lease: a draft bears a mark on each page, unless it is drawn to be signed. A signed lease is what was signed. */
export const LeaseQuery = ContractPaperQuery.extend({ copy: z.enum(['draft', 'signing']).default('draft') })
export const PaperLink = z.strictObject({ url: z.string() })

/** The papers of a contract that all parties sign. */
export type SignedKind = Exclude<PaperKind, 'signing'>

/** An attachment in the paper: what each of its pages is called, and what stands on its page where it can't be bound in. */
export type Attachment = {
  readonly title: Shown
  /** Of its pages, where there are several: `{{page}}` and `{{last}}` are filled in by the template. */
  readonly page: Shown
  /** What its page is called for whoever doesn't see it, filled in likewise. */
  readonly alt: string
  readonly unreadable: Shown
  /** More pages than are bound in (`{{pages}}`). */
  readonly long: Shown
  readonly large: Shown
}

/** A lease as its template draws it. */
export type LeaseSheet = {
  /** Across each page of a draft; null on what is signed. */
  readonly mark: string | null
  readonly languages: 1 | 2
  readonly heading: Shown
  readonly subtitle: Shown
  readonly number: Shown
  /** Which language holds; null where there is only one. */
  readonly prevails: Shown | null
  readonly foot: string
  /** At the foot of each page: that it is a draft, and of which day. */
  readonly draft: Shown | null
  readonly page: Shown
  readonly factsTitle: Shown
  readonly facts: readonly FactRow[]
  readonly clauses: readonly Clause[]
  readonly signatures: Clause
  readonly signers: readonly Signer[]
  readonly signLabels: SignLabels
  /** What the tenant is told of personal data, on a page behind the signatures; null in an edition without it. */
  readonly privacy: { readonly title: Shown; readonly paragraphs: readonly Shown[] } | null
  /** What is bound in behind all of it, in the order of the paper's files. */
  readonly attachments: readonly Attachment[]
}
