import { z } from 'zod'
import { fileTypes } from '../../../base/file/model'
import { keptIn, type Kept } from '../../../base/ui/kept'
import { comforts, contractTypes } from '../model'
import { answers, depositVariants, type ContractValues } from './contract-values'

// The draft stands in this browser alone, with the tenant's birth date (a lease needs it, and a reload must lose
// nothing); a national id is not part of a contract. Saving, discarding and logging out remove it, and time does.

const text = z.string()
const count = z.number().nullable()
const one = <const T extends readonly string[]>(of: T) => z.union([z.literal(''), z.enum(of)])
/** As the wizard holds them, complete or not; anything else in the storage is no draft. */
export const DraftValues: z.ZodType<ContractValues> = z.strictObject({
  houseId: text,
  documents: z.array(z.strictObject({ url: text, name: text, size: z.number(), type: z.enum(fileTypes) })),
  tenant_first_name: text,
  tenant_last_name: text,
  tenant_birthday: text,
  tenant_phone_code: text,
  tenant_phone: text,
  tenant_email: text,
  tenant_nationality: text,
  tenant_country: text,
  tenant_city: text,
  tenant_address: text,
  tenant_postcode: text,
  type: one(contractTypes),
  taxable: one(answers),
  start_date: text,
  end_date: text,
  first_payment_date: text,
  month_sum: count,
  month_resignation: count,
  keys_count: count,
  comforts: z.array(z.enum(comforts)),
  pets_allowed: one(answers),
  smoking_allowed: one(answers),
  other: text,
  is_deposit_account_variant: one(depositVariants),
  deposit_sum: count,
  deposit_count_payment_day: count,
  deposit_account: text,
  deposit_payment_deadline: text,
})
const Draft = z.strictObject({ at: z.number(), values: DraftValues })

export interface Draft {
  /** When it was kept, in ms since 1970. */
  readonly at: number
  readonly values: ContractValues
}

/** The draft of an account for a house. */
export const draftOf = (account: number, house: number | null): Kept<Draft> =>
  keptIn(`contract-draft.${account}.${house ?? 0}`, Draft)
