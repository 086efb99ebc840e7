import { expect, it } from 'vitest'
import { uiWords } from './words'
import { errorWords } from '../kit/words-errors'
import { validationWords } from '../kit/words-validation'

// The specification quotes these; whoever words them anew finds out here (specification 1, sections 2, 5 and 8).
it.each([
  ['a login that was refused', errorWords.said.invalidCredentials.nb, 'Brukernavn eller passord feil'],
  ['a login that can be none', validationWords.said.credentials.nb, 'Ugyldig påloggingsinformasjon'],
  ['a wrong login, under the password', validationWords.said.invalidCredentials.nb, 'Feil passord eller e-post'],
  ['a taken address', errorWords.said.emailExists.nb, 'E-postadresse er allerede i bruk'],
  ['a taken address, under its field', validationWords.said['email.exists'].nb, 'E-postadresse er allerede i bruk'],
  ['the only house', errorWords.said.lastHouse.nb, 'Siste hus kan ikke slettes'],
  ['a file that is no PDF', uiWords.said.filesTypePdf.en, '{{name}}: Only .pdf allowed'],
  ['a search without a hit', uiWords.said.noHitsTitle.en, 'There is nothing found that corresponds to your request'],
  ['what to do about it', uiWords.said.noHitsText.en, 'Verify your filters and try again'],
])('%s is said to the letter', (_, said, quoted) => {
  expect(said).toBe(quoted)
})
