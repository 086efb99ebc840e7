import { formatIban } from '../../base/kit/account-number-format'
import { dateOf } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import type { PartyTable, Shown } from '../../base/pdf/model'
import { dayText, filled, listed, together, type DocumentTranslator, type Values } from '../../base/pdf/rules'
import type { Checklist } from '../checklist/model'
import { countOf } from '../checklist/rules'
import { optionWords } from '../checklist/words-options'
import { comforts, maxDepositMonths, type Comfort } from '../contract/model'
import type { Clause, Item, LawText, LeaseData } from './model'
import { lastsYears } from '../contract/rules-law'
import type { LeaseEdition } from './rules-editions'
import { houseRows } from './rules-facts'
import { days, kr, months } from './rules-values'
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

/** What the landlord may charge on top of the rent by use (husleieloven § 3-4). */
const meteredComforts: readonly Comfort[] = ['electricity', 'heating', 'water-drain']

/** What belongs to the home, each line with its count where it has one. */
function belongings(extras: Checklist): Text[] {
  return extras.options.map((option) => {
    const count = countOf(extras, option)
    const name = optionWords.texts[option]
    return count === null ? name : filled(leaseWords.texts.count, { name, count })
  })
}

/** Whether a fixed term needs a reason in the lease: it is shorter than three years (husleieloven § 9-3). */
export const isShortTerm = ({ start, end }: Pick<LeaseData, 'start' | 'end'>): boolean =>
  end !== null && !lastsYears(start, end, 3)

/** All clauses of the lease for these facts, numbered; the last one is where both sign. */
export function leaseClauses(
  data: LeaseData,
  { texts, act }: LeaseEdition,
  translator: DocumentTranslator,
  parties: PartyTable,
): Clause[] {
  type TextKey = keyof typeof texts
  const at = (key: ClauseKey): string => String(order.indexOf(key) + 1)
  const show = (key: TextKey, values: Values = {}): Shown => translator.show(texts[key], values)
  const lawOf = ({ law }: LawText): Shown | null =>
    law === undefined
      ? null
      : translator.show({
          nb: `${act.nb} ${law}`,
          en: `${act.en} ${law.replace('kap.', 'ch.').replace(' og ', ' and ').replace(' til ', ' to ')}`,
        })
  const text = (key: TextKey, values: Values = {}): Item => ({
    kind: 'text',
    wording: show(key, values),
    law: lawOf(texts[key]),
  })
  const dots = (list: readonly Text[]): Item => ({
    kind: 'list',
    marks: 'dots',
    list: list.map((each) => translator.show(each)),
  })
  const clause = (
    key: ClauseKey,
    title: TextKey,
    items: readonly (Item | readonly Item[])[],
    framed = false,
  ): Clause => ({
    number: at(key),
    title: show(title),
    framed,
    items: items.flat(),
  })

  const [start, end] = [dayText(data.start), dayText(data.end)]
  const missing = comforts.filter((each) => !data.comforts.includes(each))
  const metered = meteredComforts.filter((each) => missing.includes(each))
  const subscribed = missing.filter((each) => !metered.includes(each))
  const named = (list: readonly Comfort[]) =>
    listed(
      list.map((each) => leaseWords.texts[each]),
      leaseWords.texts.and,
    )
  const termItems: (Item | Item[])[] =
    data.end === null
      ? [text('running', { start, notice: at('notice') })]
      : [
          text('fixed', { start, end }),
          { ...text('cannotTerminate'), kind: 'notice' } as Item,
          isShortTerm(data)
            ? [
                text('shortTerm'),
                {
                  kind: 'blank',
                  wording: data.other === '' ? show('reason') : show('reasonInOther', { other: at('other') }),
                },
              ]
            : [],
          text('goesOn', { end }),
        ]

  return [
    clause('parties', 'partiesTitle', [{ kind: 'parties', table: parties }, text('partiesNotice')]),
    clause('dwelling', 'dwellingTitle', [
      text('dwelling'),
      { kind: 'rows', rows: houseRows(data, translator) },
      data.extras === null || data.extras.options.length === 0
        ? text('belongsNothing')
        : [text('belongs'), dots(belongings(data.extras))],
      text('handover'),
    ]),
    clause('term', 'termTitle', termItems),
    clause('rent', 'rentTitle', [
      text('rent', { rent: kr(data.rent) }),
      text('due', { date: dateOf(data.firstPayment), first: dayText(data.firstPayment) }),
      dateOf(data.firstPayment) > 28 ? text('dueLate') : [],
      data.rentIban === ''
        ? { kind: 'blank' as const, wording: show('accountBlank') }
        : text('account', { account: together(formatIban(data.rentIban)) }),
      text('interest'),
      text(data.taxable ? 'taxable' : 'taxFree'),
    ]),
    clause('included', 'includedTitle', [
      data.comforts.length === 0
        ? text('includedNothing')
        : [text('included'), dots(data.comforts.map((each) => leaseWords.texts[each]))],
      data.comforts.length === 0 || missing.length === 0
        ? []
        : [text('onTop'), dots(missing.map((each) => leaseWords.texts[each]))],
      metered.length === 0 ? [] : text('metered', { list: named(metered) }),
      subscribed.length === 0 ? [] : text('ownSubscription', { list: named(subscribed) }),
      text('nothingElse'),
      splitItems(data, text),
    ]),
    clause('change', 'changeTitle', [text('index'), text('market')]),
    clause('deposit', 'depositTitle', depositItems(data, text)),
    clause('keys', 'keysTitle', [data.keys === 0 ? text('keysNone') : text('keys', { keys: data.keys })]),
    clause('use', 'useTitle', [
      text('use'),
      text('access'),
      text(data.pets ? 'petsAllowed' : 'petsForbidden'),
      text(data.smoking ? 'smokingAllowed' : 'smokingForbidden'),
    ]),
    clause('subletting', 'sublettingTitle', [text('subletting')]),
    clause('upkeep', 'upkeepTitle', [text('upkeep'), text('damage')]),
    clause('notice', 'noticeTitle', [
      data.end === null
        ? text('notice', { months: months(data.notice) })
        : text('noticeFixed', { term: at('term'), months: months(data.notice) }),
      data.notice === 3 ? [] : text('noticeLaw'),
      text('tenantNotice'),
      text('landlordGrounds'),
      text('landlordForm'),
      text('protest'),
    ]),
    clause('breach', 'breachTitle', [text('breach'), text('noSelfHelp')]),
    clause('leaving', 'leavingTitle', [text('leaving')]),
    clause('other', 'otherTitle', [
      data.other === '' ? text('otherNothing') : [text('other'), { kind: 'typed' as const, text: data.other }],
      text('void'),
    ]),
    clause('copies', translator.both ? 'copiesTitle' : 'copiesTitleOne', [
      translator.both ? text('prevails') : [],
      text('copies'),
      data.attachments.length === 0
        ? []
        : [
            text('attachments'),
            { kind: 'list' as const, marks: 'dots' as const, list: data.attachments.map((nb) => ({ nb })) },
          ],
      text('disputes'),
    ]),
    clause(
      'eviction',
      'evictionTitle',
      [
        text('eviction'),
        { kind: 'list', marks: 'letters', list: [show('evictionRent'), show('evictionTerm')] },
        text('evictionWarning'),
        text('evictionSigned'),
      ],
      true,
    ),
    clause('signatures', 'signaturesTitle', [text('signed')]),
  ]
}

type ClauseText = (key: keyof LeaseEdition['texts'], values?: Values) => Item

function splitItems({ split }: LeaseData, text: ClauseText): Item[] {
  if (split === null) return []
  if (split.category === 'TENANT') return [text('splitTenant')]
  if (split.category === 'LANDLORD') return [text('splitLandlord')]
  return [text('splitBoth', { tenant: kr(split.tenant ?? ore(0)), landlord: kr(split.landlord ?? ore(0)) })]
}

function depositItems({ deposit, rent }: LeaseData, text: ClauseText): Item[] {
  if (deposit.kind === 'none') return [text('depositNone')]
  return [
    text('deposit', { sum: kr(deposit.sum), months: maxDepositMonths, most: kr(ore(rent * maxDepositMonths)) }),
    deposit.kind === 'own'
      ? text('depositOwn', { deadline: dayText(deposit.deadline), account: together(formatIban(deposit.iban)) })
      : text('depositProduct', { days: days(deposit.days) }),
    text('depositAccount'),
    text('depositRelease'),
  ]
}
