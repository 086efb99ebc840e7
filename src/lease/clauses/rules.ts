import type { Text } from '../../base/kit/words'
import type { FactRow, PartyTable, Signer } from '../../base/pdf/model'
import { fillText, listText, sameInBothLanguages, type DocumentTranslator } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { Checklist, ChecklistOption } from '../checklist/model'
import { optionCount } from '../checklist/rules'
import { optionWords } from '../checklist/words-options'
import { homePapers as homePaperKinds, type HomePaper } from '../contract/model'
import type { AttachedFile, Clause, ClauseItem, LeaseData } from './model'
import { landlordNames } from './rules-case'
import type { LeaseEdition, SentenceName } from './rules-editions'
import { includedItems } from './rules-included'
import { clauseNumber } from './rules-order'
import { depositItems, rentItems } from './rules-money'
import { clauseWriter, type ClauseWriter } from './rules-writer'
import { addressText, listOfWords } from './rules-values'
import { clauseWords } from './words'

function houseRows({ house, dwelling }: LeaseData, translator: DocumentTranslator): FactRow[] {
  const row = (key: keyof typeof clauseWords.texts, value: string | number | null): FactRow[] =>
    value === null || value === ''
      ? []
      : [{ label: translator.translate(clauseWords, key), value: sameInBothLanguages(String(value)) }]
  const numbers = (['property', 'holding', 'lease', 'section'] as const).flatMap((key) =>
    house[key] === null ? [] : [fillText(clauseWords.texts[key], { number: house[key] }).nb],
  )
  return [
    ...row('houseName', house.name),
    {
      label: translator.translate(paperWords, 'address'),
      value: sameInBothLanguages(addressText(house.address, translator)),
    },
    ...row('municipality', house.municipality),
    ...row('cadastre', numbers.join(', ')),
    ...row('share', house.share),
    ...row('organisation', house.organisation),
    ...row('rooms', dwelling?.rooms ?? null),
    ...row('area', dwelling?.area == null ? null : `${dwelling.area} m²`),
    ...row('unitNumber', dwelling?.number ?? null),
    ...row('meterPoint', dwelling?.meterPoint ?? null),
  ]
}

/** Lines of the handover list that name work or a check. They are not things that belong to a home. */
const noThings: ReadonlySet<ChecklistOption> = new Set([
  'snowshoveling',
  'lawn_moving',
  'escape_routes',
  'review_rules',
  'condition',
])

/**
 * The things that belong to the home. A line has its count if there is one. Since the second edition, keys have a
 * clause of their own. Since the fifth edition, only things are listed.
 */
function belongings(extras: Checklist | null, edition: number): Text[] {
  if (extras === null) return []
  const isNamed = (option: ChecklistOption): boolean =>
    (edition < 2 || option !== 'number_of_keys') && (edition < 5 || !noThings.has(option))
  return extras.options.filter(isNamed).map((option) => {
    const count = optionCount(extras, option)
    const name = optionWords.texts[option]
    return count === null ? name : fillText(clauseWords.texts.count, { name, count })
  })
}

function paperItems({ data: { homePapers = [] }, text }: ClauseWriter): ClauseItem[] {
  const papers = (key: 'papersGiven' | 'papersUnknown', list: readonly HomePaper[], last: 'and' | 'or') =>
    list.length === 0 ? [] : text(key, { papers: listOfWords(list, last) })
  const missing = homePaperKinds.filter((paper) => !homePapers.includes(paper))
  return [...papers('papersGiven', homePapers, 'and'), ...papers('papersUnknown', missing, 'or')]
}

/**
 * The sentences on the consent of a cooperative's board and of the landlord's spouse. A consent that nobody has stated
 * is left out.
 */
function consentItems({ data: { boardConsent = null, spouseConsent = null }, text }: ClauseWriter): ClauseItem[] {
  const board = { given: 'boardGiven', asked: 'boardAsked', not_needed: 'boardNotNeeded' } as const
  return [
    ...(boardConsent === null ? [] : text(board[boardConsent])),
    ...(spouseConsent === true ? text('spouseAgrees') : []),
  ]
}

function dwellingItems(writer: ClauseWriter): ClauseItem[] {
  const { data, edition, translator, text, dots, sentences } = writer
  const belonging = belongings(data.extras, edition)
  return [
    ...sentences('dwelling'),
    { kind: 'rows', rows: houseRows(data, translator) },
    ...sentences('shared'),
    ...(belonging.length === 0 ? text('belongsNothing') : [...text('belongs'), dots(belonging)]),
    ...sentences('kind'),
    ...sentences('handover'),
    ...paperItems(writer),
    ...consentItems(writer),
  ]
}

/** The files whose pages are included. None in the first edition, whose leases only named the files. */
export const includedFiles = (
  { files = [] }: LeaseData,
  { number }: Pick<LeaseEdition, 'number'>,
): readonly AttachedFile[] => (number === 1 ? [] : files)

/** The title of a file, in the list of attachments and above each of its pages: `Vedlegg 1: Husordensregler.pdf`. */
export const attachmentTitle = (index: number, name: string): Text =>
  fillText(clauseWords.texts.attachment, { number: index + 1, name })

function termItems({ data, sentences, blanks }: ClauseWriter): ClauseItem[] {
  const reasonGiven = sentences('reasonGiven')
  return [
    ...sentences('begin'),
    ...reasonGiven,
    ...(reasonGiven.length === 0 ? [] : [{ kind: 'typed' as const, text: data.reason }]),
    ...blanks('reasonBlank'),
    ...sentences('noReason'),
    ...sentences('after'),
  ]
}

/** The list of attachments. They are numbered when their pages are included. */
function attachmentItems({ data, edition, text, dots }: ClauseWriter): ClauseItem[] {
  const { attachments } = data
  if (attachments.length === 0) return []
  if (includedFiles(data, { number: edition }).length === 0)
    return [...text('attachments'), { kind: 'list', marks: 'dots', list: attachments.map((nb) => ({ nb })) }]
  return [...text('attachmentsBound'), dots(attachments.map((name, index) => attachmentTitle(index, name)))]
}

/** The sentence on keys. Editions up to the eighth have one for any number. */
const keyItems = ({ data: { keys }, edition, text }: ClauseWriter): ClauseItem[] =>
  keys === 0 ? text('keysNone') : text(keys === 1 && edition >= 9 ? 'keysOne' : 'keys', { keys })

/** Without a deposit the clause is about security as such, at most a guarantee. Older editions have one title. */
const securityTitle = ({ data: { deposit }, texts }: ClauseWriter): SentenceName =>
  deposit.kind === 'none' && texts.securityTitle !== undefined ? 'securityTitle' : 'depositTitle'

/** The clauses on the parties, the dwelling, the term and the price. */
const termsClauses = (writer: ClauseWriter, parties: readonly PartyTable[]): Clause[] => {
  const { data, text, sentences, clause } = writer
  return [
    clause('parties', 'partiesTitle', [
      parties.map((table) => ({ kind: 'parties' as const, table })),
      sentences('liability'),
      landlordNames(data).length > 1 ? text('landlordsSeveral', { landlord: data.landlord.name }) : [],
      text('partiesNotice'),
    ]),
    clause('dwelling', 'dwellingTitle', dwellingItems(writer)),
    clause('term', 'termTitle', termItems(writer)),
    clause('rent', 'rentTitle', rentItems(writer)),
    clause('included', 'includedTitle', includedItems(writer)),
    clause('change', 'changeTitle', [text('index'), text('market')]),
    clause('deposit', securityTitle(writer), depositItems(writer)),
    clause('keys', 'keysTitle', keyItems(writer)),
  ]
}

/** True if a company rents. A company has no household, so the sentences about a household are left out. */
const isCompany = ({ data: { tenantOrganisation = null }, edition }: ClauseWriter): boolean =>
  tenantOrganisation !== null && edition >= 9

function useItems(writer: ClauseWriter): ClauseItem[] {
  const { data, text, sentences } = writer
  const [first, ...more] = sentences('use')
  return [
    ...(isCompany(writer) ? text('useCompany') : first === undefined ? [] : [first]),
    ...more,
    ...((data.boardConsent ?? data.house.share) === null ? [] : text('boardRules')),
  ]
}

/**
 * The sentences on subletting for a company. Others live in its dwelling anyway, so it has neither the sentence on the
 * household nor the one on the rights of a tenant who lives there.
 */
const companySubletting = ({ sentences, text }: ClauseWriter): ClauseItem[] => [
  ...text('subletCompany', { use: clauseNumber('use') }),
  ...sentences('subletting').slice(2, -1),
  ...text('subletAnswerCompany'),
]

const dutyClauses = (writer: ClauseWriter): Clause[] => {
  const { data, text, sentences, clause } = writer
  const subletting = isCompany(writer) ? companySubletting(writer) : sentences('subletting')
  return [
    clause('use', 'useTitle', [
      useItems(writer),
      text('access'),
      text('accessEmergency'),
      text('viewing'),
      text('viewingSale'),
      text(data.pets ? 'petsAllowed' : 'petsForbidden'),
      sentences('smoking'),
      text('insurance'),
    ]),
    clause('subletting', 'sublettingTitle', subletting),
    clause('upkeep', 'upkeepTitle', sentences('upkeep')),
    clause('notice', 'noticeTitle', [
      sentences('notice'),
      data.notice === 3 ? [] : text('noticeLaw'),
      sentences('whoEnds'),
    ]),
    clause('breach', 'breachTitle', [sentences('breach'), text('noSelfHelp')]),
    clause('leaving', 'leavingTitle', sentences('leaving')),
  ]
}

const closingClauses = (writer: ClauseWriter, tenants: readonly Signer[]): Clause[] => {
  const { data, edition, translator, show, text, sentences, clause, of } = writer
  const names = landlordNames(data)
  const several = names.length > 1
  const [landlord, ...others] = names.map((name) => ({ nb: name, en: name }))
  return [
    clause('other', 'otherTitle', [
      data.other === '' ? text('otherNothing') : [...text('other'), { kind: 'typed' as const, text: data.other }],
      text('void'),
    ]),
    clause('copies', translator.both ? 'copiesTitle' : 'copiesTitleOne', [
      translator.both ? text('prevails') : [],
      several && of.signedBy === 'hand'
        ? text('copiesSeveral', { copies: names.length + tenants.length })
        : sentences('copies'),
      attachmentItems(writer),
      text('disputes'),
    ]),
    clause(
      'eviction',
      'evictionTitle',
      [
        text('eviction'),
        { kind: 'list', marks: 'letters', list: [show('evictionRent'), show('evictionTerm')] },
        text('evictionWarning'),
        sentences('signedFor'),
      ],
      { framed: true, signers: edition === 1 ? [] : tenants },
    ),
    clause('signatures', 'signaturesTitle', [
      sentences('signed'),
      several && of.signedBy === 'bankid'
        ? text('landlordsElectronic', { landlord: landlord!, others: listText(others, clauseWords.texts.and) })
        : [],
    ]),
  ]
}

/** The clauses of a lease, numbered. All parties sign at the last one. */
export function leaseClauses(
  data: LeaseData,
  edition: LeaseEdition,
  translator: DocumentTranslator,
  parties: readonly PartyTable[],
  tenants: readonly Signer[],
): Clause[] {
  const writer = clauseWriter(data, edition, translator)
  return [...termsClauses(writer, parties), ...dutyClauses(writer), ...closingClauses(writer, tenants)]
}
