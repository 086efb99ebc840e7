import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import { Money } from '../../base/kit/money'

/** What is signed: the lease, or the handover list. */
export const signedPapers = ['contract', 'checklist'] as const
export type SignedPaper = (typeof signedPapers)[number]

/**
 * Where the signing of a paper stands. `fee`: the opening fee of the deposit account comes first. `starting`: the provider
 * is being asked. `tenants`, `landlord`: who is waited for. `packaging`: all have signed, the file is not here yet.
 * `signed`: it is stored. The others: nobody can sign any more.
 */
export const signingStates = [
  'fee',
  'starting',
  'tenants',
  'landlord',
  'packaging',
  'signed',
  'failed',
  'withdrawing',
  'withdrawn',
  'expired',
  'canceled',
] as const
export type SigningState = (typeof signingStates)[number]

/** How a deposit account stands, in the words of the API; null while it is being opened. */
const depositStatuses = ['opened', 'founds', 'released', 'canceled'] as const
/** Who gets a deposit back: the tenant, both, or nobody while a dispute goes on. */
export const releaseCategories = ['TENANT', 'SPLIT', 'DISPUTE'] as const

/** Signing with an electronic id, and the deposit account, as the API answers them. */
export const SignicatInfo = z.strictObject({
  state: z.enum(signingStates),
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
      /** The provider says that somebody else than the party has signed. */
      isMismatch: z.boolean(),
    }),
  ),
  /** The file that all have signed. */
  signedDocumentUrl: z.string().nullable(),
  sent_at: InstantText.nullable(),
  /** When the landlord last reminded those who are waited for. */
  reminded_at: InstantText.nullable(),
  depositId: z.string().nullable(),
  depositStatus: z.enum(depositStatuses).nullable(),
  /** The account at the bank, from its opening on. */
  accountNumber: z.string().nullable(),
  /** What has been paid in. */
  founds: Money.nullable(),
  releasedCategory: z.enum(releaseCategories).nullable(),
  tenantReleaseSum: Money.nullable(),
  /** The provider's last refusal. */
  error: z.strictObject({ date: InstantText, message: z.string() }).nullable(),
})
export type SignicatInfo = z.output<typeof SignicatInfo>
