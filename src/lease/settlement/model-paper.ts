import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { FactRow, ShownText, Signer, SignLabels } from '../../base/pdf/model'
import type { HandoverPhoto } from '../handover/model'
import type { PhotoFigure } from '../handover/model-paper'
import type { SettlementItem, Shares } from './model'

export interface SettlementData extends Shares {
  /** The number of the contract. */
  readonly number: number
  readonly writtenOn: Day
  readonly landlord: string
  /** The further landlords of the lease. Left out: none. */
  readonly coLandlords?: readonly string[]
  /** The tenants. The first tenant of the contract is first, and provides the deposit. */
  readonly tenants: readonly [string, ...string[]]
  readonly house: string
  /** `Storgata 12, 0155 Oslo` */
  readonly address: string
  readonly items: readonly SettlementItem[]
  readonly deposit: Ore
  readonly owed: Ore
  /** True if the lease says that the rent is paid to an account in the bank of the deposit. */
  readonly isRentInDepositBank: boolean
  /** The photos in the order of the items. The paper prints a photo's index here plus 1 as its number. */
  readonly photos: readonly HandoverPhoto[]
}

export type SettlementSheet = {
  readonly heading: ShownText
  readonly subtitle: ShownText
  readonly number: ShownText
  readonly prevails: ShownText | null
  readonly foot: string
  readonly page: ShownText
  readonly factsTitle: ShownText
  readonly facts: readonly FactRow[]
  readonly itemsTitle: ShownText
  readonly columns: readonly ShownText[]
  readonly rows: readonly {
    readonly kind: ShownText
    readonly text: string
    readonly handover: ShownText | null
    readonly sum: string
  }[]
  readonly total: { readonly label: ShownText; readonly sum: string }
  readonly nothing: ShownText
  readonly proofTitle: ShownText
  readonly figures: readonly PhotoFigure[]
  readonly unreadable: ShownText
  readonly photosNote: ShownText | null
  readonly consentTitle: ShownText
  readonly paragraphs: readonly ShownText[]
  readonly signingTitle: ShownText
  readonly signers: readonly Signer[]
  readonly signLabels: SignLabels
}
