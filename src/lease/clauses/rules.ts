import { formatAccountNumber, formatIban } from '../../base/kit/account-number-format'
import type { Text } from '../../base/kit/words'
import type { PartyTable, Shown, Signer } from '../../base/pdf/model'
import { filled, listed, together, type DocumentTranslator, type PaperValues } from '../../base/pdf/rules'
import type { Checklist, ChecklistOption } from '../checklist/model'
import { countOf } from '../checklist/rules'
import { optionWords } from '../checklist/words-options'
import { homePapers as homePaperKinds, type HomePaper } from '../contract/model'
import type { Clause, ClauseItem, LawText, LeaseData } from './model'
import type { LeaseEdition } from './rules-editions'
import { attachmentTitle, boundFiles } from './rules-attachments'
import { caseOf, sentencesAt, type ClausePlace } from './rules-case'
import { clauseNumber, type ClauseKey } from './rules-order'
import { clauseTable } from './rules-table'
import { houseRows } from './rules-house'
import { includedItems } from './rules-included'
import { depositItems, rentItems, type ClauseText, type TextKey } from './rules-money'
import { sentenceValues } from './rules-sentence-values'
import { clauseWords } from './words'

/** What a handover list has beside things: work, and what the parties go through. It doesn't belong to a home. */
const noThings: ReadonlySet<ChecklistOption> = new Set([
  'snowshoveling',
  'lawn_moving',
  'escape_routes',
  'review_rules',
  'condition',
])

/**
 * What belongs to the home, each line with its count where it has one. Keys have a clause of their own since the second
 * edition; since the fifth nothing is listed that isn't a thing.
 */
function belongings(extras: Checklist | null, edition: number): Text[] {
  if (extras === null) return []
  const isNamed = (option: ChecklistOption): boolean =>
    (edition < 2 || option !== 'number_of_keys') && (edition < 5 || !noThings.has(option))
  return extras.options.filter(isNamed).map((option) => {
    const count = countOf(extras, option)
    const name = optionWords.texts[option]
    return count === null ? name : filled(clauseWords.texts.count, { name, count })
  })
}

/** Which papers of the home the tenant has received, as far as the lease says. */
function paperItems({ homePapers = [] }: LeaseData, text: ClauseText): ClauseItem[] {
  const papers = (key: 'papersGiven' | 'papersUnknown', list: readonly HomePaper[], last: 'and' | 'or') =>
    list.length === 0
      ? []
      : text(key, {
          papers: listed(
            list.map((paper) => clauseWords.texts[paper]),
            clauseWords.texts[last],
          ),
        })
  const missing = homePaperKinds.filter((paper) => !homePapers.includes(paper))
  return [...papers('papersGiven', homePapers, 'and'), ...papers('papersUnknown', missing, 'or')]
}

const lawInEnglish = (law: string): string =>
  law
    .replace('kap.', 'ch.')
    .replace(' og ', ' and ')
    .replace(' til ', ' to ')
    .replaceAll('tredje ledd', 'third paragraph')
    .replaceAll('fjerde ledd', 'fourth paragraph')

/** All clauses of the lease for these facts, numbered; the last one is where all sign. */
export function leaseClauses(
  data: LeaseData,
  wording: LeaseEdition,
  translator: DocumentTranslator,
  parties: readonly PartyTable[],
  tenants: readonly Signer[],
): Clause[] {
  const { number: edition, texts, act } = wording
  const show = (key: TextKey, values: PaperValues = {}): Shown => translator.show(texts[key]!, values)
  const lawOf = ({ law }: LawText): Shown | null =>
    law === undefined
      ? null
      : translator.show({
          nb: `${act.nb} ${law}`,
          en: `${act.en} ${lawInEnglish(law)}`,
        })
  /** The sentence; nothing in an edition that lacks it. */
  const text: ClauseText = (key, values = {}, kind = 'text') =>
    texts[key] === undefined ? [] : [{ kind, wording: show(key, values), law: lawOf(texts[key]) }]
  const dots = (list: readonly Text[]): ClauseItem => ({
    kind: 'list',
    marks: 'dots',
    list: list.map((each) => translator.show(each)),
  })
  const clause = (
    key: ClauseKey,
    title: TextKey,
    items: readonly (ClauseItem | readonly ClauseItem[])[],
    box: Pick<Clause, 'framed' | 'signers'> = { framed: false, signers: [] },
  ): Clause => ({ number: clauseNumber(key), title: show(title), ...box, items: items.flat() })

  /** Their names, numbered where their pages are bound in. */
  const attachments = (): ClauseItem[] => {
    if (data.attachments.length === 0) return []
    if (boundFiles(data, { number: edition }).length === 0)
      return [...text('attachments'), { kind: 'list', marks: 'dots', list: data.attachments.map((nb) => ({ nb })) }]
    return [...text('attachmentsBound'), dots(data.attachments.map((name, index) => attachmentTitle(index, name)))]
  }

  const belonging = belongings(data.extras, edition)
  const accountOf = (iban: string) => together(edition === 1 ? formatIban(iban) : formatAccountNumber(iban))
  /** What stands in a place of the table, for what is let, to whom, how long and how it is signed. */
  const of = caseOf(data, edition)
  const values = sentenceValues(data, wording, of)
  const keysAt = (place: ClausePlace) => sentencesAt(clauseTable, place, of, edition)
  const sentences = (place: ClausePlace): ClauseItem[] => keysAt(place).flatMap(({ key, as }) => text(key, values, as))
  const blankAt = (place: ClausePlace): ClauseItem[] =>
    keysAt(place).map(({ key }) => ({ kind: 'blank', wording: show(key, values) }))
  const reasonGiven = sentences('reasonGiven')
  const deposit = depositItems(data, wording, text, accountOf, clauseNumber('rent'))

  return [
    clause('parties', 'partiesTitle', [
      parties.map((table) => ({ kind: 'parties' as const, table })),
      sentences('liability'),
      text('partiesNotice'),
    ]),
    clause('dwelling', 'dwellingTitle', [
      sentences('dwelling'),
      { kind: 'rows', rows: houseRows(data, translator) },
      sentences('shared'),
      belonging.length === 0 ? text('belongsNothing') : [...text('belongs'), dots(belonging)],
      sentences('kind'),
      sentences('handover'),
      paperItems(data, text),
    ]),
    clause('term', 'termTitle', [
      sentences('begin'),
      reasonGiven,
      reasonGiven.length === 0 ? [] : { kind: 'typed' as const, text: data.reason },
      blankAt('reasonBlank'),
      sentences('noReason'),
      sentences('after'),
    ]),
    clause('rent', 'rentTitle', [
      rentItems(data, text),
      data.rentIban === ''
        ? of.signedBy === 'bankid'
          ? text('accountLater')
          : { kind: 'blank' as const, wording: show('accountBlank') }
        : text('account', { account: accountOf(data.rentIban) }),
      text('interest'),
      text(data.taxable ? 'taxable' : 'taxFree'),
    ]),
    clause('included', 'includedTitle', includedItems(data, wording, text, dots)),
    clause('change', 'changeTitle', [text('index'), text('market')]),
    clause('deposit', 'depositTitle', [deposit, data.deposit.kind === 'none' ? [] : sentences('oneAccount')]),
    clause('keys', 'keysTitle', [data.keys === 0 ? text('keysNone') : text('keys', { keys: data.keys })]),
    clause('use', 'useTitle', [
      sentences('use'),
      text('access'),
      text('accessEmergency'),
      text('viewing'),
      text('viewingSale'),
      text(data.pets ? 'petsAllowed' : 'petsForbidden'),
      sentences('smoking'),
      text('insurance'),
    ]),
    clause('subletting', 'sublettingTitle', [sentences('subletting')]),
    clause('upkeep', 'upkeepTitle', sentences('upkeep')),
    clause('notice', 'noticeTitle', [
      sentences('notice'),
      data.notice === 3 ? [] : text('noticeLaw'),
      sentences('whoEnds'),
    ]),
    clause('breach', 'breachTitle', [sentences('breach'), text('noSelfHelp')]),
    clause('leaving', 'leavingTitle', sentences('leaving')),
    clause('other', 'otherTitle', [
      data.other === '' ? text('otherNothing') : [...text('other'), { kind: 'typed' as const, text: data.other }],
      text('void'),
    ]),
    clause('copies', translator.both ? 'copiesTitle' : 'copiesTitleOne', [
      translator.both ? text('prevails') : [],
      sentences('copies'),
      attachments(),
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
    clause('signatures', 'signaturesTitle', [sentences('signed')]),
  ]
}
