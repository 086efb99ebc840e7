import { formatAccountNumber, formatIban } from '../../base/kit/account-number-format'
import { dateOf } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import type { Shown } from '../../base/pdf/model'
import { dayText, filled, together, type DocumentTranslator, type PaperValues } from '../../base/pdf/rules'
import { maxDepositMonths } from '../contract/model'
import { inSameBank } from '../law/rules-bank'
import { isPaidAhead } from '../rent/rules-due-day'
import type { Clause, ClauseItem, LawText, LeaseData } from './model'
import type { LeaseEdition, Sentence } from './rules-editions'
import { clauseNumber, sentencesAt, sentenceValues, type ClauseKey } from './rules-sentences'
import { caseOf, tenantNames, type ClausePlace } from './rules-table'
import { days, krText } from './rules-values'
import { clauseWords } from './words'

const lawInEnglish = (law: string): string =>
  law
    .replace('kap.', 'ch.')
    .replace(' og ', ' and ')
    .replace(' til ', ' to ')
    .replaceAll('tredje ledd', 'third paragraph')
    .replaceAll('fjerde ledd', 'fourth paragraph')

/** Writes the clauses of one lease: in the words of its edition, in one language or two. */
export function clauseWriter(data: LeaseData, wording: LeaseEdition, translator: DocumentTranslator) {
  const { number: edition, texts, act } = wording
  const show = (key: Sentence, values: PaperValues = {}): Shown => translator.show(texts[key]!, values)
  const lawOf = ({ law }: LawText): Shown | null =>
    law === undefined ? null : translator.show({ nb: `${act.nb} ${law}`, en: `${act.en} ${lawInEnglish(law)}` })
  /** The sentence. Nothing in an edition without it. */
  const text = (key: Sentence, values: PaperValues = {}, kind: 'text' | 'notice' | 'box' = 'text'): ClauseItem[] =>
    texts[key] === undefined ? [] : [{ kind, wording: show(key, values), law: lawOf(texts[key]) }]
  const of = caseOf(data, edition)
  const values = sentenceValues(data, wording, of)
  const keysAt = (place: ClausePlace) => sentencesAt(place, of, edition)
  return {
    data,
    edition,
    texts,
    translator,
    of,
    show,
    text,
    dots: (list: readonly Text[]): ClauseItem => ({
      kind: 'list',
      marks: 'dots',
      list: list.map((each) => translator.show(each)),
    }),
    /** The sentences for a place of the table, by what is let, to whom, how long and how it is signed. */
    sentences: (place: ClausePlace): ClauseItem[] => keysAt(place).flatMap(({ key, as }) => text(key, values, as)),
    /** The same, each followed by space to write on. */
    blanks: (place: ClausePlace): ClauseItem[] =>
      keysAt(place).map(({ key }) => ({ kind: 'blank', wording: show(key, values) })),
    clause: (
      key: ClauseKey,
      title: Sentence,
      items: readonly (ClauseItem | readonly ClauseItem[])[],
      box: Pick<Clause, 'framed' | 'signers'> = { framed: false, signers: [] },
    ): Clause => ({ number: clauseNumber(key), title: show(title), ...box, items: items.flat() }),
  }
}

export type ClauseWriter = ReturnType<typeof clauseWriter>

const accountOf = (iban: string, edition: number) =>
  together(edition === 1 ? formatIban(iban) : formatAccountNumber(iban))

/** The first payment when it differs from the rent: the sum that will be booked (docs/rules.md#rent-income). */
function firstRentItems({ data: { rent, firstRent, daysBefore }, text }: ClauseWriter): ClauseItem[] {
  const before = daysBefore && { from: dayText(daysBefore.from), until: dayText(daysBefore.until) }
  return [
    ...(before ? text(daysBefore?.arePaid ? 'daysWithFirst' : 'daysFree', before) : []),
    ...(!firstRent || firstRent.sum === rent
      ? []
      : text('firstRent', {
          sum: krText(firstRent.sum),
          from: before && daysBefore?.arePaid ? before.from : dayText(firstRent.start_date),
          until: dayText(firstRent.end_date),
        })),
  ]
}

/** What the rent is, when it is due, what is paid first, and to which account. */
export function rentItems(writer: ClauseWriter): ClauseItem[] {
  const { data, edition, of, show, text } = writer
  const { rent, start, firstPayment, rentIban, taxable } = data
  return [
    ...text('rent', { rent: krText(rent) }),
    ...text('due', { date: dateOf(firstPayment), first: dayText(firstPayment) }),
    ...(isPaidAhead({ start_date: start, first_payment_date: firstPayment })
      ? text('paidAhead', { first: dayText(firstPayment), start: dayText(start) })
      : []),
    ...(dateOf(firstPayment) > 28 ? text('dueLate') : []),
    ...text('dueMoved'),
    ...firstRentItems(writer),
    ...(rentIban !== ''
      ? text('account', { account: accountOf(rentIban, edition) })
      : of.signedBy === 'bankid'
        ? text('accountLater')
        : [{ kind: 'blank' as const, wording: show('accountBlank') }]),
    ...text('interest'),
    ...text(taxable ? 'taxable' : 'taxFree'),
  ]
}

/** Who provides the deposit: the tenant, or the first of several, by name. */
function depositorOf(data: LeaseData): PaperValues {
  const [name, ...others] = tenantNames(data)
  const { theTenant, TheTenant, tenantsName, nameOf } = clauseWords.texts
  return others.length === 0
    ? { depositor: theTenant, Depositor: TheTenant, depositorName: tenantsName }
    : { depositor: name, Depositor: name, depositorName: filled(nameOf, { name }) }
}

/**
 * Whether the lease says that the rent goes to an account in the deposit's bank. It needs the rent account, which it
 * names. When both accounts are known, they must be in one bank. An account that the product opens isn't known when the
 * lease is written. Editions up to the third don't compare the numbers.
 */
const saysSameBank = ({ rentInDepositBank, rentIban, deposit }: LeaseData, edition: number): boolean =>
  rentInDepositBank &&
  (edition < 4 || (rentIban !== '' && (deposit.kind !== 'own' || inSameBank(rentIban, deposit.iban))))

/** Who guarantees for the tenant. With a deposit, the deposit's text states the limit. */
function guaranteeItems({ data: { guarantee, deposit, rent }, text }: ClauseWriter): ClauseItem[] {
  if (!guarantee) return []
  const { kind, by, sum, until } = guarantee
  return [
    ...text('guarantee', { kind: clauseWords.texts[`by_${kind}`], by, sum: krText(sum) }),
    ...(until === null ? [] : text('guaranteeUntil', { until: dayText(until) })),
    ...(deposit.kind === 'none'
      ? text('guaranteeMost', { months: maxDepositMonths, most: krText(ore(rent * maxDepositMonths)) })
      : []),
    ...text('guaranteeRecourse'),
  ]
}

/** The deposit: how much, on which account, and how it is paid out. */
export function depositItems(writer: ClauseWriter): ClauseItem[] {
  const { data, edition, text, sentences } = writer
  const { deposit, rent } = data
  if (deposit.kind === 'none') return [...text('depositNone'), ...guaranteeItems(writer)]
  const who = depositorOf(data)
  const rentClause = { rent: clauseNumber('rent') }
  const isSameBank = saysSameBank(data, edition)
  return [
    ...text('deposit', {
      ...who,
      sum: krText(deposit.sum),
      months: maxDepositMonths,
      most: krText(ore(rent * maxDepositMonths)),
    }),
    ...(deposit.kind === 'own'
      ? text('depositOwn', { ...who, deadline: dayText(deposit.deadline), account: accountOf(deposit.iban, edition) })
      : text('depositProduct', { ...who, days: days(deposit.days) })),
    ...text('depositAccount', who),
    ...(isSameBank ? text('depositRentAccount', rentClause) : []),
    // Unpaid rent is shown to the bank only if the lease agrees on that account (husleieloven § 3-5).
    ...(isSameBank && edition >= 5
      ? text('depositReleaseRent', { ...who, ...rentClause })
      : text('depositRelease', who)),
    ...sentences('oneAccount'),
    ...guaranteeItems(writer),
  ]
}
