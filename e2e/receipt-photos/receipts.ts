import { firstReceipts } from './receipts-1'
import { otherReceipts } from './receipts-2'

/** What a made receipt says. Names, places and numbers are invented. */
export interface MadeReceipt {
  /** Of its picture, `<name>.jpg`. */
  readonly name: string
  readonly sum: number
  readonly date: string
  readonly supplier: string
  /** A supplier that the landlord has already: its name alone has to be found. */
  readonly known?: true
  readonly paper: Paper
  readonly photo: Photo
}

export interface Paper {
  readonly font: string
  /** Characters across: a till's roll has about 40, a page more. */
  readonly columns: number
  /** `^` centres, `!` is bold and larger, `>` parts what stands at the two edges. */
  readonly lines: readonly string[]
  /** How black the print is, 1 is black. */
  readonly ink?: number
}

export interface Photo {
  /** Corners of the paper in the picture, clockwise from the upper left, in thousandths of its width. */
  readonly corners: readonly [number, number, number, number, number, number, number, number]
  /** Light on it: 1 is a bright room. */
  readonly light?: number
  /** How deep it is crumpled, 0 is flat. */
  readonly crumpled?: number
  /** How far the shadow of hand and phone takes the light away. */
  readonly shadow?: number
  /** Out of focus, in pixels. */
  readonly blur?: number
  /** A hand that moved, in pixels. */
  readonly moved?: number
  readonly noise?: number
  /** Points of the picture, as a multiple of 1200 x 1600: small print of a whole page needs more. */
  readonly fine?: number
  /** The colour of the table. */
  readonly table?: readonly [number, number, number]
  /** Turned as a phone stores it: the picture lies, EXIF says how it stands. */
  readonly turned?: true
}

export const madeReceipts: readonly MadeReceipt[] = [...firstReceipts, ...otherReceipts]
