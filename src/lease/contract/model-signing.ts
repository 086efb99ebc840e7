import { z } from 'zod'
import { DayText, InstantText } from '../../base/kit/day'
import { Money } from '../../base/kit/money'

/** `handover`: what was found on moving in or out. `addendum`: a letter that changes the lease. */
export const signablePapers = ['contract', 'checklist', 'handover', 'addendum'] as const
export type SignablePaper = (typeof signablePapers)[number]
/** The papers of which a contract has one. */
export type SinglePaper = 'contract' | 'checklist'

/** The paper of an order. A contract may have several handovers and addenda, so these are named with their id. */
export type PaperKey = SinglePaper | `${'handover' | 'addendum'}-${number}`
export const handoverKey = (id: number): PaperKey => `handover-${id}`
export const addendumKey = (letter: number): PaperKey => `addendum-${letter}`
export const paperOfKey = (key: PaperKey): SignablePaper => key.split('-')[0] as SignablePaper
/** The id of the handover or letter. Null for a paper of which a contract has one. */
export const idOfKey = (key: PaperKey): number | null => (key.includes('-') ? Number(key.split('-')[1]) : null)

export const partyRoles = ['tenant', 'landlord'] as const
export type PartyRole = (typeof partyRoles)[number]

const ended = ['failed', 'withdrawing', 'withdrawn', 'expired', 'canceled'] as const

/** The state of an order in the words of the database. rules-signing-state.ts says what each means. */
export const storedOrderStates = ['starting', 'sent', 'signed', 'stored', ...ended] as const
export type StoredOrderState = (typeof storedOrderStates)[number]

/** The state of an order in the words of the provider. `open`: somebody may still sign. `signed`: all have signed. */
export type OrderReading = 'open' | 'signed' | 'canceled' | 'expired'

/** The state of an order in the words of the API. */
const apiStates = ['fee', 'starting', 'tenants', 'landlord', 'packaging', 'signed', ...ended] as const

/**
 * The state of a signer's link. `open`: somebody still has to sign. `signed`: all have signed. The others: nobody can
 * sign by it any more.
 */
export const linkStates = [
  'open',
  'signed',
  'withdrawing',
  'renewing',
  'withdrawn',
  'renewed',
  'expired',
  'canceled',
  'failed',
] as const
export type LinkState = (typeof linkStates)[number]

/** The state of a deposit account in the words of the API. Null while the account is being opened. */
const depositStatuses = ['opened', 'founds', 'released', 'canceled'] as const
/** The receiver of the deposit: the tenant, both, or nobody while a dispute goes on. */
export const releaseCategories = ['TENANT', 'SPLIT', 'DISPUTE'] as const

/**
 * A request that the provider doesn't have yet. It is sent again until the provider has it, or the landlord takes it
 * back.
 */
const pendings = ['sending', 'withdrawing', 'closing', 'releasing'] as const
export type PendingRequest = (typeof pendings)[number]

const messageKinds = ['sms', 'mail'] as const

/** A message about a paper or its deposit account that failed for good, so nobody received it. */
export const UndeliveredMessage = z.strictObject({
  /** The phone number or the e-mail address to which it was sent. */
  to: z.string(),
  kind: z.enum(messageKinds),
  /** The reason why nobody received it, in the words of the service that sends the messages. */
  reason: z.string(),
})
export type UndeliveredMessage = z.output<typeof UndeliveredMessage>

export const SignicatInfo = z.strictObject({
  state: z.enum(apiStates),
  /** The request that is on its way to a provider. Null: there is none. */
  pending: z.enum(pendings).nullable(),
  /** The tenant's link. Null once nobody can sign there. Links of co-tenants are in `tenants`. */
  tenantLink: z.string().nullable(),
  landlordLink: z.string().nullable(),
  /** True if all tenants have signed. Only then may the landlord sign. */
  isSignedTenant: z.boolean(),
  isSignedLandlord: z.boolean(),
  tenants: z.array(
    z.strictObject({
      name: z.string(),
      link: z.string().nullable(),
      isSigned: z.boolean(),
      /** The name in the BankID that signed. Null before the signature. Empty if the BankID gave no name. */
      signedBy: z.string().nullable(),
      /** True if the provider says that somebody other than the party has signed. */
      isMismatch: z.boolean(),
    }),
  ),
  /** The file that all have signed. */
  signedDocumentUrl: z.string().nullable(),
  sent_at: InstantText.nullable(),
  signBefore: InstantText.nullable().meta({
    description: 'The deadline for signing. Null while nobody can sign, or if the provider gives no deadline',
  }),
  undelivered: z.array(UndeliveredMessage).meta({
    description: 'Messages about the paper or the deposit account that were given up: the last one to each receiver',
  }),
  /** When the landlord last reminded those who have not signed. */
  reminded_at: InstantText.nullable(),
  depositId: z.string().nullable(),
  depositStatus: z.enum(depositStatuses).nullable(),
  /** The day on which the account was opened. Null before that. */
  openedOn: DayText.nullable(),
  accountNumber: z.string().nullable(),
  founds: Money.nullable(),
  releasedCategory: z.enum(releaseCategories).nullable(),
  /** The tenant's part in a split that the landlord asked for. Null without a split. */
  tenantReleaseSum: Money.nullable(),
  landlordReleaseSum: Money.nullable(),
  noticedOn: DayText.nullable().meta({
    description:
      'The day on which the bank sent its notice of the tenant’s claim. Null: the landlord has not entered it',
  }),
  disputeUntil: DayText.nullable().meta({
    description: 'The last day on which the landlord can show the bank that a dispute is before a tribunal or a court',
  }),
  error: z.strictObject({ date: InstantText, message: z.string() }).nullable(),
})
export type SignicatInfo = z.output<typeof SignicatInfo>
