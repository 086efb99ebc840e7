import { z } from 'zod'
import { DayText, InstantText } from '../../base/kit/day'
import { Money } from '../../base/kit/money'

/** What is signed: the lease, or the handover list. */
export const signedPapers = ['contract', 'checklist'] as const
export type SignedPaper = (typeof signedPapers)[number]

/** As whom somebody signs. */
export const partyRoles = ['tenant', 'landlord'] as const
export type PartyRole = (typeof partyRoles)[number]

/** Who is waited for. */
const waiting = ['tenants', 'landlord'] as const
/** Nobody can sign any more, or soon. */
const ended = ['failed', 'withdrawing', 'withdrawn', 'expired', 'canceled'] as const

/** The states in which an order to sign is stored. */
export const orderStates = ['starting', 'sent', 'signed', 'stored', ...ended] as const
export type StoredState = (typeof orderStates)[number]

/**
 * Where the signing of a paper stands: an order's state, `sent` told apart by who is waited for. `none`: nothing was ever
 * ordered. `renewing`: it is being withdrawn, and its paper is sent anew once it has ended.
 */
export const stages = ['none', 'starting', ...waiting, 'signed', 'stored', 'renewing', ...ended] as const
export type OrderStage = (typeof stages)[number]

/**
 * The same in the words of the API. `fee`: the opening fee of the deposit account comes first. `starting`: the provider is
 * being asked. `packaging`: all have signed, the file is not here yet. `signed`: it is stored.
 */
export const signingStates = ['fee', 'starting', ...waiting, 'packaging', 'signed', ...ended] as const
export type SigningState = (typeof signingStates)[number]

/** How a deposit account stands, in the words of the API; null while it is being opened. */
const depositStatuses = ['opened', 'founds', 'released', 'canceled'] as const
/** Who gets a deposit back: the tenant, both, or nobody while a dispute goes on. */
export const releaseCategories = ['TENANT', 'SPLIT', 'DISPUTE'] as const

/**
 * What a landlord has asked for, is stored, and has not reached the provider yet: it goes on by itself until it has, or
 * until it is taken back.
 */
const pendings = ['sending', 'withdrawing', 'closing', 'releasing'] as const
export type Pending = (typeof pendings)[number]

/** How a message goes. */
const messageKinds = ['sms', 'mail'] as const

/** A message about a paper, or its deposit account, that was given up: nobody has got it. */
const Undelivered = z.strictObject({
  /** The number or the address. */
  to: z.string(),
  kind: z.enum(messageKinds),
  /** In the words of whoever sends the messages. */
  reason: z.string(),
})
export type Undelivered = z.output<typeof Undelivered>

/** Signing with an electronic id, and the deposit account, as the API answers them. */
export const SignicatInfo = z.strictObject({
  state: z.enum(signingStates),
  /** Null: nothing is on its way to a provider. */
  pending: z.enum(pendings).nullable(),
  /** Where the tenant signs; null once nobody is to sign there. Links of co-tenants stand in `tenants`. */
  tenantLink: z.string().nullable(),
  landlordLink: z.string().nullable(),
  /** Whether all tenants have signed: only then may the landlord. */
  isSignedTenant: z.boolean(),
  isSignedLandlord: z.boolean(),
  tenants: z.array(
    z.strictObject({
      name: z.string(),
      link: z.string().nullable(),
      isSigned: z.boolean(),
      /** Who has signed, by the name in the BankID, whoever's that is; null before, empty where the BankID gives none. */
      signedBy: z.string().nullable(),
      /** The provider says that somebody else than the party has signed. */
      isMismatch: z.boolean(),
    }),
  ),
  /** The file that all have signed. */
  signedDocumentUrl: z.string().nullable(),
  sent_at: InstantText.nullable(),
  signBefore: InstantText.nullable().meta({
    description: 'Until when it can be signed. Null while nobody can sign, and if the provider gives no deadline',
  }),
  undelivered: z.array(Undelivered).meta({
    description: 'Messages about the paper or the deposit account that were given up: the last one to each receiver',
  }),
  /** When the landlord last reminded those who are waited for. */
  reminded_at: InstantText.nullable(),
  depositId: z.string().nullable(),
  depositStatus: z.enum(depositStatuses).nullable(),
  /** The day on which the account was opened; null before. */
  openedOn: DayText.nullable(),
  /** The account at the bank, from its opening on. */
  accountNumber: z.string().nullable(),
  /** What has been paid in. */
  founds: Money.nullable(),
  releasedCategory: z.enum(releaseCategories).nullable(),
  /** What a split that the landlord asked for gives to the tenant, and to the landlord; null without one. */
  tenantReleaseSum: Money.nullable(),
  landlordReleaseSum: Money.nullable(),
  noticedOn: DayText.nullable().meta({
    description: 'The day on which the bank sent its notice of the tenant’s claim. Null: the landlord has not told it',
  }),
  disputeUntil: DayText.nullable().meta({
    description: 'The last day on which the landlord can show the bank that a dispute is before a tribunal or a court',
  }),
  /** The provider's last refusal. */
  error: z.strictObject({ date: InstantText, message: z.string() }).nullable(),
})
export type SignicatInfo = z.output<typeof SignicatInfo>
