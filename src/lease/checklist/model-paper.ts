import type { Day } from '../../base/kit/day'
import type { FactsHead, ShownText, SigningMethod, Signer, SignLabels } from '../../base/pdf/model'
import type { Checklist } from './model'

export interface ChecklistData {
  readonly number: number
  readonly landlord: string
  /** The tenants. The first tenant of the contract is first. */
  readonly tenants: readonly [string, ...string[]]
  readonly house: string
  /** `Storgata 12, 0155 Oslo` */
  readonly address: string
  readonly start: Day
  readonly list: Checklist
  readonly signedBy: SigningMethod
  /** True if the list is sent to be signed before the tenancy starts, when nobody has checked the home yet. */
  readonly isAhead: boolean
}

export type ChecklistSheet = FactsHead & {
  /** The columns: item and count, and space to write remarks on moving in and on moving out. */
  readonly columns: readonly ShownText[]
  /** The ticked items. The count is empty when there is none. */
  readonly items: readonly { readonly name: ShownText; readonly count: string }[]
  readonly itemsTitle: ShownText
  /** Shown instead of the items when nothing is ticked. */
  readonly nothing: ShownText
  /** The titles of the space to write on. A list that is signed electronically has none. */
  readonly writing: {
    readonly metersTitle: ShownText
    readonly meterColumns: readonly ShownText[]
    readonly meters: readonly ShownText[]
    readonly remarks: ShownText
  } | null
  readonly signings: readonly { readonly title: ShownText; readonly text: ShownText }[]
  readonly signers: readonly Signer[]
  readonly signLabels: SignLabels
}
