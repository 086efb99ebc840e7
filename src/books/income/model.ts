import { z } from 'zod'
import { FileInfo, files } from '../../base/file/model'
import { InstantText } from '../../base/kit/day'
import {
  addedLater,
  encrypted,
  markedRequired,
  orDefault,
  orNull,
  orValue,
  withDescription,
  withInitialValue,
} from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { ore } from '../../base/kit/money'
import { record, type FormValues, type Stored } from '../../base/kit/record'

/** `other` is income that is no rent: insurance money, a parking space. It has no tenant. */
const incomeKinds = ['rent', 'other'] as const

/** Income without a contract (docs/rules/books.md#income). */
export const incomeRecord = record({
  houseId: field.recordId(),
  kind: withDescription(
    addedLater(orDefault(withInitialValue(field.choice(incomeKinds), 'rent'), 'rent')),
    'Other income, such as insurance money or a parking space, needs no tenant, birth date or deposit. Left out: rent',
  ),
  title: orDefault(field.optionalText({ max: 50 }), ''),
  tenant_first_name: markedRequired(orValue(field.optionalText({ max: 50 }), '')),
  tenant_last_name: markedRequired(orValue(field.optionalText({ max: 50 }), '')),
  tenant_birthday: encrypted(markedRequired(orNull(field.birthday()))),
  tenant_email: field.optionalEmail(),
  tenant_phone: orDefault(field.optionalPhone(), ''),
  start_date: field.date(),
  end_date: field.date(),
  sum: field.money(),
  deposit_sum: markedRequired(orValue(field.money(), ore(0))),
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

/** The fields that only rent asks for. */
const rentFields = ['tenant_first_name', 'tenant_last_name', 'tenant_birthday', 'deposit_sum'] as const

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
const isFilledIn = (value: unknown) => value !== undefined && value !== null && value !== ''
const body = z.strictObject(incomeRecord.body)
let form: z.ZodType<z.output<typeof body>, z.input<typeof body>> = body
// Missing fields are reported together with wrong ones.
for (const path of rentFields)
  form = form.refine((value) => value.kind === 'other' || isFilledIn(value[path]), {
    path: [path],
    error: 'required',
    when: isObject,
  })
export const IncomeForm = form
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], error: 'startAfterEnd' })
  .transform(incomeRecord.fill)

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
