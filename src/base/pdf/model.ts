import type { PdfVerdict } from '../file/model'

/** A shown text. Without `en` it is only Norwegian, or the same in both languages. */
export type ShownText = { readonly nb: string; readonly en?: string }

export type FactRow = { readonly label: ShownText; readonly value: ShownText }

/** The value of a party. With `blank` it is a line to write on. */
export type PartyValue = ShownText & { readonly blank?: true }

/** The head of a paper with a table of facts. `prevails` is null: no sentence says which language prevails. */
export type FactsHead = {
  readonly heading: ShownText
  readonly subtitle: ShownText
  readonly number: ShownText
  readonly prevails: null
  readonly foot: string
  readonly page: ShownText
  readonly factsTitle: ShownText
  readonly facts: readonly FactRow[]
}

/** One column for each party, with rows of the values that identify it. */
export type PartyTable = {
  readonly roles: readonly ShownText[]
  readonly rows: readonly { readonly label: ShownText; readonly values: readonly PartyValue[] }[]
}

export type Signer = { readonly role: ShownText; readonly name: string }

export type SigningMethod = 'hand' | 'bankid'

/** The labels of the lines to sign on. A paper that is signed electronically only says that it is. */
export type SignLabels =
  | { readonly electronic: null; readonly place: ShownText; readonly signature: ShownText }
  | { readonly electronic: ShownText }

export interface NamedPdf {
  readonly bytes: Uint8Array
  readonly name: string
}

/** A file with more pages than this isn't included at all. */
export const maxDocumentPages = 30

/** The maximum size of all PDF files in one paper together, in bytes. A file beyond that is left out. */
export const maxIncludedPdfBytes = 20 * 1024 * 1024

/** A PDF that somebody else has made. */
export interface ForeignPdf {
  /** SHA-256, in hex. */
  readonly sha256: string
  readonly pdf: Uint8Array
  /** Null for a file that was never opened. */
  readonly verdict: PdfVerdict | null
}

/** The pages of `unreadable` and `large` files are not drawn, and the paper says so. */
export type PaperFile =
  | { readonly kind: 'picture'; readonly jpeg: Uint8Array; readonly width: number; readonly height: number }
  | ({ readonly kind: 'document' } & ForeignPdf)
  | { readonly kind: 'unreadable' | 'large' }

/** The facts about a file that a template knows. */
export type TemplateFile =
  | { readonly kind: 'picture'; readonly wide: boolean }
  | { readonly kind: 'document' | 'long'; readonly pages: number }
  | { readonly kind: 'unreadable' | 'large' }
