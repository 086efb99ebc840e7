import type { FileInfo } from '../../base/file/model'
import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import type { FactRow, PartyTable, ShownText, SigningMethod, Signer } from '../../base/pdf/model'
import type { Checklist } from '../checklist/model'
import type { Comfort, Contract, ContractType, DwellingKind, HomePaper } from '../contract/model'
import type { Letting } from '../law/model'

/** A text of the lease. `law` is the paragraph of husleieloven that it is based on, like `§ 9-2` or `kap. 7`. */
export interface LawText extends Text {
  readonly law?: string
}

interface Person {
  readonly name: string
  readonly birthday: Day | null
  readonly email: string
  /** The phone number written out: `+47 900 12 345`. Empty when it isn't known. */
  readonly phone: string
  readonly address: Address
}

export interface Address {
  readonly street: string
  readonly postcode: string
  readonly city: string
  /** Null for Norway, which the lease doesn't name. */
  readonly country: Text | null
}

/**
 * The kind of deposit: none, on an account of the landlord's choice, or on one that the product opens. `bank`: the name
 * of the bank in which the product opens it, if known.
 */
export type Deposit =
  | { readonly kind: 'none' }
  | { readonly kind: 'own'; readonly sum: Ore; readonly iban: string; readonly deadline: Day }
  | { readonly kind: 'product'; readonly sum: Ore; readonly days: number; readonly bank?: string }

/**
 * The values that a lease prints. The values of a signed lease are stored and never change, so fields that were added
 * later may be missing.
 */
export interface LeaseData {
  /** The number of the contract in the landlord's user account. */
  readonly number: number
  /** The day on which the lease was written. It decides the edition of the text. */
  readonly writtenOn: Day
  /** True if each page is marked as a draft of the day `writtenOn`. */
  readonly isDraft: boolean
  /** The number of the edition. Missing in leases that were stored with only the first day of their edition. */
  readonly edition?: number
  /** The way of signing. Missing: by hand. */
  readonly signedBy?: SigningMethod
  readonly landlord: Person
  /** The account to which the rent is paid. Empty when the landlord has given none. */
  readonly rentIban: string
  readonly tenant: Person & { readonly nationality: Text }
  /** The further tenants, at most three. Missing: none. */
  readonly coTenants?: readonly Omit<Person, 'address'>[]
  /** The further landlords, at most three. Missing: none. */
  readonly coLandlords?: readonly Pick<Person, 'name' | 'birthday' | 'email'>[]
  /** The organisation number of a company that rents or lets. Null or missing: a person. */
  readonly tenantOrganisation?: string | null
  readonly landlordOrganisation?: string | null
  /** The kind of letting. Missing: an ordinary home. */
  readonly letting?: Letting
  /**
   * The kind of dwelling, also of the landlord's own home. Missing: it follows from `letting`, and
   * the landlord's own home counts as a whole home.
   */
  readonly kind?: DwellingKind
  /** Facts of the dwelling, if known. Missing in leases that were stored before the wizard asked for them. */
  readonly dwelling?: {
    readonly rooms: number | null
    /** m² */
    readonly area: number | null
    readonly number: string | null
    readonly meterPoint: string | null
  }
  /** The rooms that the tenant of a single room shares with the people who live there. Empty or missing: not named. */
  readonly sharedRooms?: string
  /** The party with the power contract of the dwelling. Null or missing: not stated. */
  readonly powerContract?: Contract['power_contract']
  readonly homePapers?: readonly HomePaper[]
  /** The part of the landlord's house that is let. Null or missing: not stated. */
  readonly sharedHouseKind?: Contract['shared_house_kind']
  readonly boardConsent?: Contract['board_consent']
  readonly spouseConsent?: Contract['spouse_consent']
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
  /** The first rent that will be booked. Null when no rent will be booked. */
  readonly firstRent: { readonly start_date: Day; readonly end_date: Day; readonly sum: Ore } | null
  /** The days let before the month of the first payment. `arePaid`: the first payment also pays these days. */
  readonly daysBefore: { readonly from: Day; readonly until: Day; readonly arePaid: boolean } | null
  readonly rent: Ore
  /** Months of notice. Null when none are agreed. Only a fixed term that can't be terminated may have none. */
  readonly notice: number | null
  /** True if a fixed term may be terminated before its end. */
  readonly terminable: boolean
  /** The reason for the fixed term. Empty when no reason is stated. */
  readonly reason: string
  readonly keys: number
  readonly taxable: boolean
  readonly comforts: readonly Comfort[]
  readonly pets: boolean
  readonly smoking: boolean
  readonly other: string
  readonly deposit: Deposit
  /** The guarantee for the tenant. Null or missing: none. */
  readonly guarantee?: Contract['guarantee']
  /** True if the deposit changes with the rent. Missing: it doesn't. */
  readonly depositFollowsRent?: boolean
  /** True if the rent goes to an account in the bank that holds the deposit. */
  readonly rentInDepositBank: boolean
  readonly split: Contract['cost_split']
  readonly extras: Checklist | null
  readonly attachments: readonly string[]
  /** The files whose pages are included after the lease. Missing in leases from before files were included. */
  readonly files?: readonly AttachedFile[]
}

/** A file whose pages are included. The bytes at its url never change. */
export type AttachedFile = Pick<FileInfo, 'url' | 'type'>

/** A part of a clause. A `text` gets a number (3.1, 3.2, …). A `notice` stands out. A `box` has a frame. */
export type ClauseItem =
  | { readonly kind: 'text' | 'notice' | 'box'; readonly wording: ShownText; readonly law: ShownText | null }
  | { readonly kind: 'list'; readonly marks: 'dots' | 'letters'; readonly list: readonly ShownText[] }
  | { readonly kind: 'rows'; readonly rows: readonly FactRow[] }
  | { readonly kind: 'blank'; readonly wording: ShownText }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'parties'; readonly table: PartyTable }

export type Clause = {
  readonly number: string
  readonly title: ShownText
  /** True if the clause has a frame of its own, so that all signers see it. */
  readonly framed: boolean
  /** The people who sign this clause separately. Empty for most clauses. */
  readonly signers: readonly Signer[]
  readonly items: readonly ClauseItem[]
}
