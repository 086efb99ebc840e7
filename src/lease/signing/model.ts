import { z } from 'zod'
import { DayText, InstantText } from '../../base/kit/day'
import * as field from '../../base/kit/field-kinds'
import { Money } from '../../base/kit/money'
import { record } from '../../base/kit/record'
import { oneOf } from '../../base/kit/schemas'
import { partyRoles, signedPapers } from '../contract/model-signing'

/** Which of the papers: the lease, or the handover list. */
const paperRecord = record({ checkList: field.tick(false) })
export const PaperForm = z.strictObject(paperRecord.body)

/** The code of a link. */
export const LinkParams = z.strictObject({ slug: z.string().regex(/^[A-Za-z0-9_-]{20,40}$/) })
/** Whose link it is, and to which paper. */
const side = { signer: oneOf(partyRoles), documentType: oneOf(signedPapers) }
/** Which tenant, in a link of the version before; a link says by itself whose it is, and this changes nothing. */
const tenant = z.int({ error: 'wholeNumber' }).min(0, 'number').max(3, 'number')
export const LinkForm = z.strictObject({ ...side, tenant: tenant.default(0) })
export const LinkQuery = z.strictObject({
  ...side,
  tenant: z
    .string()
    .regex(/^[0-3]$/, 'number')
    .default('0')
    .transform(Number),
})
export type LinkForm = z.output<typeof LinkForm>

/** Where the one who signs goes next. */
export const SigningUrl = z.strictObject({ url: z.string() })

/** `open`: others have to sign, or the holder. `signed`: all have. The last five: nobody can sign by it any more. */
const linkStandings = [
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
export type LinkStanding = (typeof linkStandings)[number]
/** How it stands with a link that was used, or can't be any more: what its holder may know, and nothing of the paper's terms. */
export const SigningStanding = z.strictObject({
  standing: oneOf(linkStandings),
  ...side,
  /** Whether the holder has signed. */
  isSigned: z.boolean(),
  /** Who the link was for, where the holder has signed; else empty: it may have come to somebody else. */
  name: z.string(),
  /** Who has still to sign, where the holder has: the tenants, then the landlord. */
  waitsFor: z.array(z.string()),
  landlord: z.string(),
  /** As it is dialled from abroad; empty when there is none. */
  landlordPhone: z.string(),
  landlordEmail: z.string(),
  /** Of the home; empty where the holder has not signed. */
  address: z.string(),
  language: oneOf(['en', 'nb']),
  /** What the holder has signed, for five minutes; null once it counts no more, or all signed it long ago. */
  pdf: z.string().nullable(),
})
export type SigningStanding = z.output<typeof SigningStanding>

/** What somebody who was asked to sign is shown before. */
export const SigningPage = z.strictObject({
  landlord: z.string(),
  /** As it is dialled from abroad; empty when there is none. */
  landlordPhone: z.string(),
  landlordEmail: z.string(),
  /** Who the link is for, of the tenants; of the landlord's link the first tenant. */
  tenant: z.string(),
  tenants: z.array(
    z.strictObject({
      name: z.string(),
      isSigned: z.boolean(),
      /** By the landlord's link: who has signed, by the name in the BankID; null before, and by a tenant's link. */
      signedBy: z.string().nullable(),
      /** By the landlord's link: whether that is somebody else. */
      isMismatch: z.boolean(),
    }),
  ),
  address: z.string(),
  month_sum: Money,
  deposit_sum: Money.nullable(),
  start_date: DayText,
  end_date: DayText.nullable(),
  /** It names a last day, but counts as open-ended (husleieloven § 9-3). */
  countsAsOpen: z.boolean(),
  ...side,
  /** Until when it can be signed; null where the provider doesn't say. */
  signBefore: InstantText.nullable(),
  /** False for a landlord before all tenants have signed. */
  isTurn: z.boolean(),
  language: oneOf(['en', 'nb']),
  /** The paper; opens for five minutes. */
  pdf: z.string(),
})
export type SigningPage = z.output<typeof SigningPage>
