import { z } from 'zod'
import { optionalText, requiredOr, text, TypedDay } from '../../base/kit/field'
import { isIban } from '../../base/kit/iban'
import { isNationalId } from '../../base/kit/national-id'
import { isPhone } from '../../base/kit/phone'
import { Agreement } from './model'

// Apart from the rest of the model: the numbering plans of the world's phones and account numbers come with it, and a
// browser needs them only where a profile is edited.

/** The landlord profile as its owner edits it. Phone, IBAN and birth date may be left empty. */
export const ProfileForm = z
  .strictObject({
    firstName: text({ min: 2, max: 50 }),
    lastName: text({ min: 2, max: 50 }),
    phone_code: z
      .string({ error: requiredOr('phoneCode') })
      .trim()
      .regex(/^\+[1-9]\d{0,3}$/, 'phoneCode')
      .default('+47'),
    phone: optionalText({ max: 50 }).default(''),
    country: z
      .string({ error: requiredOr('country') })
      .min(1, 'required')
      .regex(/^[A-Z]{2}$/, 'country'),
    city: text({ min: 2, max: 50 }),
    address: text({ min: 2, max: 50 }),
    postcode: text({ max: 50 }),
    ssn: z
      .string({ error: requiredOr('ssn') })
      .transform((typed) => typed.replace(/\s/g, ''))
      .pipe(z.string().min(1, 'required').refine(isNationalId, 'ssn')),
    iban: z
      .string({ error: 'iban' })
      .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
      .pipe(z.string().refine((typed) => typed === '' || isIban(typed), 'iban'))
      .default(''),
    birthday: z.union([z.literal('').transform(() => null), z.null(), TypedDay], { error: 'date' }).default(null),
    isAgreePolicy: Agreement.optional(),
  })
  .refine((form) => form.phone === '' || isPhone(form.phone_code, form.phone), {
    path: ['phone'],
    error: 'phone',
    // Told together with what else is wrong, as far as there is a number to judge.
    when: ({ value }) =>
      typeof value === 'object' &&
      value !== null &&
      'phone' in value &&
      typeof value.phone === 'string' &&
      'phone_code' in value &&
      typeof value.phone_code === 'string',
  })

export type ProfileForm = z.output<typeof ProfileForm>
