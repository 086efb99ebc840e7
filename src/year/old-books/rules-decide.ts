import type { CostLine, CostType } from '../../books/expense/model'
import type { Asker, OldBooksWord } from './rules-ask'
import {
  isAppliance,
  isClearImprovement,
  isCooperative,
  isMoneyBack,
  isPrivateHint,
  isRecharged,
  isWork,
  mayBeImprovement,
  meaningOf,
  type Meaning,
} from './rules-category-words'
import { amountOf, entryLabel, placeKey, type BookEntry, type LeftOutReason } from './rules-entries'
import { isPersonName, meaningOfEntry, type SidedEntry } from './rules-sides'
import { foldText } from './rules-words'

/** The record that an amount becomes. A credit note is below zero. `held`: a question has no answer yet. */
export type Decision =
  | { readonly is: 'expense'; readonly type: CostType; readonly line: CostLine | null; readonly isCredit?: boolean }
  | { readonly is: 'income'; readonly isShort: boolean }
  | { readonly is: 'item' }
  | { readonly is: 'skip'; readonly reason: LeftOutReason }
  | { readonly is: 'lowers'; readonly place: string }
  | { readonly is: 'held' }

const held: Decision = { is: 'held' }
const skipped = (reason: LeftOutReason): Decision => ({ is: 'skip', reason })
const expense = (type: CostType, line: CostLine | null = null): Decision & { readonly is: 'expense' } => ({
  is: 'expense',
  type,
  line: type === 'other_costs' ? (line ?? 'other') : null,
})

const typeChoices: readonly (readonly [string, OldBooksWord, CostType, CostLine | null])[] = [
  ['maintenance', 'typeMaintenance', 'maintenance', null],
  ['municipal_taxes', 'typeMunicipal', 'municipal_taxes', null],
  ['insurance', 'typeInsurance', 'other_costs', 'insurance'],
  ['common_costs', 'asCommonCosts', 'other_costs', 'common_costs'],
  ['other', 'typeOther', 'other_costs', 'other'],
  ['paid_salary', 'typeSalary', 'paid_salary', null],
  ['attachment_fee', 'typeGroundRent', 'attachment_fee', null],
]

/** The reason to leave out what the words of a row clearly say. */
function clearReason({ own, text, who }: ReturnType<typeof meaningOfEntry>, entry: BookEntry): LeftOutReason | null {
  const isOpen = own === null || own.is === 'income' || (own.is === 'cost' && own.line === 'other')
  const found = own && own.is !== 'income' && own.is !== 'cost' && own.is !== 'item' ? own : isOpen ? text : null
  if (who?.is === 'transfer') return 'other'
  if (isClearImprovement(`${entry.category} ${entry.text}`)) return 'improvement'
  switch (found?.is) {
    case 'loan':
    case 'deposit':
    case 'private':
    case 'improvement':
      return found.is
    case 'transfer':
      return 'other'
    case undefined:
      return null
    default:
      return null
  }
}

/** Costs of a list to which money that came back may belong. */
function candidates(entry: BookEntry, all: readonly SidedEntry[]): BookEntry[] {
  const words = new Set(
    foldText(`${entry.text} ${entry.who}`)
      .split(' ')
      .filter((word) => word.length > 4),
  )
  const isClose = (other: BookEntry) => other.house === entry.house && other.from === 'list' && entry.from === 'list'
  const shares = (other: BookEntry) =>
    foldText(`${other.text} ${other.who}`)
      .split(' ')
      .some((word) => words.has(word))
  return all
    .flatMap((one) =>
      one.side === 'out' && !one.isReversed && isClose(one.entry) && shares(one.entry) ? [one.entry] : [],
    )
    .toSorted((a, b) => amountOf(b) - amountOf(a))
    .slice(0, 4)
}

/** The cost whose words a row has. */
function costOfWords(entry: BookEntry): ReturnType<typeof expense> {
  const { own, text } = meaningOfEntry(entry)
  const found = [own, text, payee(entry.who)].find((one) => one?.is === 'cost')
  return found?.is === 'cost' ? expense(found.type, found.line) : expense('other_costs')
}

const idOf = ({ place }: BookEntry): string => `lowers-${place.line}-${place.column}`

const moneyBackChoices = [
  ['credit_note', 'asCreditNote'],
  ['income', 'asIncome'],
] as const

/** Asks what money is that came back. Rent that was paid back is neither income nor a cost. */
function askMoneyBack({ entry, side, isReversed }: SidedEntry, all: readonly SidedEntry[], asker: Asker): Decision {
  const isRentBack = side === 'in' && isReversed
  const lowered = isRentBack ? [] : candidates(entry, all)
  const answer = asker.askAbout(entry, {
    kind: 'money_back',
    key: String(entry.place.line),
    word: 'askMoneyBack',
    choices: [
      ...lowered.map((one) => ({ id: idOf(one), text: asker.word('lowers', { what: entryLabel(one) }) })),
      ...(isRentBack ? [] : moneyBackChoices),
      ['leave_out', 'leaveOut'],
    ],
  })
  if (answer === null) return held
  if (answer === 'income') return { is: 'income', isShort: false }
  if (answer === 'leave_out') return skipped('other')
  if (answer === 'credit_note') return { ...costOfWords(entry), isCredit: true }
  const cost = lowered.find((one) => answer === idOf(one))
  return cost ? { is: 'lowers', place: placeKey(cost.place) } : held
}

const income = (isShort = false): Decision => ({ is: 'income', isShort })

/** Income by the words of a row, or by who has paid it. Null where the words say something else, or nothing. */
function clearIncome(entry: BookEntry, tenants: ReadonlySet<string>): Decision | null {
  const { own, text } = meaningOfEntry(entry)
  const words = `${entry.category} ${entry.text} ${entry.section}`
  if (entry.isPlatform) return income(true)
  if (own?.is === 'income' && !isMoneyBack(entry.text))
    return income(own.isShort || (text?.is === 'income' && text.isShort))
  if (isRecharged(words)) return income()
  const isFromTenant = entry.tenant !== '' || tenants.has(foldText(entry.who))
  return isFromTenant && !isMoneyBack(words) ? income() : null
}

/** True if money came in under the words of a cost. */
function looksLikeMoneyBack(entry: BookEntry): boolean {
  const { own, text } = meaningOfEntry(entry)
  if (isMoneyBack(`${entry.category} ${entry.text} ${entry.section}`)) return true
  return own === null ? text?.is === 'cost' && entry.from === 'list' : own.is === 'cost' || own.is === 'item'
}

function decideIn(sided: SidedEntry, all: readonly SidedEntry[], tenants: ReadonlySet<string>, asker: Asker): Decision {
  const { entry } = sided
  const clear = clearIncome(entry, tenants)
  if (clear !== null) return clear
  if (looksLikeMoneyBack(entry)) return askMoneyBack(sided, all, asker)
  const { own, text } = meaningOfEntry(entry)
  if (text?.is === 'income' && own === null) return income(text.isShort)
  // A column or a section of income says it, where the words say nothing else.
  if (entry.side === 'in') return income()
  const answer = asker.askAbout(entry, {
    kind: 'income_kind',
    key: foldText(entry.category).slice(0, 40),
    word: 'askIncomeKind',
    choices: [
      ['income', 'asIncome'],
      ['leave_out', 'leaveOut'],
    ],
  })
  if (answer === null) return held
  return answer === 'income' ? income() : skipped('other')
}

/** Asks about a row whose words can mean two things. Null where nothing has to be asked. */
function doubtOf(entry: BookEntry, meaning: Meaning | null, asker: Asker): Decision | null {
  const words = `${entry.text} ${entry.note}`
  const isWorkCost =
    meaning === null ||
    meaning.is === 'item' ||
    (meaning.is === 'cost' && (meaning.type === 'maintenance' || meaning.line === 'other'))
  if (isWorkCost && mayBeImprovement(`${entry.category} ${words}`)) {
    const answer = asker.askAbout(entry, {
      kind: 'improvement',
      key: String(entry.place.line),
      word: 'askImprovement',
      choices: [
        ['maintenance', 'asMaintenance'],
        ['improvement', 'asImprovement'],
      ],
    })
    if (answer === null) return held
    return answer === 'maintenance' ? expense('maintenance') : skipped('improvement')
  }
  if (meaning?.is !== 'private' && isPrivateHint(words)) {
    const answer = asker.askAbout(entry, {
      kind: 'private',
      key: String(entry.place.line),
      word: 'askPrivate',
      choices: [
        ['cost', 'asCost'],
        ['private', 'asPrivate'],
      ],
    })
    if (answer === null) return held
    if (answer === 'private') return skipped('private')
  }
  return null
}

function askRentPaid(entry: BookEntry, asker: Asker): Decision {
  const answer = asker.askAbout(entry, {
    kind: 'rent_paid',
    word: 'askRentPaid',
    choices: [
      ['common_costs', 'asCommonCosts'],
      ['other', 'typeOther'],
      ['leave_out', 'leaveOut'],
    ],
  })
  if (answer === null) return held
  return answer === 'leave_out'
    ? skipped('other')
    : expense('other_costs', answer === 'common_costs' ? 'common_costs' : 'other')
}

/** A cost whose words are unknown is another cost, and the landlord is asked for its kind. */
function askType(entry: BookEntry, asker: Asker): Decision {
  const what = entry.category || entry.section || entry.text || entry.who
  const answer = asker.ask({
    kind: 'type',
    key: foldText(entry.category || entry.section).slice(0, 40),
    place: entry.place,
    what: what.slice(0, 60),
    word: 'askType',
    choices: typeChoices.map(([id, word]) => ({ id, text: asker.word(word) })),
    blocks: false,
  })
  const [, , type, line] = typeChoices.find(([id]) => id === (answer ?? 'other'))!
  return expense(type, line)
}

/** The meaning of a supplier's name. */
const payee = (who: string): Meaning | null => {
  if (/\bkommune\b|municipality|stadtkasse/i.test(who)) return { is: 'cost', type: 'municipal_taxes', line: null }
  if (/gjensidige|fremtind|\btryg\b|\bif\b|storebrand|frende|eika forsik/i.test(who))
    return { is: 'cost', type: 'other_costs', line: 'insurance' }
  if (isCooperative(who)) return { is: 'cost', type: 'other_costs', line: 'common_costs' }
  const found = meaningOf(who)
  return found?.is === 'cost' ? found : null
}

/** Rent that was paid out: to a cooperative it is common costs. */
function decideRentPaid(entry: BookEntry, text: Meaning | null, asker: Asker): Decision {
  if (isCooperative(`${entry.who} ${entry.text}`)) return expense('other_costs', 'common_costs')
  return text?.is === 'cost' ? expense(text.type, text.line) : askRentPaid(entry, asker)
}

/** Decides by the text and the supplier, where the landlord has written no category that is known. */
function decideByText(entry: BookEntry, text: Meaning | null, asker: Asker): Decision {
  const isNewAppliance = text === null && isAppliance(entry.text) && !isWork(entry.text)
  if (text?.is === 'item' || isNewAppliance) return { is: 'item' }
  if (text?.is === 'cost') return expense(text.type, text.line)
  if (isWork(entry.text)) return expense('maintenance')
  const paid = payee(entry.who)
  return paid?.is === 'cost' ? expense(paid.type, paid.line) : askType(entry, asker)
}

function decideOut({ entry }: SidedEntry, asker: Asker): Decision {
  const { own, text } = meaningOfEntry(entry)
  if (entry.isPlatformFee) return expense('other_costs', 'other')
  const doubt = doubtOf(entry, own ?? text, asker)
  if (doubt !== null) return doubt
  if ((own ?? text)?.is === 'income') return decideRentPaid(entry, text, asker)
  if (own?.is === 'item') return isWork(entry.text) ? expense('maintenance') : { is: 'item' }
  return own?.is === 'cost' ? expense(own.type, own.line) : decideByText(entry, text, asker)
}

const isLettingGroup = (group: string): boolean => /utleie|rental|leie|letting|vermiet|uthyr/.test(group)

/** In the books of a household, only the group of the letting counts. */
const isOtherGroup = ({ group }: BookEntry, all: readonly SidedEntry[]): boolean =>
  group !== '' && !isLettingGroup(group) && all.some(({ entry }) => isLettingGroup(entry.group))

/** Decides what an amount is. `tenants` are the folded names of those who paid rent. */
export function decideEntry(
  sided: SidedEntry,
  all: readonly SidedEntry[],
  tenants: ReadonlySet<string>,
  asker: Asker,
): Decision {
  const { entry, side, isReversed } = sided
  const clear = isOtherGroup(entry, all) ? 'private' : clearReason(meaningOfEntry(entry), entry)
  if (clear !== null) return skipped(clear)
  if (isReversed) return askMoneyBack(sided, all, asker)
  return side === 'in' ? decideIn(sided, all, tenants, asker) : decideOut(sided, asker)
}

/** The name of a tenant that a row of a table with months has as its label. */
export const tenantInLabel = (entry: BookEntry): string =>
  entry.from === 'list' || meaningOf(entry.category) !== null ? '' : isPersonName(entry.category) ? entry.category : ''
