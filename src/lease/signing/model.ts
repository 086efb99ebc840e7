import { z } from 'zod'
import { DayText, InstantText } from '../../base/kit/day'
import * as field from '../../base/kit/field-kinds'
import { Money } from '../../base/kit/money'
import { record } from '../../base/kit/record'
import { oneOf } from '../../base/kit/schemas'
import { linkStates, partyRoles, signablePapers } from '../contract/model-signing'

/** The paper of a request: the handover list or the handover when this is ticked, otherwise the lease. */
const paperRecord = record({ checkList: field.checkbox(false) })
export const PaperForm = z.strictObject({
  ...paperRecord.body,
  letterId: z
    .int({ error: 'wholeNumber' })
    .min(1, 'number')
    .optional()
    .meta({ description: 'The id of an addendum, which is then meant instead of the lease' }),
})
export type PaperForm = z.output<typeof PaperForm>

/** The handover that is sent. Left out: the newest one that isn't signed. */
export const HandoverNamed = z.strictObject({
  handoverId: z
    .int({ error: 'wholeNumber' })
    .min(1, 'number')
    .optional()
    .meta({ description: 'The id of the handover. Left out: the newest one that isn’t signed' }),
})
export type HandoverNamed = z.output<typeof HandoverNamed>

export const LinkParams = z.strictObject({ slug: z.string().regex(/^[A-Za-z0-9_-]{20,40}$/) })
const side = { signer: oneOf(partyRoles), documentType: oneOf(signablePapers) }
/**
 * The tenant's number in a link of the earlier version. A current link identifies its holder, so the number changes
 * nothing there.
 */
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

export const SigningUrl = z.strictObject({ url: z.string() })

/** The page of a used or ended link. It shows what its holder may know, but none of the terms. */
export const SigningLinkState = z.strictObject({
  standing: oneOf(linkStates),
  ...side,
  /** True if the holder has signed. */
  isSigned: z.boolean(),
  /**
   * The name of the person the link was for, if the holder has signed. Otherwise empty, because another person may have
   * the link.
   */
  name: z.string(),
  /**
   * The people who still have to sign, if the holder has signed: the tenants, or the landlord once they all have
   * signed.
   */
  waitsFor: z.array(z.string()),
  landlord: z.string(),
  /** The phone number in international form. Empty when there is none. */
  landlordPhone: z.string(),
  landlordEmail: z.string(),
  /** The address of the home. Empty if the holder has not signed. */
  address: z.string(),
  language: oneOf(['en', 'nb']),
  /**
   * The link to what the holder has signed. It works for five minutes. Null when the signature no longer counts, or
   * when all have signed long ago.
   */
  pdf: z.string().nullable(),
})
export type SigningLinkState = z.output<typeof SigningLinkState>

export const SigningPage = z.strictObject({
  landlord: z.string(),
  /** The phone number in international form. Empty when there is none. */
  landlordPhone: z.string(),
  landlordEmail: z.string(),
  /** The tenant for whom the link is. In the landlord's link, the first tenant. */
  tenant: z.string(),
  tenants: z.array(
    z.strictObject({
      name: z.string(),
      isSigned: z.boolean(),
      /** The name in the BankID that signed. Null before the signature, and on a tenant's page. */
      signedBy: z.string().nullable(),
      /** True if somebody else signed, on the landlord's page. False on a tenant's page. */
      isMismatch: z.boolean(),
    }),
  ),
  address: z.string(),
  month_sum: Money,
  deposit_sum: Money.nullable(),
  start_date: DayText,
  end_date: DayText.nullable(),
  /** True if the lease counts as open-ended although it has a last day (husleieloven § 9-3). */
  countsAsOpen: z.boolean(),
  ...side,
  /** The deadline for signing. Null when the provider doesn't say. */
  signBefore: InstantText.nullable(),
  /** True if the holder may sign now. False for a landlord before all tenants have signed. */
  isTurn: z.boolean(),
  language: oneOf(['en', 'nb']),
  /** The link to the paper. It opens for five minutes. */
  pdf: z.string(),
})
export type SigningPage = z.output<typeof SigningPage>
