import type { FileInfo } from '../../base/file/model'
import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import type { FactRow, PartyTable, Shown, SignedBy, Signer } from '../../base/pdf/model'
import type { Checklist } from '../checklist/model'
import type { Comfort, Contract, ContractType, DwellingKind, HomePaper } from '../contract/model'
import type { Letting } from '../law/model'

/** A sentence of the lease with the paragraph of husleieloven that it rests on, like `§ 9-2` or `kap. 7`. */
export interface LawText extends Text {
  readonly law?: string
}

interface Person {
  readonly name: string
  readonly birthday: Day | null
  readonly email: string
  /** Written out: `+47 900 12 345`; empty when it isn't known. */
  readonly phone: string
  readonly address: Address
}

export interface Address {
  readonly street: string
  readonly postcode: string
  readonly city: string
  /** Null at home: Norway is not written. */
  readonly country: Text | null
}

/** How the tenant secures the rent: not at all, on an own account, or on one that is opened through the product. */
export type Deposit =
  | { readonly kind: 'none' }
  | { readonly kind: 'own'; readonly sum: Ore; readonly iban: string; readonly deadline: Day }
  | { readonly kind: 'product'; readonly sum: Ore; readonly days: number }

/**
 * Everything that stands in a lease, as plain values. Those of a signed lease are stored as they are: a field that is
 * new may be missing in them.
 */
export interface LeaseData {
  /** The contract's number in its account. */
  readonly number: number
  /** When it was written: which edition of the text it has. */
  readonly writtenOn: Day
  /** Whether its paper is marked as a draft of that day. */
  readonly isDraft: boolean
  /** The number of the edition whose words it has; missing in those that were stored with its first day only. */
  readonly edition?: number
  /** How it is signed; missing: by hand. */
  readonly signedBy?: SignedBy
  readonly landlord: Person
  /** Where rent is paid to; empty when the landlord has given none. */
  readonly rentIban: string
  readonly tenant: Person & { readonly nationality: Text }
  /** Further tenants, at most three; missing: none. */
  readonly coTenants?: readonly Omit<Person, 'address'>[]
  /** Missing: an ordinary home. */
  readonly letting?: Letting
  /** What is let, also of the landlord's own home; missing: as `letting` says, else all of a home. */
  readonly kind?: DwellingKind
  /** What else identifies the dwelling, as far as it is known; missing in leases from before it was asked. */
  readonly dwelling?: {
    readonly rooms: number | null
    /** m² */
    readonly area: number | null
    readonly number: string | null
    readonly meterPoint: string | null
  }
  /** Of a single room: the rooms that are shared with those who live there; empty or missing: not named. */
  readonly sharedRooms?: string
  /** Who has the power contract of the dwelling; null or missing: not told. */
  readonly powerContract?: Contract['power_contract']
  /** Papers of the dwelling that the tenant has received, as far as it is told. */
  readonly homePapers?: readonly HomePaper[]
  readonly house: {
    readonly name: string
    readonly address: Address
    readonly municipality: string | null
    readonly property: number | null
    readonly holding: number | null
    readonly lease: number | null
    readonly section: number | null
    readonly share: number | null
    readonly organisation: string | null
  }
  readonly type: ContractType
  readonly start: Day
  readonly end: Day | null
  readonly firstPayment: Day
  /** The first rent as it will be booked; null when none is. */
  readonly firstRent: { readonly start_date: Day; readonly end_date: Day; readonly sum: Ore } | null
  /** The days let before a first payment in a later month, and whether they are paid with it. */
  readonly daysBefore: { readonly from: Day; readonly until: Day; readonly arePaid: boolean } | null
  readonly rent: Ore
  /** Months of notice; null where none are agreed, which only a fixed term that can't be terminated may have. */
  readonly notice: number | null
  /** Whether a fixed term may be terminated before its end. */
  readonly terminable: boolean
  /** Why the term is fixed; empty when nothing was said. */
  readonly reason: string
  readonly keys: number
  readonly taxable: boolean
  readonly comforts: readonly Comfort[]
  readonly pets: boolean
  readonly smoking: boolean
  readonly other: string
  readonly deposit: Deposit
  /** Who guarantees for the tenant; null or missing: nobody. */
  readonly guarantee?: Contract['guarantee']
  /** The rent goes to an account in the bank that holds the deposit. */
  readonly rentInDepositBank: boolean
  readonly split: Contract['cost_split']
  readonly extras: Checklist | null
  /** Names of the files that are attached. */
  readonly attachments: readonly string[]
  /** The same files, whose pages are bound in behind the lease; missing where they were not yet. */
  readonly files?: readonly AttachedFile[]
}

/** A file that is bound into a lease: its bytes never change under its url. */
export type AttachedFile = Pick<FileInfo, 'url' | 'type'>

/** One piece of a clause. Texts are numbered (3.1, 3.2, …); a notice is one that must be seen, a box stands in a frame. */
export type ClauseItem =
  | { readonly kind: 'text' | 'notice' | 'box'; readonly wording: Shown; readonly law: Shown | null }
  | { readonly kind: 'list'; readonly marks: 'dots' | 'letters'; readonly list: readonly Shown[] }
  | { readonly kind: 'rows'; readonly rows: readonly FactRow[] }
  | { readonly kind: 'blank'; readonly wording: Shown }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'parties'; readonly table: PartyTable }

export type Clause = {
  readonly number: string
  readonly title: Shown
  /** Drawn in a frame of its own, so that nobody signs without having seen it. */
  readonly framed: boolean
  /** Who signs this clause for itself; nobody for most. */
  readonly signers: readonly Signer[]
  readonly items: readonly ClauseItem[]
}
