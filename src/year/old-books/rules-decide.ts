import { formatKr, ore, type Ore } from '../../base/kit/money'
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
import type { BookEntry, LeftOutReason } from './rules-entries'
import { isPersonName, meaningOfEntry, type SidedEntry } from './rules-sides'
import { foldText } from './rules-words'

/** What becomes of an amount. `held`: a question has no answer yet. */
export type Decision =
  | { readonly is: 'expense'; readonly type: CostType; readonly line: CostLine | null }
  | { readonly is: 'income'; readonly isShort: boolean }
  | { readonly is: 'item' }
  | { readonly is: 'skip'; readonly reason: LeftOutReason }
  | { readonly is: 'lowers'; readonly line: number }
  | { readonly is: 'held' }

const held: Decision = { is: 'held' }
const skipped = (reason: LeftOutReason): Decision => ({ is: 'skip', reason })
const expense = (type: CostType, line: CostLine | null = null): Decision => ({
  is: 'expense',
  type,
  line: type === 'other_costs' ? (line ?? 'other') : null,
})

export const amountOf = ({ signed }: Pick<BookEntry, 'signed'>): Ore => ore(Math.abs(signed))

/** A few words that tell a row from the others. */
export const entryLabel = (entry: BookEntry): string => {
  const words = entry.text === '' ? entry.category || entry.who || entry.section : entry.text
  return `«${words.slice(0, 60)}» ${formatKr(amountOf(entry), 'needed')}`
}

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

/** Costs of the same house to which money that came back may belong. */
function candidates(entry: BookEntry, all: readonly SidedEntry[]): BookEntry[] {
  const words = new Set(
    foldText(`${entry.text} ${entry.who}`)
      .split(' ')
      .filter((word) => word.length > 4),
  )
  const isClose = (other: BookEntry) =>
    other.house === entry.house && other.place.sheet === entry.place.sheet && amountOf(other) >= amountOf(entry)
  const shares = (other: BookEntry) =>
    foldText(`${other.text} ${other.who}`)
      .split(' ')
      .some((word) => words.has(word))
  return all
    .flatMap((one) =>
      one.side === 'out' && !one.isReversed && isClose(one.entry) && shares(one.entry) ? [one.entry] : [],
    )
    .slice(0, 4)
}

function askMoneyBack(entry: BookEntry, all: readonly SidedEntry[], asker: Asker): Decision {
  const lowered = candidates(entry, all)
  const answer = asker.ask({
    kind: 'money_back',
    key: String(entry.place.line),
    place: entry.place,
    what: entryLabel(entry),
    word: 'askMoneyBack',
    choices: [
      ...lowered.map((one) => ({
        id: `lowers-${one.place.line}`,
        text: asker.word('lowers', { what: entryLabel(one) }),
      })),
      { id: 'income', text: asker.word('asIncome') },
      { id: 'leave_out', text: asker.word('leaveOut') },
    ],
    blocks: true,
  })
  if (answer === 'income') return { is: 'income', isShort: false }
  if (answer === 'leave_out') return skipped('other')
  return answer === null ? held : { is: 'lowers', line: Number(answer.slice('lowers-'.length)) }
}

function decideIn(
  { entry }: SidedEntry,
  all: readonly SidedEntry[],
  tenants: ReadonlySet<string>,
  asker: Asker,
): Decision {
  const { own, text } = meaningOfEntry(entry)
  const words = `${entry.category} ${entry.text} ${entry.section}`
  if (entry.isPlatform) return { is: 'income', isShort: true }
  if (own?.is === 'income' && !isMoneyBack(entry.text))
    return { is: 'income', isShort: own.isShort || (text?.is === 'income' && text.isShort) }
  if (isRecharged(words)) return { is: 'income', isShort: false }
  const isFromTenant = entry.tenant !== '' || tenants.has(foldText(entry.who))
  if (isFromTenant && !isMoneyBack(words)) return { is: 'income', isShort: false }
  if (isMoneyBack(words) || own?.is === 'cost' || own?.is === 'item') return askMoneyBack(entry, all, asker)
  if (text?.is === 'income' && own === null) return { is: 'income', isShort: text.isShort }
  if (text?.is === 'cost' && entry.from === 'list' && own === null) return askMoneyBack(entry, all, asker)
  // A column or a section of income says it, where the words say nothing else.
  if (entry.side === 'in') return { is: 'income', isShort: false }
  const answer = asker.ask({
    kind: 'income_kind',
    key: foldText(entry.category).slice(0, 40),
    place: entry.place,
    what: entryLabel(entry),
    word: 'askIncomeKind',
    choices: [
      { id: 'income', text: asker.word('asIncome') },
      { id: 'leave_out', text: asker.word('leaveOut') },
    ],
    blocks: true,
  })
  return answer === null ? held : answer === 'income' ? { is: 'income', isShort: false } : skipped('other')
}

/** Asks about a row whose words can mean two things. Null where nothing has to be asked. */
function doubtOf(entry: BookEntry, meaning: Meaning | null, asker: Asker): Decision | null {
  const words = `${entry.text} ${entry.note}`
  const isWorkCost =
    meaning === null ||
    meaning.is === 'item' ||
    (meaning.is === 'cost' && (meaning.type === 'maintenance' || meaning.line === 'other'))
  if (isWorkCost && mayBeImprovement(`${entry.category} ${words}`)) {
    const choices = [
      { id: 'maintenance', text: asker.word('asMaintenance') },
      { id: 'improvement', text: asker.word('asImprovement') },
    ]
    const answer = asker.ask({
      kind: 'improvement',
      key: String(entry.place.line),
      place: entry.place,
      what: entryLabel(entry),
      word: 'askImprovement',
      choices,
      blocks: true,
    })
    if (answer === null) return held
    return answer === 'maintenance' ? expense('maintenance') : skipped('improvement')
  }
  if (meaning?.is !== 'private' && isPrivateHint(words)) {
    const choices = [
      { id: 'cost', text: asker.word('asCost') },
      { id: 'private', text: asker.word('asPrivate') },
    ]
    const answer = asker.ask({
      kind: 'private',
      key: String(entry.place.line),
      place: entry.place,
      what: entryLabel(entry),
      word: 'askPrivate',
      choices,
      blocks: true,
    })
    if (answer === null) return held
    if (answer === 'private') return skipped('private')
  }
  return null
}

function askRentPaid(entry: BookEntry, asker: Asker): Decision {
  const answer = asker.ask({
    kind: 'rent_paid',
    key: '',
    place: entry.place,
    what: entryLabel(entry),
    word: 'askRentPaid',
    choices: [
      { id: 'common_costs', text: asker.word('asCommonCosts') },
      { id: 'other', text: asker.word('typeOther') },
      { id: 'leave_out', text: asker.word('leaveOut') },
    ],
    blocks: true,
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

function decideOut({ entry }: SidedEntry, asker: Asker): Decision {
  const { own, text } = meaningOfEntry(entry)
  if (entry.isPlatformFee) return expense('other_costs', 'other')
  const first = own ?? text
  const doubt = doubtOf(entry, first, asker)
  if (doubt !== null) return doubt
  if (own?.is === 'income' || (own === null && text?.is === 'income')) {
    if (isCooperative(`${entry.who} ${entry.text}`)) return expense('other_costs', 'common_costs')
    if (text?.is === 'cost') return expense(text.type, text.line)
    return askRentPaid(entry, asker)
  }
  if (own?.is === 'item') return isWork(entry.text) ? expense('maintenance') : { is: 'item' }
  if (own?.is === 'cost') return expense(own.type, own.line)
  if (text?.is === 'item' || (isAppliance(entry.text) && text === null && !isWork(entry.text))) return { is: 'item' }
  if (text?.is === 'cost') return expense(text.type, text.line)
  if (isWork(entry.text)) return expense('maintenance')
  const paid = payee(entry.who)
  return paid?.is === 'cost' ? expense(paid.type, paid.line) : askType(entry, asker)
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
  if (isReversed) return askMoneyBack(entry, all, asker)
  return side === 'in' ? decideIn(sided, all, tenants, asker) : decideOut(sided, asker)
}

/** The name of a tenant that a row of a table with months has as its label. */
export const tenantInLabel = (entry: BookEntry): string =>
  entry.from === 'list' || meaningOf(entry.category) !== null ? '' : isPersonName(entry.category) ? entry.category : ''
