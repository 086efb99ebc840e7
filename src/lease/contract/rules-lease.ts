import { speaker } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { PaperLanguage } from './model'
import type { LeaseData, LeaseSheet } from './model-paper'
import { leaseClauses } from './rules-lease-clauses'
import { editionOn } from './rules-lease-editions'
import { keyFacts, leaseParties } from './rules-lease-facts'
import { leaseWords } from './words-lease'

/** The lease as it is drawn: Norwegian alone (`nb`), or with English beside it (`en`), the Norwegian prevailing. */
export function leaseSheet(data: LeaseData, lang: PaperLanguage): LeaseSheet {
  const speak = speaker(lang)
  const clauses = leaseClauses(data, editionOn(data.writtenOn), speak, leaseParties(data, speak))
  const paper = (key: keyof typeof paperWords.said) => speak.say(paperWords, key)
  return {
    languages: speak.both ? 2 : 1,
    heading: speak.say(leaseWords, 'title'),
    subtitle: speak.say(leaseWords, 'subtitle'),
    number: speak.say(paperWords, 'number', { number: data.number }),
    prevails: speak.both ? speak.say(leaseWords, 'prevails') : null,
    foot: `${speaker('nb').say(paperWords, 'number', { number: data.number }).nb} · ${data.landlord.name} / ${data.tenant.name}`,
    page: paper('page'),
    factsTitle: speak.say(leaseWords, 'facts'),
    facts: keyFacts(data, speak),
    clauses: clauses.slice(0, -1),
    signatures: clauses.at(-1)!,
    signers: [
      { role: paper('landlord'), name: data.landlord.name },
      { role: paper('tenant'), name: data.tenant.name },
    ],
    signLabels: { place: paper('place'), signature: paper('signature') },
  }
}

/** Title of the document, as the reader's window shows it. */
export const leaseTitle = (data: LeaseData): string =>
  `${leaseWords.said.title.nb} – ${data.house.name} – ${data.landlord.name} / ${data.tenant.name}`

/** What the document is about, for its properties. */
export const leaseDescription = (data: LeaseData, lang: PaperLanguage): string => {
  const values = { house: data.house.name, landlord: data.landlord.name, tenant: data.tenant.name }
  const { nb, en } = speaker(lang).say(leaseWords, 'description', values)
  return en === undefined ? nb : `${nb} / ${en}`
}
