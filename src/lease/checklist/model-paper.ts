import type { Day } from '../../base/kit/day'
import type { FactRow, Shown, SignedBy, Signer, SignLabels } from '../../base/pdf/model'
import type { Checklist } from './model'

/** Everything that stands in a handover list, as plain values. */
export interface ChecklistData {
  /** Number of the contract it belongs to. */
  readonly number: number
  readonly landlord: string
  /** Every tenant, the contract's own first. */
  readonly tenants: readonly [string, ...string[]]
  readonly house: string
  /** `Storgata 12, 0155 Oslo` */
  readonly address: string
  /** First day of the tenancy. */
  readonly start: Day
  readonly list: Checklist
  readonly signedBy: SignedBy
  /** It is sent to be signed before the tenancy begins: nobody has gone through anything yet. */
  readonly isAhead: boolean
}

/** A handover list as its template draws it. */
export type ChecklistSheet = {
  readonly heading: Shown
  readonly subtitle: Shown
  readonly number: Shown
  readonly prevails: null
  readonly foot: string
  readonly page: Shown
  readonly factsTitle: Shown
  readonly facts: readonly FactRow[]
  /** Item and count, and with room to write what is remarked on moving in and on moving out. */
  readonly columns: readonly Shown[]
  /** What is ticked; the count is empty where there is none. */
  readonly items: readonly { readonly name: Shown; readonly count: string }[]
  readonly itemsTitle: Shown
  /** Told instead of the items when nothing is ticked. */
  readonly nothing: Shown
  /** Room to write on, which a list that is signed electronically has not. */
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
