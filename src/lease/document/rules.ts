import { maxIncludedPdfBytes, maxDocumentPages, type FactRow, type ShownText, type Signer } from '../../base/pdf/model'
import {
  dayText,
  documentTranslator,
  fillText,
  landlordRole,
  listText,
  sameInBothLanguages,
  signLabels,
  tenantRole,
  type DocumentTranslator,
} from '../../base/pdf/rules'
import type { Text } from '../../base/kit/words'
import { paperWords } from '../../base/pdf/words'
import type { LeaseData } from '../clauses/model'
import { attachmentTitle, includedFiles, leaseClauses } from '../clauses/rules'
import { editionOf, type LeaseEdition, type SentenceName } from '../clauses/rules-editions'
import { clauseNumber } from '../clauses/rules-order'
import { landlordNames, leaseCountsAsOpenEnded, noticeMonthsOf, tenantNames } from '../clauses/rules-case'
import { addressText, dayCountText, leaseSum, monthCountText } from '../clauses/rules-values'
import { clauseWords } from '../clauses/words'
import type { Attachment, LeaseSheet, PaperLanguage } from './model'
import { partyFacts, termFacts } from './rules-facts'
import { leaseParties } from './rules-parties'
import { leaseWords } from './words'

type Key = keyof typeof leaseWords.texts

/** The facts that both parties look for first. */
function keyFacts(data: LeaseData, translator: DocumentTranslator, edition: number): FactRow[] {
  const { deposit } = data
  const start = dayText(data.start)
  const row = (key: Key, value: ShownText): FactRow => ({ label: translator.translate(leaseWords, key), value })
  const translate = (key: Key, values = {}) => translator.translate(leaseWords, key, values)
  const isCountedOpen = leaseCountsAsOpenEnded(data, edition)
  const agreed = isCountedOpen
    ? noticeMonthsOf(data, edition)
    : data.end === null || data.terminable
      ? data.notice
      : null
  return [
    ...partyFacts(data, translator, edition),
    row('dwelling', sameInBothLanguages(`${data.house.name}\n${addressText(data.house.address, translator)}`)),
    row(
      'term',
      isCountedOpen
        ? translate('termCounted', { start, term: clauseNumber('term') })
        : data.end === null
          ? translate('running', { start })
          : translate('fixed', { start, end: dayText(data.end) }),
    ),
    row('rent', translate('perMonth', { rent: leaseSum(data.rent, edition) })),
    row('firstPayment', sameInBothLanguages(dayText(data.firstPayment))),
    row(
      'deposit',
      deposit.kind === 'none'
        ? translate('depositNone')
        : deposit.kind === 'own'
          ? translate('depositOwn', { sum: leaseSum(deposit.sum, edition), deadline: dayText(deposit.deadline) })
          : translate('depositProduct', { sum: leaseSum(deposit.sum, edition), days: dayCountText(deposit.days) }),
    ),
    ...(data.guarantee
      ? [
          row(
            'guarantee',
            translate(data.guarantee.until === null ? 'guaranteeOf' : 'guaranteeOfUntil', {
              sum: leaseSum(data.guarantee.sum, edition),
              by: data.guarantee.by,
              until: dayText(data.guarantee.until),
            }),
          ),
        ]
      : []),
    row(
      'notice',
      agreed === null
        ? edition >= 9
          ? translate('noticeNoneExcept', { notice: clauseNumber('notice') })
          : translate('noticeNone')
        : agreed === 0 && edition >= 4
          ? translate('noNotice')
          : translator.show(monthCountText(agreed)),
    ),
    ...(edition >= 9 ? termFacts(data, translator) : []),
  ]
}

/** The texts of the included files (docs/rules/lease.md#lease-document). */
function boundIn(data: LeaseData, edition: LeaseEdition, translator: DocumentTranslator): readonly Attachment[] {
  const say = (key: 'attachmentPage' | 'unreadable' | 'tooLong' | 'tooLarge', values = {}) =>
    translator.translate(leaseWords, key, values)
  return includedFiles(data, edition).map((_file, index) => {
    const title = attachmentTitle(index, data.attachments[index] ?? '')
    return {
      title: translator.show(title),
      page: say('attachmentPage'),
      alt: fillText(leaseWords.texts.attachmentAlt, { title: title.nb }).nb,
      unreadable: say('unreadable'),
      long: say('tooLong', { most: maxDocumentPages }),
      large: say('tooLarge', { most: maxIncludedPdfBytes / 1024 / 1024 }),
    }
  })
}

/**
 * The paragraphs about privacy. Several tenants and a company have texts of their own. An electronically signed lease
 * adds who receives it. Older editions lack some of these texts, and say nothing of payments, letters and handovers.
 */
const paragraphsOf = (data: LeaseData, { texts }: LeaseEdition): readonly SentenceName[] => [
  landlordNames(data).length > 1 && texts.privacyWhoSeveral !== undefined ? 'privacyWhoSeveral' : 'privacyWho',
  data.tenantOrganisation && texts.privacyWhatCompany !== undefined
    ? 'privacyWhatCompany'
    : tenantNames(data).length > 1 && texts.privacyWhatSeveral !== undefined
      ? 'privacyWhatSeveral'
      : 'privacyWhat',
  ...(texts.privacyTenancy === undefined ? [] : (['privacyTenancy'] as const)),
  'privacyReceivers',
  ...(data.signedBy === 'bankid' && texts.privacySigning !== undefined ? (['privacySigning'] as const) : []),
  'privacyNumber',
  'privacyHowLong',
  'privacyRights',
]

const sameText = (text: string): Text => ({ nb: text, en: text })

/** The notice about privacy (personvernforordningen article 13). Null in an edition without it. */
function privacyNotice(data: LeaseData, edition: LeaseEdition, translator: DocumentTranslator): LeaseSheet['privacy'] {
  const { landlord, coLandlords = [] } = data
  const { texts } = edition
  if (texts.privacyTitle === undefined) return null
  const contacts = [landlord, ...coLandlords].map(({ name, email }) =>
    sameText(email === '' ? name : `${name} (${email})`),
  )
  const values = {
    landlord: landlord.name,
    email: landlord.email,
    landlords: listText(contacts, clauseWords.texts.and),
  }
  return {
    title: translator.show(texts.privacyTitle),
    paragraphs: paragraphsOf(data, edition).map((key) => translator.show(texts[key]!, values)),
  }
}

/** The texts of a lease: only Norwegian (`nb`), or with English next to it (`en`). The Norwegian text prevails. */
export function leaseSheet(data: LeaseData, lang: PaperLanguage, edition: LeaseEdition = editionOf(data)): LeaseSheet {
  const translator = documentTranslator(lang)
  const paper = (key: keyof typeof paperWords.texts) => translator.translate(paperWords, key)
  const names = tenantNames(data)
  const tenants = names.map((name, at): Signer => ({ role: tenantRole(translator, names.length, at), name }))
  // Electronically, the landlord signs for the further landlords too, and the lease says so.
  const landlords = data.signedBy === 'bankid' ? [data.landlord.name] : landlordNames(data)
  const signers: readonly Signer[] = [
    ...landlords.map((name, at): Signer => ({ role: landlordRole(translator, landlords.length, at), name })),
    ...tenants,
  ]
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
    // The foot has little space: it names one of several tenants and says that there are more.
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

/** The title that the window of a PDF reader shows. */
export const leaseTitle = (data: LeaseData): string =>
  `${leaseWords.texts.title.nb} – ${data.house.name} – ${data.landlord.name} / ${tenantNames(data).join(', ')}`

/** The description in the document's properties. */
export const leaseDescription = (data: LeaseData, lang: PaperLanguage): string => {
  const values = { house: data.house.name, landlord: data.landlord.name, tenant: tenantNames(data).join(', ') }
  const { nb, en } = documentTranslator(lang).translate(leaseWords, 'description', values)
  return en === undefined ? nb : `${nb} / ${en}`
}
