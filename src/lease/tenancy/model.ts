import { z } from 'zod'
import { files } from '../../base/file/model'
import { markedRequired, optional, withDescription } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { record } from '../../base/kit/record'
import { TypedDay } from '../../base/kit/schemas'
import { noticeParties } from '../contract/model'
import { tenantNoticeFields } from './model-notice'

// The actions on a contract from its signature on. Each has a form of its own.

export const signManualRecord = record({ documents: files('signed_files') })
export const SignManualForm = z.strictObject(signManualRecord.body)

/** The files of the signed paper, added or replaced after the signing. At least one file is required. */
export const signedPaperRecord = record({ documents: markedRequired(files('signed_files')) })
export const SignedPaperForm = z
  .strictObject(signedPaperRecord.body)
  .refine(({ documents }) => documents.length > 0, { path: ['documents'], error: 'required' })

const finishRecord = record({
  /** True if all income goes to the trash folder, and not only that of later months. */
  deleteIncome: field.checkbox(false),
  /**
   * The last day for which rent is owed, up to twelve months ahead. Left out: today, or the last day of a notice or a
   * fixed term that is over.
   */
  date: optional(field.date()),
})
export const FinishForm = z.strictObject(finishRecord.body)

const noticeRecord = record({
  by: field.choice(noticeParties),
  /** The day on which the other party received the notice. */
  received_on: field.date(),
  /** Left out: the earliest lawful one. */
  last_day: optional(field.date()),
  agreed: withDescription(
    field.checkbox(false),
    'True if the landlord agrees to an earlier last day than the notice period gives. For a tenant’s notice alone',
  ),
  ...tenantNoticeFields,
})
export const NoticeForm = z.strictObject(noticeRecord.body).transform((form) => noticeRecord.fill(form))

/** Asked before a notice is taken back. */
export const takeBackNoticeRecord = record({ send_mail: field.checkbox(true) })
export const TakeBackNoticeForm = z.strictObject(takeBackNoticeRecord.body)

export const GoOnForm = z.strictObject({
  /** The day from which the lease goes on. Left out: the day after the term. */
  from: TypedDay.optional(),
})

export const eraseTenantRecord = record({
  /** True to erase even while the papers may still be needed. */
  confirm: field.checkbox(false),
})
export const EraseTenantForm = z.strictObject(eraseTenantRecord.body)

export type EraseTenantForm = z.output<typeof EraseTenantForm>
export type GoOnForm = z.output<typeof GoOnForm>
export type SignManualForm = z.output<typeof SignManualForm>
export type SignedPaperForm = z.output<typeof SignedPaperForm>
export type FinishForm = z.output<typeof FinishForm>
export type NoticeForm = z.output<typeof NoticeForm>
