import { words, type Text } from '../../base/kit/words'
import type { PasswordRule } from './rules-password'

/** The rules as parts of a sentence. TypeScript reports a rule without a text. */
const rules = {
  length: { en: '6 to 50 characters', nb: '6 til 50 tegn' },
  cases: { en: 'upper and lower case', nb: 'små og store bokstaver' },
  digit: { en: 'digit', nb: 'siffer' },
  special: { en: 'special character', nb: 'spesialtegn' },
  noSpaces: { en: 'no spaces', nb: 'ingen mellomrom' },
  notGuessable: {
    en: 'not a common password, your name or your e-mail',
    nb: 'ikke et vanlig passord, navnet ditt eller e-posten din',
  },
} satisfies Record<PasswordRule, Text>

export const passwordWords = words('password', {
  ...rules,
  password: { en: 'Password', nb: 'Passord' },
  repeatPassword: { en: 'Repeat password', nb: 'Gjenta passordet' },
  missing: { en: 'Still needed: {{rules}}', nb: 'Gjenstår: {{rules}}' },
  allMet: { en: 'The password can be used', nb: 'Passordet kan brukes' },
})
