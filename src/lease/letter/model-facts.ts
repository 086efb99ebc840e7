import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import type { FactRow, ShownText, Signer, SignLabels } from '../../base/pdf/model'
import type { Contract, ContractNotice } from '../contract/model'
import type { Letting } from '../law/model'
import type { LetterKind } from './model'

/** A text of a letter. `law` is its legal basis, like `husleieloven § 9-7`. It is printed after the text. */
export interface LetterText extends Text {
  readonly law?: string
}

/** A part of the rent that is due and not paid in full. */
export interface OpenRent {
  /** The first day of the month. */
  readonly month: Day
  readonly dueOn: Day
  readonly open: Ore
  /** True if this is a rise that was agreed after the month was due. */
  readonly isRise: boolean
}

interface Days {
  readonly from: Day
  readonly until: Day
}

export interface LateInterestRow extends Days {
  /** Hundredths of a percent a year. */
  readonly rate: number
  readonly unpaid: Ore
  readonly sum: Ore
}

/** A letter that was sent earlier. */
export interface SentLetter {
  readonly kind: LetterKind
  /** The day on which it was made, or on which a printed one was handed over. */
  readonly on: Day
  /** The last day to pay that it names. Null: it names none. */
  readonly payBy: Day | null
  /** True if it claims a reminder fee. */
  readonly hasFee: boolean
}

/** The duration of a lease, and the days of its end that are decided. */
export interface LetterTerm {
  readonly start: Day
  /** The last day of a fixed term. Null: open-ended. */
  readonly end: Day | null
  /** The last day by a notice that was given. Null: there is no notice. */
  readonly noticeEnd: Day | null
  /** The party that gave it. Left out: there is no notice. */
  readonly noticeBy?: ContractNotice['by']
  readonly finishedOn: Day | null
}

/** The terms that decide the period of notice. */
export type LetterLease = Pick<
  Contract,
  | 'start_date'
  | 'end_date'
  | 'dwelling_kind'
  | 'own_home_let'
  | 'fixed_term_reason'
  | 'fixed_term_terminable'
  | 'month_resignation'
>

/** The facts about a lease on the day of a letter. They decide everything that a letter says. */
export interface LetterFacts {
  readonly today: Day
  readonly letting: Letting
  readonly lease: LetterLease
  readonly term: LetterTerm
  readonly isSigned: boolean
  /** True while the lease is sent to be signed. */
  readonly isBeingSigned: boolean
  readonly isFinished: boolean
  readonly tenants: number
  /** The names of the tenants. The first one provides the deposit. */
  readonly names: readonly string[]
  /** True if the tenant protested in time against the landlord's notice that stands (husleieloven § 9-8). */
  readonly isContested: boolean
  /** The tenants with their day of birth. It is empty if the lease doesn't have it. */
  readonly persons: readonly { readonly name: string; readonly born: string }[]
  /** The number of the dwelling (H0101). Empty: the lease doesn't have it. */
  readonly dwellingNumber: string
  /** The rents of the lease, the first one from its first day. `byIndex`: it was changed under § 4-2. */
  readonly rents: readonly { readonly since: Day; readonly sum: Ore; readonly byIndex: boolean }[]
  /** Unpaid parts of the rent that are due up to today, the oldest first. */
  readonly open: readonly OpenRent[]
  /** The earliest due day of rent that isn't paid, past or future. Null if none is known. */
  readonly nextDue: Day | null
  readonly interest: {
    readonly rows: readonly LateInterestRow[]
    readonly sum: Ore
    /** Days whose rate is not known. */
    readonly unknown: readonly Days[]
  }
  /** The reminder fee of this year. Null: it is not known. */
  readonly fee: Ore | null
  readonly deposit: Ore | null
  /** The account to which the rent is paid. Empty: it is not known. */
  readonly account: string
  readonly kid: string
  readonly sent: readonly SentLetter[]
  readonly comforts: Contract['comforts']
}

/** The sender, the recipients and the dwelling of a letter. */
export interface LetterHead {
  readonly number: number
  readonly landlord: { readonly name: string; readonly address: string; readonly email: string; readonly phone: string }
  /** The further landlords of the lease. Left out: none. */
  readonly coLandlords?: readonly string[]
  readonly tenants: readonly string[]
  readonly house: string
  /** `Storgata 12, 0155 Oslo` */
  readonly address: string
}

export type LetterItem = {
  /** `box` and `slip` have a frame. `typed` is the landlord's own text. */
  readonly kind: 'text' | 'box' | 'slip' | 'typed'
  readonly wording: ShownText
  readonly law: ShownText | null
}

export type TenantLetterSheet = {
  readonly heading: ShownText
  readonly subtitle: ShownText
  readonly number: ShownText
  readonly prevails: ShownText | null
  readonly foot: string
  readonly page: ShownText
  readonly tables: readonly { readonly title: ShownText; readonly rows: readonly FactRow[] }[]
  readonly items: readonly LetterItem[]
  /** The sentences directly above the lines to sign on. */
  readonly slip: readonly LetterItem[]
  /** Null: it is an agreement that all sign, and no letter. Then it has no sender either. */
  readonly regards: ShownText | null
  readonly sender: string
  /** The parties who sign it. Empty: the landlord's name alone stands below it. */
  readonly signers: readonly Signer[]
  readonly signLabels: SignLabels
}
