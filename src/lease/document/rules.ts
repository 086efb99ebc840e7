import type { Signer } from '../../base/pdf/model'
import { dayText, documentTranslator, signLabels, tenantRole } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { LeaseData } from '../clauses/model'
import type { LeaseSheet, PaperLanguage } from './model'
import { leaseClauses } from '../clauses/rules'
import { tenantNames } from '../clauses/rules-case'
import { boundIn } from './rules-attachments'
import { privacyNotice } from './rules-privacy'
import { editionOf, type LeaseEdition } from '../clauses/rules-editions'
import { keyFacts, leaseParties } from './rules-facts'
import { leaseWords } from './words'

/** The lease as it is drawn: Norwegian alone (`nb`), or with English beside it (`en`), the Norwegian prevailing. */
export function leaseSheet(data: LeaseData, lang: PaperLanguage, edition: LeaseEdition = editionOf(data)): LeaseSheet {
  const translator = documentTranslator(lang)
  const paper = (key: keyof typeof paperWords.texts) => translator.translate(paperWords, key)
  const names = tenantNames(data)
  const tenants = names.map((name, at): Signer => ({ role: tenantRole(translator, names.length, at), name }))
  const signers: readonly Signer[] = [{ role: paper('landlord'), name: data.landlord.name }, ...tenants]
  const clauses = leaseClauses(data, edition, translator, leaseParties(data, translator, edition.number), tenants)
  const mark = data.isDraft ? translator.translate(leaseWords, 'draft') : null
  const number = documentTranslator('nb').translate(paperWords, 'number', { number: data.number }).nb
  return {
    mark: mark && [mark.nb, mark.en].filter(Boolean).join(' / '),
    languages: translator.both ? 2 : 1,
    heading: translator.translate(leaseWords, 'title'),
    subtitle: translator.translate(leaseWords, 'subtitle'),
    number: translator.translate(paperWords, 'number', { number: data.number }),
    prevails: translator.both ? translator.translate(leaseWords, 'prevails') : null,
    // Where there are several, one of them and that there are more: the foot has little room.
    foot: `${number} · ${data.landlord.name} / ${data.tenant.name}${names.length > 1 ? ' m.fl.' : ''}`,
    draft: data.isDraft ? translator.translate(leaseWords, 'draftOf', { day: dayText(data.writtenOn) }) : null,
    page: paper('page'),
    factsTitle: translator.translate(leaseWords, 'facts'),
    facts: keyFacts(data, translator, edition.number),
    clauses: clauses.slice(0, -1),
    signatures: clauses.at(-1)!,
    signers,
    signLabels: signLabels(translator, data.signedBy),
    privacy: privacyNotice(data, edition, translator),
    attachments: boundIn(data, edition, translator),
  }
}

/** Title of the document, as the reader's window shows it. */
export const leaseTitle = (data: LeaseData): string =>
  `${leaseWords.texts.title.nb} – ${data.house.name} – ${data.landlord.name} / ${tenantNames(data).join(', ')}`

/** What the document is about, for its properties. */
export const leaseDescription = (data: LeaseData, lang: PaperLanguage): string => {
  const values = { house: data.house.name, landlord: data.landlord.name, tenant: tenantNames(data).join(', ') }
  const { nb, en } = documentTranslator(lang).translate(leaseWords, 'description', values)
  return en === undefined ? nb : `${nb} / ${en}`
}
