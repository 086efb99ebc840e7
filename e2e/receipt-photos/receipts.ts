import { firstReceipts } from './receipts-1'
import { otherReceipts } from './receipts-2'

/** The text of a made-up receipt. Names, places and numbers are invented. */
export interface MadeReceipt {
  /** The name of its picture, `<name>.jpg`. */
  readonly name: string
  readonly sum: number
  readonly date: string
  readonly supplier: string
  /** Set when the landlord already has the supplier, so that only its name must be found. */
  readonly known?: true
  readonly paper: Paper
  readonly photo: Photo
}

export interface Paper {
  readonly font: string
  /** Characters across. A till's roll has about 40, a page more. */
  readonly columns: number
  /** `^` centres, `!` is bold and larger, `>` separates the texts at the two edges. */
  readonly lines: readonly string[]
  /** The blackness of the print. 1 is black. */
  readonly ink?: number
}

export interface Photo {
  /** Corners of the paper in the picture, clockwise from the upper left, in thousandths of the picture's width. */
  readonly corners: readonly [number, number, number, number, number, number, number, number]
  /** The light on the paper. 1 is a bright room. */
  readonly light?: number
  /** The strength of the creases in the paper. 0 is flat. */
  readonly crumpled?: number
  /** The part of the light that the shadow of hand and phone takes away. */
  readonly shadow?: number
  /** The blur of the picture, in pixels. */
  readonly blur?: number
  /** Motion blur, in pixels. */
  readonly moved?: number
  readonly noise?: number
  /** The resolution, as a multiple of 1200 x 1600. The small print of a whole page needs more. */
  readonly fine?: number
  /** The colour of the table. */
  readonly table?: readonly [number, number, number]
  /** Set when the picture is stored on its side, as a phone does. EXIF says how to turn it. */
  readonly turned?: true
}

export const madeReceipts: readonly MadeReceipt[] = [...firstReceipts, ...otherReceipts]
