import { z } from 'zod'
import { InstantText, type Day } from '../../base/kit/day'
import { encrypted, orDefault } from '../../base/kit/field-variants'
import { ibanText, nationalId, optionalBirthday, placeName, properName } from '../../base/kit/field-identity'
import * as field from '../../base/kit/field-kinds'
import { record, type FormValues } from '../../base/kit/record'
import { Email, oneOf, TypedPassword } from '../../base/kit/schemas'

const Role = oneOf(['landlord', 'admin'])
export const AccountLanguage = oneOf(['en', 'nb'])

export const Agreement = z.literal(true, { error: 'agree' })

export const EmailForm = z.strictObject({ email: Email })
/** The fields of a profile. Phone, account and birth date may be empty. */
export const profileRecord = record({
  firstName: properName({ min: 2, max: 50 }),
  lastName: properName({ min: 2, max: 50 }),
  phone_code: field.phoneCode(),
  phone: orDefault(field.optionalPhone(), ''),
  country: field.country(),
  city: placeName({ min: 2, max: 50 }),
  address: placeName({ min: 2, max: 50 }),
  postcode: field.text({ max: 50 }),
  ssn: encrypted(nationalId()),
  iban: encrypted(ibanText()),
  birthday: encrypted(optionalBirthday()),
})

/** The profile in the shape of the API. National id and IBAN are sent only to their owner. */
export const Profile = z.strictObject({
  id: z.int(),
  email: z.string(),
  role: Role,
  ...profileRecord.answer,
  language: AccountLanguage,
  isAgreePolicy: z.boolean(),
  is_register_finished: z.boolean(),
  subscriptionActive: z.boolean(),
  /** The day on which the subscription ends or has ended. Null if it continues, and if there never was one. */
  subscriptionEndsOn: z
    .string()
    .transform((d) => d as Day)
    .nullable(),
  firstBilagDate: z
    .string()
    .transform((d) => d as Day)
    .nullable(),
  /**
   * This session's login with ID-porten. `party_name` comes from ID-porten or Altinn. It is empty if neither has it.
   */
  difiData: z.strictObject({ expire: z.int(), ssn: z.string(), party_name: z.string() }).nullable(),
  /** The time of that login. The tax authority's pages need a recent one. */
  difiSince: InstantText.nullable(),
  hasExternalId: z.boolean(),
  secondFactor: z.boolean(),
  /** Null if the installation has no plans (`PLANS=none`). Then nothing is blocked. */
  trial: z.strictObject({ day: z.int(), state: z.enum(['open', 'warning', 'blocked']) }).nullable(),
  /** The free vouchers. Null if the installation has no plans. */
  free: z.strictObject({ used: z.int(), warnAt: z.int(), cap: z.int() }).nullable(),
  created_at: InstantText,
})

export const DeleteAccountForm = z.strictObject({ password: TypedPassword })

/** The answer to a login. Its token has no readable content. */
export const LoginAnswer = z.strictObject({ accessToken: z.string(), user: Profile })

export type Profile = z.output<typeof Profile>
export type DeleteAccountForm = z.output<typeof DeleteAccountForm>
export type LoginAnswer = z.output<typeof LoginAnswer>
export type ProfileValues = FormValues<typeof profileRecord.fields> & { readonly isAgreePolicy: boolean }
