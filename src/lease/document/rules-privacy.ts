import type { DocumentTranslator } from '../../base/pdf/rules'
import type { LeaseData } from '../clauses/model'
import type { LeaseSheet } from './model'
import { tenantNames } from '../clauses/rules-case'
import type { LeaseEdition, Sentence } from '../clauses/rules-editions'

/** The paragraphs of a lease: what it holds of co-tenants, and who gets it where it is signed electronically; left out in an edition without. */
const paragraphsOf = (data: LeaseData, { texts }: LeaseEdition): readonly Sentence[] => [
  'privacyWho',
  tenantNames(data).length > 1 && texts.privacyWhatSeveral !== undefined ? 'privacyWhatSeveral' : 'privacyWhat',
  'privacyReceivers',
  ...(data.signedBy === 'bankid' && texts.privacySigning !== undefined ? (['privacySigning'] as const) : []),
  'privacyNumber',
  'privacyHowLong',
  'privacyRights',
]

/** What the tenant is told of personal data (personvernforordningen article 13); null in an edition without it. */
export function privacyNotice(
  data: LeaseData,
  edition: LeaseEdition,
  translator: DocumentTranslator,
): LeaseSheet['privacy'] {
  const { landlord } = data
  const { texts } = edition
  if (texts.privacyTitle === undefined) return null
  const values = { landlord: landlord.name, email: landlord.email }
  return {
    title: translator.show(texts.privacyTitle),
    paragraphs: paragraphsOf(data, edition).map((key) => translator.show(texts[key]!, values)),
  }
}
