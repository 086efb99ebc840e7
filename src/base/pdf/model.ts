import type { PdfVerdict } from '../file/model'

/** A text of a paper. Without `en` it is only Norwegian, or the same in both languages. */
export type Shown = { readonly nb: string; readonly en?: string }

/** A row of a table: its label and its value. */
export type FactRow = { readonly label: Shown; readonly value: Shown }

/** A value that identifies a party. `blank`: a line to write it on. */
export type PartyValue = Shown & { readonly blank?: true }

/**
 * One or two parties of an agreement next to each other: one column each, and rows of the values that identify them.
 */
export type PartyTable = {
  readonly roles: readonly Shown[]
  readonly rows: readonly { readonly label: Shown; readonly values: readonly PartyValue[] }[]
}

/** A place where one party signs. */
export type Signer = { readonly role: Shown; readonly name: string }

/** How a paper is signed: by hand, or electronically with BankID. */
export type SignedBy = 'hand' | 'bankid'

/** The texts at each party's place to sign: lines to write on. A paper that is signed electronically only says so. */
export type SignLabels =
  | { readonly electronic: null; readonly place: Shown; readonly signature: Shown }
  | { readonly electronic: Shown }

/** A finished document and the name under which it is saved. */
export interface NamedPdf {
  readonly bytes: Uint8Array
  readonly name: string
}

/** The most pages of one file that are included in a paper. Of a longer file none are. */
export const maxDocumentPages = 30

/** The most bytes of all PDF files in one paper together. A file beyond that is left out. */
export const maxBoundBytes = 20 * 1024 * 1024

/** A PDF that somebody else has made. */
export interface StrangePdf {
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string
  readonly pdf: Uint8Array
  /** Null: it has never been opened. */
  readonly verdict: PdfVerdict | null
}

/**
 * A file for a paper, whose pages are drawn. The pages of `unreadable` and `large` files are not drawn, and the paper
 * says so.
 */
export type PaperFile =
  | { readonly kind: 'picture'; readonly jpeg: Uint8Array; readonly width: number; readonly height: number }
  | ({ readonly kind: 'document' } & StrangePdf)
  | { readonly kind: 'unreadable' | 'large' }

/** The same as a template finds it: how many pages there are to draw, or why there are none. */
export type PlacedFile =
  | { readonly kind: 'picture'; readonly wide: boolean }
  | { readonly kind: 'document' | 'long'; readonly pages: number }
  | { readonly kind: 'unreadable' | 'large' }
