import { z } from 'zod'
import type { FactRow, ShownText, Signer, SignLabels } from '../../base/pdf/model'
import type { Clause } from '../clauses/model'

/** `nb` is only Norwegian, `en` is Norwegian with English next to it (the Norwegian text prevails). */
export const paperLanguages = ['nb', 'en'] as const
const lang = z.enum(paperLanguages)
export const PaperQuery = z.strictObject({ lang: lang.default('nb') })
/** The language of the paper. Left out: the contract's language. */
export const ContractPaperQuery = z.strictObject({ lang: lang.optional() })
export type PaperLanguage = z.output<typeof PaperQuery>['lang']
/** `contract`: the lease, with a mark while it is a draft. `signing`: the lease to be signed, without that mark. */
export const paperKinds = ['contract', 'signing', 'checklist'] as const
export type PaperKind = (typeof paperKinds)[number]
/**
 * The copy of a draft that is drawn. A draft has a mark on each page, unless it is drawn to be signed. A signed lease
 * is always the one that was signed.
 */
export const LeaseQuery = ContractPaperQuery.extend({ copy: z.enum(['draft', 'signing']).default('draft') })
export const PaperLink = z.strictObject({ url: z.string() })

/**
 * The texts of a file that is appended to the lease: the title, number and alternative text of each page, and the text
 * of its page if the file can't be read, is too long or is too large.
 */
export type Attachment = {
  readonly title: ShownText
  /** The number of the page, when there are several. The template fills in `{{page}}` and `{{last}}`. */
  readonly page: ShownText
  /** The alternative text of the page for people who can't see it. It has the same placeholders. */
  readonly alt: string
  readonly unreadable: ShownText
  /** The text when the file has more pages than are included (`{{pages}}`). */
  readonly long: ShownText
  readonly large: ShownText
}

export type LeaseSheet = {
  /** The mark across each page of a draft. Null on a paper that is signed. */
  readonly mark: string | null
  readonly languages: 1 | 2
  readonly heading: ShownText
  readonly subtitle: ShownText
  readonly number: ShownText
  /**
   * The sentence which says that the Norwegian text prevails. Null when there is only one language.
   */
  readonly prevails: ShownText | null
  readonly foot: string
  /** The text at the foot of each page of a draft: that it is a draft, and from which day. */
  readonly draft: ShownText | null
  readonly page: ShownText
  readonly factsTitle: ShownText
  readonly facts: readonly FactRow[]
  readonly clauses: readonly Clause[]
  readonly signatures: Clause
  readonly signers: readonly Signer[]
  readonly signLabels: SignLabels
  /** The notice about privacy, on a page after the signatures. Null in an edition without it. */
  readonly privacy: { readonly title: ShownText; readonly paragraphs: readonly ShownText[] } | null
  /** The included files, after everything else, in the order of the paper's files. */
  readonly attachments: readonly Attachment[]
}
