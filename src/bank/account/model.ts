import { z } from 'zod'
import { parseAccountNumber } from '../../base/kit/account-number'
import { DayText } from '../../base/kit/day'
import { encrypted } from '../../base/kit/field-variants'
import { optionalIban } from '../../base/kit/field-identity'
import * as field from '../../base/kit/field-kinds'
import { record, type Stored } from '../../base/kit/record'

/** The account's number shows which rows of a file belong to it. */
export const bankAccountRecord = record({
  name: field.text({ max: 50 }),
  account_number: encrypted(optionalIban()),
})

export const BankAccountForm = z
  .strictObject(bankAccountRecord.body)
  .transform((form) => ({ ...form, account_number: form.account_number || null }))
  .refine(({ account_number }) => account_number === null || parseAccountNumber(account_number) !== null, {
    path: ['account_number'],
    error: 'iban',
  })

export const BankAccount = z.strictObject({
  id: z.int(),
  ...bankAccountRecord.answer,
  last_on: DayText.nullable(),
  rows: z.int(),
})

export type BankAccountForm = z.output<typeof BankAccountForm>
export type BankAccount = z.output<typeof BankAccount>
export type StoredBankAccount = Stored<typeof bankAccountRecord.fields>
