import { expect, it } from 'vitest'
import { privacyLists, privacyWords } from './words'

const sentences = (language: 'nb' | 'en') =>
  privacyLists.flatMap(({ lines }) => lines.map((line) => privacyWords.texts[line][language])).join('\n')

it.each([
  [
    'nb',
    [
      'navnet og fødselsdatoen i BankID-en',
      'garanterer for leietakeren',
      'Flere utleiere',
      'avtalen om å bruke',
      'EØS',
    ],
  ],
  [
    'en',
    ['the name and date of birth in the BankID', 'who guarantees', 'Further landlords', 'agreement to use', 'EEA'],
  ],
] as const)('the page names each person, each basis and what leaves the EEA: %s', (language, parts) => {
  for (const part of parts) expect(sentences(language)).toContain(part)
  expect(sentences(language)).toMatch(/(?:artikkel 6 nr\. 1 bokstav b|article 6\(1\)\(b\))/)
})
