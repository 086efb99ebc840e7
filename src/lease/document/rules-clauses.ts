import { formatAccountNumber, formatIban } from '../../base/kit/account-number-format'
import type { Text } from '../../base/kit/words'
import type { PartyTable, Shown, Signer } from '../../base/pdf/model'
import { dayText, filled, listed, together, type DocumentTranslator, type Values } from '../../base/pdf/rules'
import type { Checklist } from '../checklist/model'
import { countOf } from '../checklist/rules'
import { optionWords } from '../checklist/words-options'
import { comforts, type Comfort } from '../contract/model'
import type { Clause, Item, LawText, LeaseData } from './model'
import type { LeaseEdition } from './rules-editions'
import { attachmentTitle, boundFiles } from './rules-attachments'
import { caseOf, noticeOf, sentencesAt, tenantNames, type Place } from './rules-clauses-case'
import { clauseTable } from './rules-clauses-table'
import { houseRows } from './rules-facts'
import { depositItems, rentItems, splitItems, type ClauseText, type TextKey } from './rules-money'
import { months } from './rules-values'
import { leaseWords } from './words'

/** The clauses in their order; texts name each other by it. */
const order = [
  'parties',
  'dwelling',
  'term',
  'rent',
  'included',
  'change',
  'deposit',
  'keys',
  'use',
  'subletting',
  'upkeep',
  'notice',
  'breach',
  'leaving',
  'other',
  'copies',
  'eviction',
  'signatures',
] as const
type ClauseKey = (typeof order)[number]

/** What the landlord may charge on top of the rent by use; water only where it is metered (husleieloven § 3-4). */
const onTopByUse: ReadonlySet<Comfort> = new Set(['electricity', 'heating'])

/** What belongs to the home, each line with its count where it has one. Keys have a clause of their own since the second edition. */
function belongings(extras: Checklist | null, edition: number): Text[] {
  if (extras === null) return []
  const named = edition === 1 ? extras.options : extras.options.filter((option) => option !== 'number_of_keys')
  return named.map((option) => {
    const count = countOf(extras, option)
    const name = optionWords.texts[option]
    return count === null ? name : filled(leaseWords.texts.count, { name, count })
  })
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
  { number: edition, texts, act }: LeaseEdition,
  translator: DocumentTranslator,
  parties: readonly PartyTable[],
  tenants: readonly Signer[],
): Clause[] {
  const at = (key: ClauseKey): string => String(order.indexOf(key) + 1)
  const show = (key: TextKey, values: Values = {}): Shown => translator.show(texts[key]!, values)
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
  const dots = (list: readonly Text[]): Item => ({
    kind: 'list',
    marks: 'dots',
    list: list.map((each) => translator.show(each)),
  })
  const clause = (
    key: ClauseKey,
    title: TextKey,
    items: readonly (Item | readonly Item[])[],
    box: Pick<Clause, 'framed' | 'signers'> = { framed: false, signers: [] },
  ): Clause => ({ number: at(key), title: show(title), ...box, items: items.flat() })

  /** Their names, numbered where their pages are bound in. */
  const attachments = (): Item[] => {
    if (data.attachments.length === 0) return []
    if (boundFiles(data, { number: edition }).length === 0)
      return [...text('attachments'), { kind: 'list', marks: 'dots', list: data.attachments.map((nb) => ({ nb })) }]
    return [...text('attachmentsBound'), dots(data.attachments.map((name, index) => attachmentTitle(index, name)))]
  }

  const belonging = belongings(data.extras, edition)
  const [start, end] = [dayText(data.start), dayText(data.end)]
  const missing = comforts.filter((each) => !data.comforts.includes(each))
  const metered = missing.filter((each) => onTopByUse.has(each) || (edition === 1 && each === 'water-drain'))
  const hasMeteredWater = edition > 1 && missing.includes('water-drain')
  const subscribed = missing.filter((each) => !metered.includes(each) && each !== 'water-drain')
  const accountOf = (iban: string) => together(edition === 1 ? formatIban(iban) : formatAccountNumber(iban))
  const named = (list: readonly Comfort[], last: 'and' | 'or') =>
    listed(
      list.map((each) => leaseWords.texts[each]),
      leaseWords.texts[last],
    )
  // What is shared comes before the sentence that nothing else is charged; the first edition had it after.
  const charged = [splitItems(data, text), text('nothingElse')]
  /** What stands in a place of the table, for what is let, to whom, how long and how it is signed. */
  const values = {
    start,
    end,
    term: at('term'),
    notice: at('notice'),
    other: at('other'),
    months: months(noticeOf(data, edition)),
    tenant: data.tenant.name,
    copies: tenantNames(data).length + 1,
  }
  const of = caseOf(data, edition)
  const keysAt = (place: Place) => sentencesAt(clauseTable, place, of, edition)
  const sentences = (place: Place): Item[] => keysAt(place).flatMap(({ key, as }) => text(key, values, as))
  const blankAt = (place: Place): Item[] =>
    keysAt(place).map(({ key }) => ({ kind: 'blank', wording: show(key, values) }))
  const reasonGiven = sentences('reasonGiven')
  const deposit = depositItems(data, text, accountOf, at('rent'))

  return [
    clause('parties', 'partiesTitle', [
      parties.map((table) => ({ kind: 'parties' as const, table })),
      sentences('liability'),
      text('partiesNotice'),
    ]),
    clause('dwelling', 'dwellingTitle', [
      sentences('dwelling'),
      { kind: 'rows', rows: houseRows(data, translator) },
      belonging.length === 0 ? text('belongsNothing') : [...text('belongs'), dots(belonging)],
      sentences('kind'),
      text('handover'),
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
    clause('included', 'includedTitle', [
      data.comforts.length === 0
        ? text('includedNothing')
        : [...text('included'), dots(data.comforts.map((each) => leaseWords.texts[each]))],
      data.comforts.length === 0 || missing.length === 0
        ? []
        : [...text('onTop'), dots(missing.map((each) => leaseWords.texts[each]))],
      metered.length === 0 ? [] : text('metered', { list: named(metered, 'and') }),
      hasMeteredWater ? text('meteredWater') : [],
      metered.length > 0 || hasMeteredWater ? text('settled') : [],
      subscribed.length === 0 ? [] : text('ownSubscription', { list: named(subscribed, edition === 1 ? 'and' : 'or') }),
      ...(edition === 1 ? charged.toReversed() : charged),
    ]),
    clause('change', 'changeTitle', [text('index'), text('market')]),
    clause('deposit', 'depositTitle', [deposit, data.deposit.kind === 'none' ? [] : sentences('oneAccount')]),
    clause('keys', 'keysTitle', [data.keys === 0 ? text('keysNone') : text('keys', { keys: data.keys })]),
    clause('use', 'useTitle', [
      text('use'),
      text('access'),
      text(data.pets ? 'petsAllowed' : 'petsForbidden'),
      text(data.smoking ? 'smokingAllowed' : 'smokingForbidden'),
    ]),
    clause('subletting', 'sublettingTitle', [sentences('subletting')]),
    clause('upkeep', 'upkeepTitle', [text('upkeep'), text('upkeepLandlord'), text('damage')]),
    clause('notice', 'noticeTitle', [
      sentences('notice'),
      data.notice === 3 ? [] : text('noticeLaw'),
      sentences('whoEnds'),
    ]),
    clause('breach', 'breachTitle', [sentences('breach'), text('noSelfHelp')]),
    clause('leaving', 'leavingTitle', [text('leaving')]),
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
