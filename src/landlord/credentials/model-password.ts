import { z } from 'zod'
import { requiredOrError } from '../../base/kit/schemas'

const shortestPassword = 6
export const maxPasswordLength = 50

/**
 * The rules of a password (docs/rules/landlord.md#passwords). While somebody types, a form shows which of them are not
 * met yet.
 */
export const passwordRules = {
  length: (typed: string) => typed.length >= shortestPassword && typed.length <= maxPasswordLength,
  cases: (typed: string) => /\p{Ll}/u.test(typed) && /\p{Lu}/u.test(typed),
  digit: (typed: string) => /\d/.test(typed),
  special: (typed: string) => /[^\p{L}\d\s]/u.test(typed),
  noSpaces: (typed: string) => !/[\s\0-\x1f]/.test(typed),
} as const
const { cases, digit, special, noSpaces } = passwordRules
const letter = (typed: string) => /\p{L}/u.test(typed)

/** A new password. rules-password.ts refuses one that can be guessed, because that depends on its owner. */
export const NewPassword = z
  .string({ error: requiredOrError('invalid') })
  .min(1, 'required')
  .min(shortestPassword, 'password.min6')
  .max(maxPasswordLength, 'password.max50')
  .refine((typed) => digit(typed) && letter(typed) && special(typed) && noSpaces(typed), 'password.check')
  .refine(cases, 'password.checkLowercase')
