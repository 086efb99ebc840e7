import { z } from 'zod'
import { files } from '../../base/file/model'
import { DayText, InstantText } from '../../base/kit/day'
import { markedRequired, orNull, orValue, withDescription } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { records } from '../../base/kit/field-records'
import { record, type FormValues, type Stored } from '../../base/kit/record'
import { contractLanguages } from '../contract/model'
import { SignicatInfo, UndeliveredMessage } from '../contract/model-signing'
import { tenantNoticeFields } from '../tenancy/model-notice'

/** The letters to a tenant (docs/rules/lease.md#letters). A new kind of letter starts with its name here. */
export const letterKinds = [
  'payment_reminder',
  'rent_demand',
  'eviction_warning',
  'termination',
  'tenant_termination',
  'move_request',
  'breach_warning',
  'market_rent',
  'deposit_claim',
  'access',
  'addendum',
  'sublet_answer',
  'social_services',
  'tenancy_confirmation',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** `mail`: by e-mail to every tenant. `print`: printed and handed over by the landlord. */
export const letterSendings = ['mail', 'print'] as const

/** The grounds on which a landlord may end an open-ended lease (husleieloven § 9-5). */
export const terminationGrounds = ['own_use', 'rebuilding', 'breach', 'other'] as const

/** The purpose of a visit to the dwelling (husleieloven §§ 5-6, 10-1). `changes`: changes of the dwelling (§ 5-4). */
export const accessPurposes = ['inspection', 'maintenance', 'changes', 'viewing'] as const

export const subletAnswers = ['approved', 'refused'] as const

const claimRecord = record({ text: field.text({ max: 100 }), sum: field.money() })
const changeRecord = record({
  /** The clause of the lease that changes, like `9.2`. */
  clause: field.text({ max: 15 }),
  text: field.text({ max: 1000, lines: true }),
})

const printedLanguage = withDescription(
  orNull(field.choice(contractLanguages)),
  'nb prints Norwegian, en prints Norwegian and English. Left out: the language of the contract',
)

/** The values that the landlord adds to a letter. `letterFields` lists the fields of each letter. */
export const letterTextRecord = record({
  reason: withDescription(orValue(field.lines({ max: 1000 }), ''), 'Why, in the landlord’s own words'),
  text: withDescription(
    orValue(field.lines({ max: 4000 }), ''),
    'What is agreed (addendum), or something that the landlord adds',
  ),
  ground: orNull(field.choice(terminationGrounds)),
  last_day: withDescription(orNull(field.date()), 'The last day of the lease. Left out: the earliest lawful one'),
  agreed: withDescription(
    field.checkbox(false),
    'True if the landlord agrees to an earlier last day than the notice period gives',
  ),
  received_on: withDescription(
    orNull(field.date()),
    'The day on which the landlord received the tenant’s notice or request',
  ),
  ...tenantNoticeFields,
  new_address: orValue(field.optionalText({ max: 100 }), ''),
  answer: orNull(field.choice(subletAnswers)),
  /** The first day of the first month with the new rent. */
  from: orNull(field.date()),
  month_sum: orNull(field.money()),
  on: withDescription(orNull(field.date()), 'The day of the visit'),
  time: orValue(field.optionalText({ max: 50 }), ''),
  purpose: orNull(field.choice(accessPurposes)),
  pay_by: withDescription(orNull(field.date()), 'The last day to pay or to put right. Left out: 14 days from today'),
  claims: orValue(records(claimRecord, { max: 20, error: 'manyClaims' }), []),
  changes: orValue(records(changeRecord, { max: 20, error: 'manyClaims' }), []),
})
export type LetterTexts = Stored<typeof letterTextRecord.fields>
export type LetterField = keyof LetterTexts
export type LetterValues = FormValues<typeof letterTextRecord.fields>

/** The fields of each letter, in the order in which a form asks for them. Every letter may have `text`. */
export const letterFields: Readonly<Record<LetterKind, readonly LetterField[]>> = {
  payment_reminder: ['pay_by', 'text'],
  rent_demand: ['pay_by', 'text'],
  eviction_warning: ['text'],
  termination: ['ground', 'reason', 'last_day', 'text'],
  tenant_termination: ['given_by', 'received_on', 'because', 'last_day', 'agreed', 'new_address', 'text'],
  move_request: ['pay_by', 'text'],
  breach_warning: ['reason', 'pay_by', 'text'],
  market_rent: ['month_sum', 'from', 'reason', 'text'],
  deposit_claim: ['claims', 'text'],
  access: ['purpose', 'on', 'time', 'reason', 'text'],
  addendum: ['text', 'changes'],
  sublet_answer: ['received_on', 'answer', 'reason', 'text'],
  social_services: ['reason', 'text'],
  tenancy_confirmation: ['text'],
}

const kind = field.choice(letterKinds)
const { fill } = letterTextRecord
export const LetterPreviewForm = z
  .strictObject({
    kind: kind.body,
    send: z.enum(letterSendings).optional(),
    language: printedLanguage.body,
    ...letterTextRecord.body,
  })
  .transform((form) => fill({ ...form, language: form.language ?? null }))
export const LetterForm = z
  .strictObject({
    kind: kind.body,
    send: field.choice(letterSendings).body,
    language: printedLanguage.body,
    ...letterTextRecord.body,
  })
  .transform((form) => fill({ ...form, language: form.language ?? null }))
export type LetterForm = z.output<typeof LetterForm>
/** The values that decide the words of a letter. */
export type LetterRequest = Pick<LetterForm, 'kind' | 'language'> & LetterTexts

const receivedRecord = record({ received_on: orNull(field.date()) })
export const ReceivedForm = z.strictObject(receivedRecord.body).transform((form) => receivedRecord.fill(form))

export const protestRecord = record({
  received_on: field.date(),
  note: orValue(field.lines({ max: 1000 }), ''),
  anyway: withDescription(field.checkbox(false), 'True to replace the protest that is recorded'),
})
export const ProtestForm = z.strictObject(protestRecord.body).transform((form) => protestRecord.fill(form))
export type ProtestForm = z.output<typeof ProtestForm>

/** The signature of an addendum, which all have signed by hand. */
export const signLetterRecord = record({
  signed_on: field.date(),
  documents: markedRequired(files('signed_documents')),
})
export const SignLetterForm = z
  .strictObject(signLetterRecord.body)
  .refine(({ documents }) => documents.length > 0, { path: ['documents'], error: 'required' })
export type SignLetterForm = z.output<typeof SignLetterForm>

export const Letter = z.strictObject({
  id: z.int(),
  kind: z.enum(letterKinds),
  created_at: InstantText,
  /** A link to the PDF. It works with the session, or for five minutes without one. */
  url: z.string(),
  send: z.enum(letterSendings),
  language: z.enum(contractLanguages),
  /** The time at which the e-mails were queued. Null for a letter that the landlord prints. */
  sent_at: InstantText.nullable(),
  received_on: DayText.nullable().meta({ description: 'The day on which it was handed over or received' }),
  /** The SHA-256 of the PDF, in hex. */
  sha256: z.string(),
  /** The last day of the lease that the letter names. */
  last_day: DayText.nullable(),
  taken_back_on: DayText.nullable().meta({
    description: 'The day on which the landlord took back the notice of the letter',
  }),
  /** True if another notice has taken the place of this letter's. */
  is_replaced: z.boolean(),
  /**
   * The last day on which the tenant can protest in time. Null if the law gives no protest against this letter, or if
   * the day of its receipt isn't known.
   */
  protest_until: DayText.nullable(),
  protest: z
    .strictObject({
      received_on: DayText,
      note: z.string(),
      /** True if the protest came in time. */
      in_time: z.boolean(),
      /**
       * The last day on which the landlord can bring the case before the notice lapses. Null if the protest was late.
       */
      sue_by: DayText.nullable(),
    })
    .nullable(),
  /** The day on which all had signed an addendum. Null: not signed. */
  signed_on: DayText.nullable(),
  /** The files of an addendum that was signed by hand. */
  signed_documents: z.array(z.string()),
  /** The signing of an addendum with BankID. Null: it was never sent. `url` stays the letter as it was made. */
  signicatInfo: SignicatInfo.nullable(),
  /** The e-mails that could not be delivered. */
  undelivered: z.array(UndeliveredMessage),
})
export type Letter = z.output<typeof Letter>

/** The days on which a letter can be sent, or the reason why it can't be sent. */
export const LetterAvailability = z.strictObject({
  kind: z.enum(letterKinds),
  state: z.enum(['open', 'early', 'late', 'closed']),
  first: DayText.nullable().meta({ description: 'The first lawful day. Null: not known, or never' }),
  last: DayText.nullable().meta({ description: 'The last lawful day. Null: there is none' }),
  /** The days that the letter names if it is made today and the landlord enters none. */
  names: z.strictObject({
    last_day: DayText.nullable(),
    from: DayText.nullable(),
    pay_by: DayText.nullable(),
  }),
  because: z.string().nullable().meta({ description: 'The reason with which sending it would be refused' }),
})
export type LetterAvailability = z.output<typeof LetterAvailability>
