import type { PdfVerdict } from '../file/model'

/** A text of a paper; without `en` it is Norwegian alone, or the same in both languages. */
export type Shown = { readonly nb: string; readonly en?: string }

/** A line of a table: what it is called, and what it says. */
export type FactRow = { readonly label: Shown; readonly value: Shown }

/** What identifies a party; `blank`: a line to write it on. */
export type PartyValue = Shown & { readonly blank?: true }

/** One or two parties of an agreement, side by side: one column each, and rows of what identifies them. */
export type PartyTable = {
  readonly roles: readonly Shown[]
  readonly rows: readonly { readonly label: Shown; readonly values: readonly PartyValue[] }[]
}

/** Where one party signs. */
export type Signer = { readonly role: Shown; readonly name: string }

/** How a paper is signed: by hand, or electronically with BankID. */
export type SignedBy = 'hand' | 'bankid'

/** What stands where each party signs: lines to write on, or, for a paper that is signed electronically, only that it is. */
export type SignLabels =
  | { readonly electronic: null; readonly place: Shown; readonly signature: Shown }
  | { readonly electronic: Shown }

/** A finished document and the name it is saved under. */
export interface NamedPdf {
  readonly bytes: Uint8Array
  readonly name: string
}

/** Pages of one file that are taken into a paper: of a longer one none are. */
export const maxDocumentPages = 30

/** Bytes of the PDF files that are taken into one paper, together; one that doesn't fit any more is left out. */
export const maxBoundBytes = 20 * 1024 * 1024

/** A PDF that somebody else has made. */
export interface StrangePdf {
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string
  readonly pdf: Uint8Array
  /** Null: nobody has opened it yet. */
  readonly verdict: PdfVerdict | null
}

/** A file whose pages are drawn in a paper; `unreadable` and `large` are ones that are not, which the paper says. */
export type PaperFile =
  | { readonly kind: 'picture'; readonly jpeg: Uint8Array; readonly width: number; readonly height: number }
  | ({ readonly kind: 'document' } & StrangePdf)
  | { readonly kind: 'unreadable' | 'large' }

/** The same as a template finds it: how many pages there are to draw, or why there are none. */
export type PlacedFile =
  | { readonly kind: 'picture'; readonly wide: boolean }
  | { readonly kind: 'document' | 'long'; readonly pages: number }
  | { readonly kind: 'unreadable' | 'large' }
