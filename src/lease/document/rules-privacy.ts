import type { DocumentTranslator } from '../../base/pdf/rules'
import type { LeaseData, LeaseSheet } from './model'
import type { LeaseEdition } from './rules-editions'

const paragraphs = [
  'privacyWho',
  'privacyWhat',
  'privacyReceivers',
  'privacyNumber',
  'privacyHowLong',
  'privacyRights',
] as const

/** What the tenant is told of personal data (personvernforordningen article 13); null in an edition without it. */
export function privacyNotice(
  { landlord }: LeaseData,
  { texts }: LeaseEdition,
  translator: DocumentTranslator,
): LeaseSheet['privacy'] {
  if (texts.privacyTitle === undefined) return null
  const values = { landlord: landlord.name, email: landlord.email }
  return {
    title: translator.show(texts.privacyTitle),
    paragraphs: paragraphs.map((key) => translator.show(texts[key]!, values)),
  }
}
