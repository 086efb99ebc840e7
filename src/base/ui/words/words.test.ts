import { expect, it } from 'vitest'
import { listWords } from './words-list'
import { fileFieldWords } from './words-files'
import { errorWords } from '../../kit/words-errors'
import { validationWords } from '../../kit/words-validation'

// Texts that must stay exactly as they are (docs/rules/app.md#language). This test fails when one is changed.
it.each([
  ['a login that was refused', errorWords.texts.invalidCredentials.nb, 'Brukernavn eller passord feil'],
  ['a login that can be none', validationWords.texts.credentials.nb, 'Ugyldig påloggingsinformasjon'],
  ['a wrong login, under the password', validationWords.texts.invalidCredentials.nb, 'Feil passord eller e-post'],
  ['a taken address', errorWords.texts.emailExists.nb, 'E-postadresse er allerede i bruk'],
  ['a taken address, under its field', validationWords.texts['email.exists'].nb, 'E-postadresse er allerede i bruk'],
  ['the only house', errorWords.texts.lastHouse.nb, 'Siste hus kan ikke slettes'],
  ['a file that is no PDF', fileFieldWords.texts.filesTypePdf.en, '{{name}}: Only .pdf allowed'],
  ['a search without a hit', listWords.texts.noHitsTitle.en, 'There is nothing found that corresponds to your request'],
  ['what to do about it', listWords.texts.noHitsText.en, 'Verify your filters and try again'],
])('%s is said to the letter', (_, text, quoted) => {
  expect(text).toBe(quoted)
})
