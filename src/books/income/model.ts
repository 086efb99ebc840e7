import { z } from 'zod'
import { FileInfo, files } from '../../base/file/model'
import { InstantText } from '../../base/kit/day'
import { addedLater, encrypted, orDefault } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { record, type FormValues, type Stored } from '../../base/kit/record'

/** Income without a contract (docs/rules/books.md#income). */
export const incomeRecord = record({
  houseId: field.recordId(),
  title: orDefault(field.optionalText({ max: 50 }), ''),
  tenant_first_name: field.text({ max: 50 }),
  tenant_last_name: field.text({ max: 50 }),
  tenant_birthday: encrypted(field.birthday()),
  tenant_email: field.optionalEmail(),
  tenant_phone: orDefault(field.optionalPhone(), ''),
  start_date: field.date(),
  end_date: field.date(),
  sum: field.money(),
  deposit_sum: field.money(),
  /** True if separate income is taxed. For contract income, the contract decides. */
  separatedTaxable: field.checkbox(true),
  /**
   * True if the tenant stays for less than 30 days. Such rent has its own line in the tax return, and no costs there.
   * Never true for contract income.
   */
  short_term: addedLater(field.checkbox(false)),
  other: orDefault(field.lines({ max: 1000 }), ''),
  documents: files(),
})

const { tenant_birthday: _encrypted, ...listed } = incomeRecord.fields
/**
 * Income without the tenant's birth date. The birth date is decrypted only when a single voucher is
 * read.
 */
export const listedIncomeRecord = record(listed)

export const rentRecord = record({ sum: incomeRecord.fields.sum })

export const IncomeForm = z
  .strictObject(incomeRecord.body)
  .refine((form) => form.start_date <= form.end_date, { path: ['end_date'], error: 'startAfterEnd' })

export const SumForm = z.strictObject(rentRecord.body)

/** A voucher of income. It counts in the period of its `start_date`. */
export const Income = z.strictObject({
  id: z.int(),
  /** Null for separate income. Then `separatedTaxable` says whether it is taxed. */
  contractId: z.int().nullable(),
  ...incomeRecord.answer,
  taxable: z.boolean(),
  canEditSum: z.boolean(),
  isTrashed: z.boolean(),
  created_at: InstantText,
  updated_at: InstantText,
})
export const IncomeDetail = z.strictObject({ ...Income.shape, files: z.array(FileInfo) })

export type IncomeForm = z.output<typeof IncomeForm>
export type Income = z.output<typeof Income>
export type IncomeDetail = z.output<typeof IncomeDetail>
export type SumForm = z.output<typeof SumForm>
export type StoredIncome = Stored<typeof incomeRecord.fields>
export type IncomeValues = FormValues<typeof incomeRecord.fields>
