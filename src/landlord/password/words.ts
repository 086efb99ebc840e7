import { words, type Text } from '../../base/kit/words'
import type { PasswordRule } from './rules'

/** What is ticked off while a password is typed; a rule without its sentence doesn't compile. */
const rules = {
  length: { en: '6 to 50 characters', nb: '6 til 50 tegn' },
  cases: { en: 'Lowercase and uppercase letters', nb: 'Små og store bokstaver' },
  digit: { en: 'A digit', nb: 'Et siffer' },
  special: { en: 'A special character, such as - or !', nb: 'Et spesialtegn, for eksempel - eller !' },
  noSpaces: { en: 'No spaces', nb: 'Ingen mellomrom' },
  notGuessable: {
    en: 'Not a common password, and not your name or e-mail',
    nb: 'Ikke et vanlig passord, og ikke navnet eller e-posten din',
  },
} satisfies Record<PasswordRule, Text>

export const passwordWords = words('password', {
  ...rules,
  password: { en: 'Password', nb: 'Passord' },
  repeatPassword: { en: 'Repeat the password', nb: 'Gjenta passordet' },
  rules: { en: 'Rules for the password', nb: 'Krav til passordet' },
  met: { en: 'OK', nb: 'OK' },
  unmet: { en: 'missing', nb: 'mangler' },
  missing: { en: 'Missing: {{rules}}', nb: 'Mangler: {{rules}}' },
  allMet: { en: 'The password can be used', nb: 'Passordet kan brukes' },
})
