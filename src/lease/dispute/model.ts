import { z } from 'zod'
import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { requiredText } from '../../base/kit/schemas'
import type { FactsHead, FactRow, ShownText, Signer, SignLabels } from '../../base/pdf/model'
import type { SettlementItem } from '../settlement/model'

const mostWords = 50

/** The names and words to black out. A name of two words has no comma in it. */
export const DisputeQuery = z.strictObject({
  redact: z
    .string()
    .transform((typed) => [...new Set(typed.split(/[,;\n]/).map((word) => word.trim()))].filter((word) => word !== ''))
    .pipe(z.array(requiredText({ min: 2, max: 100 })).max(mostWords, 'manyLines'))
    .optional()
    .meta({ description: 'Names and words that are blacked out in all that somebody typed, separated by commas' }),
})

/** An event of the tenancy. */
export interface DisputeEvent {
  readonly on: Day
  readonly text: string
}

/** A file that somebody uploaded, without a text that the product can read. The bundle only names it. */
export interface NamedFile {
  readonly name: string
  readonly uploadedOn: Day
  readonly sha256: string
}

/**
 * The form of an exhibit in the bundle. `original`: the pages of the stored paper. `redrawn`: drawn anew without what is
 * blacked out. `extract`: the paper's text without what is blacked out. `text`: the
 * text of an uploaded file. `record`: drawn today from what is recorded.
 * `unreadable`: the stored bytes are damaged, so it is only named.
 */
export type ExhibitForm = 'original' | 'redrawn' | 'extract' | 'text' | 'record' | 'unreadable'

export interface Exhibit {
  readonly title: string
  readonly form: ExhibitForm
  /** Null for an unreadable exhibit. */
  readonly bytes: Uint8Array | null
  /** SHA-256 of the paper as it is stored. Of a record: of the pages drawn here. Null: it is not known. */
  readonly sha256: string | null
  /** Facts that the paper itself doesn't have: when it was sent and received, who protested. */
  readonly facts: readonly FactRow[]
  readonly files: readonly NamedFile[]
  readonly events: readonly DisputeEvent[]
}

/** A notice that the landlord gave by letter. */
export interface GivenNotice {
  readonly writtenOn: Day
  readonly receivedOn: Day | null
  readonly lastDay: Day | null
  /** Null: the tenant has not protested. */
  readonly protest: { readonly on: Day; readonly until: Day | null; readonly sueBy: Day | null } | null
}

/** The facts from which the claim follows. */
export interface ClaimFacts {
  /** True if payments of rent are followed. */
  readonly isFollowed: boolean
  readonly owed: Ore
  /** The months that are owed: `oktober og november 2026`. */
  readonly owedMonths: string
  readonly interest: Ore
  /** True if the rate of some late days isn't known yet. */
  readonly lacksRates: boolean
  readonly fees: Ore
  readonly settlement: { readonly items: readonly SettlementItem[]; readonly owed: Ore } | null
  /** The rest of the deposit. */
  readonly deposit: Ore
  /** True if the tenants still have the dwelling. */
  readonly isLet: boolean
  readonly tenants: number
  /** The part of the deposit that the landlord has received. */
  readonly fromDeposit: Ore
  readonly notices: readonly GivenNotice[]
}

/** A claim. `sum` is null for one that isn't about money. */
export interface Claim {
  readonly text: string
  readonly law: string
  readonly sum: Ore | null
}

export interface DisputeData {
  readonly number: number
  readonly writtenOn: Day
  readonly landlord: string
  /** The tenants. The first tenant of the contract is first. */
  readonly tenants: readonly [string, ...string[]]
  readonly house: string
  readonly parties: readonly FactRow[]
  readonly tenancy: readonly FactRow[]
  /** The landlord's words to black out: how many were named, and how many of them were found. */
  readonly redacted: { readonly asked: number; readonly found: number }
  readonly claims: readonly Claim[]
  /** The last days of the law, the earliest first. */
  readonly limits: readonly DisputeEvent[]
  readonly exhibits: readonly Exhibit[]
  /** Events without an exhibit. */
  readonly events: readonly DisputeEvent[]
}

/** A table of a paper that is drawn from records. */
export type TenancyRecord = FactsHead & {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly notes: readonly string[]
}

export type DisputeSheet = Omit<TenancyRecord, 'columns' | 'rows' | 'notes'> & {
  readonly intro: string
  readonly tenancyTitle: ShownText
  readonly tenancy: readonly FactRow[]
  readonly claimsTitle: string
  readonly claimColumns: readonly string[]
  readonly claims: readonly { readonly text: string; readonly law: string; readonly sum: string }[]
  readonly total: { readonly label: string; readonly sum: string } | null
  readonly noClaim: string
  readonly limitsTitle: string
  readonly limits: readonly string[]
  readonly storyTitle: string
  readonly story: string
  readonly timelineTitle: string
  readonly timelineColumns: readonly string[]
  readonly timeline: readonly { readonly day: string; readonly text: string; readonly exhibit: string }[]
  readonly listTitle: string
  readonly listNote: string
  readonly list: readonly {
    readonly number: string
    readonly title: string
    readonly form: string
    readonly hash: string
  }[]
  readonly filesTitle: string
  readonly filesNote: string
  readonly fileColumns: readonly string[]
  readonly files: readonly { readonly exhibit: string; readonly name: string; readonly hash: string }[]
  readonly exhibits: readonly {
    readonly title: string
    readonly form: string
    readonly hash: string
    readonly facts: readonly FactRow[]
    /** The place of its pages among the files of the paper. Null: it has none. */
    readonly file: number | null
    readonly alt: string
  }[]
  readonly signers: readonly Signer[]
  readonly signLabels: SignLabels
}
