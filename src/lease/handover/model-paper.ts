import type { Day } from '../../base/kit/day'
import type { FactsHead, ShownText, Signer, SignLabels } from '../../base/pdf/model'
import type { DrawnRole, HandoverContent, HandoverKind, HandoverPhoto } from './model'

/** A signature that was drawn on a screen. */
export interface DrawnSignature {
  readonly role: DrawnRole
  /** 0 is the first tenant of the lease. The landlord has 0. */
  readonly place: number
  readonly name: string
  readonly svg: string
  /** The day in Oslo, and the time: `15.01.2027 kl. 14.05`. */
  readonly drawnAt: string
}

/** The handover on moving in with which the one on moving out is compared. */
export interface EarlierHandover {
  readonly date: Day
  readonly content: HandoverContent
  readonly isSigned: boolean
}

export interface HandoverData {
  /** The number of the contract. */
  readonly number: number
  readonly kind: HandoverKind
  readonly date: Day
  readonly landlord: string
  /** The further landlords of the lease. Left out: none. */
  readonly coLandlords?: readonly string[]
  /** The tenants. The first tenant of the contract is first. */
  readonly tenants: readonly [string, ...string[]]
  readonly house: string
  /** `Storgata 12, 0155 Oslo` */
  readonly address: string
  readonly content: HandoverContent
  /** The handover to compare with. Null on moving in, and if there is none. */
  readonly before: EarlierHandover | null
  /** The photos that the paper shows. The paper prints a photo's index here plus 1 as its number. */
  readonly photos: readonly HandoverPhoto[]
  readonly drawn: readonly DrawnSignature[]
  /** The day of the signatures on paper. Null: it isn't signed by hand. */
  readonly signedOn: Day | null
  /** True if it is signed with BankID, so that nobody signs on lines. */
  readonly isElectronic: boolean
}

export type PhotoFigure = {
  /** The index of the photo in the photos of the paper. */
  readonly file: number
  readonly title: ShownText
  /** The day and the hash of the file. */
  readonly stamp: ShownText
  readonly hash: string
  readonly alt: string
}

export type PaperRow = {
  readonly name: ShownText
  readonly cells: readonly ShownText[]
  /** The mark of a line that differs on moving out. */
  readonly mark: ShownText | null
}

export type PaperSection = {
  readonly title: ShownText
  readonly columns: readonly ShownText[]
  readonly rows: readonly PaperRow[]
  readonly figures: readonly PhotoFigure[]
}

export type HandoverSheet = FactsHead & {
  /** The differences from the handover on moving in, one a line. Null if nothing is compared. */
  readonly differences: { readonly title: ShownText; readonly lines: readonly ShownText[] } | null
  /** The rooms, then the meters and the keys. */
  readonly sections: readonly PaperSection[]
  /** The remarks of the landlord and of the tenants, as far as there are any. */
  readonly remarks: readonly { readonly title: ShownText; readonly text: ShownText }[]
  readonly unreadable: ShownText
  readonly photosNote: ShownText | null
  readonly signing: { readonly title: ShownText; readonly text: ShownText; readonly note: ShownText | null }
  readonly drawn: readonly {
    readonly role: ShownText
    readonly name: string
    readonly svg: string
    readonly alt: string
    readonly drawnAt: ShownText
  }[]
  readonly signers: readonly Signer[]
  readonly signLabels: SignLabels
}
