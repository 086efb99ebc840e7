import type { Day } from '../../base/kit/day'
import type { FactRow, Shown, SignedBy, Signer, SignLabels } from '../../base/pdf/model'
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
  readonly signedBy: SignedBy
  /** True if the list is sent to be signed before the tenancy starts, when nobody has checked the home yet. */
  readonly isAhead: boolean
}

export type ChecklistSheet = {
  readonly heading: Shown
  readonly subtitle: Shown
  readonly number: Shown
  readonly prevails: null
  readonly foot: string
  readonly page: Shown
  readonly factsTitle: Shown
  readonly facts: readonly FactRow[]
  /** The columns: item and count, and space to write remarks on moving in and on moving out. */
  readonly columns: readonly Shown[]
  /** The ticked items. The count is empty when there is none. */
  readonly items: readonly { readonly name: Shown; readonly count: string }[]
  readonly itemsTitle: Shown
  /** Shown instead of the items when nothing is ticked. */
  readonly nothing: Shown
  /** The titles of the space to write on. A list that is signed electronically has none. */
  readonly writing: {
    readonly metersTitle: Shown
    readonly meterColumns: readonly Shown[]
    readonly meters: readonly Shown[]
    readonly remarks: Shown
  } | null
  readonly signings: readonly { readonly title: Shown; readonly text: Shown }[]
  readonly signers: readonly Signer[]
  readonly signLabels: SignLabels
}
