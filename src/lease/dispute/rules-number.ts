/** The ways in which numbers are known: an account and a number of identity have eleven digits, a phone has eight. */
const [identityLength, phoneLength] = [11, 8]

/**
 * The characters that people write between the digits of one number: a space, a point, a dash, a slash, a bracket, or
 * the end of a line.
 */
const between = String.raw`[\s./()_\u00ad\u2010-\u2015\u2212-]{1,4}`
const runs = new RegExp(String.raw`\d+(?:${between}\d+)*`, 'g')

interface Group {
  readonly at: number
  readonly digits: string
}
/** Some digits of a run, with the groups in which they are written. */
interface Part {
  readonly from: number
  readonly to: number
}

/** A run of digits with the text around it. */
interface Run {
  readonly text: string
  readonly before: string
  readonly after: string
  readonly groups: readonly Group[]
}

const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const month = String.raw`(?:0?[1-9]|1[0-2])`
const year = String.raw`(?:19|20)\d{2}`
const start = String.raw`(?<!\d)`
const end = String.raw`(?!\d)`

/** Dates, times, years, and sums with the product's own space between thousands. None of them is a number of somebody. */
const harmless = [
  String.raw`${start}${day}[./-]\s?${month}[./-]?\s?${year}${end}`,
  String.raw`${start}${year}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])${end}`,
  String.raw`${start}${year}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])${end}`,
  String.raw`${start}${day}\.${month}\.\d{2}(?!\d|[.\s-]{1,3}\d{5}(?!\d)|\.\d)`,
  String.raw`${start}${day}\.${month}\.?\s?[\u2013-]\s?${day}\.${month}\.?(?!\d|\.?\d)`,
  String.raw`${start}(?:[01]?\d|2[0-3])\.[0-5]\d\s?[\u2013-]\s?(?:[01]?\d|2[0-3])\.[0-5]\d${end}`,
  String.raw`${start}${year}\s?[/\u2013-]?\s?${year}${end}`,
  // A phone has eight digits, so a sum of up to seven is none.
  String.raw`(?<!\d\u00a0?)(?:\d\u00a0\d{3}|\d{1,3})\u00a0\d{3}(?!\u00a0?\d)`,
].map((pattern) => new RegExp(pattern, 'g'))

/** A full date with the five digits that make it a number of identity. After a space it may be a reading of today. */
const dateAndFive = new RegExp(
  String.raw`${start}${day}[./-]\s?${month}[./-]?\s?(?:${year}\s?[\u2010-\u2015-]\s?|(?:19\d{2}|200\d|2010)[\s.]{1,3})\d{3}\s?\d{2}(?!\d)`,
  'g',
)

const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * True if eleven digits begin with a day of birth. A D-number has 40 added to its day. Numbers for tests, and those of a
 * hospital, have 40, 65 or 80 added to their month.
 */
function isIdentity(digits: string): boolean {
  const [written, shifted] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))]
  const of = [0, 40, 65, 80].map((added) => shifted - added).find((one) => one >= 1 && one <= 12)
  const birth = written > 40 ? written - 40 : written
  return of !== undefined && birth >= 1 && birth <= lastDays[of - 1]!
}

/** The groups in which accounts and numbers of identity are written, whatever their first digits are. */
const shapes = new Set(['11', '6-5', '6-3-2', '2-2-2-5', '2-2-2-3-2', '4-2-5', '4-7', '4-4-3', '4-2-2-3', '6-2-3'])
const boxes = Array.from({ length: identityLength }, () => 1).join('-')

const sizesOf = (groups: readonly Group[]): readonly number[] => groups.map(({ digits }) => digits.length)

/** True if the groups are two or more sums with a space between thousands: `9 500 12 000`. */
function areSums(sizes: readonly number[]): boolean {
  let [sums, thousands] = [0, 0]
  for (const size of sizes) {
    const isNew = sums === 0 || size < 3
    if (isNew && (size > 3 || (sums > 0 && thousands === 0))) return false
    if (!isNew && size !== 3) return false
    if (isNew) [sums, thousands] = [sums + 1, 0]
    else thousands += 1
  }
  return sums > 1 && thousands > 0
}

/** Numbers that may be shown. */
export interface KnownNumbers {
  /** Accounts and payment references, with digits only. */
  readonly numbers: readonly string[]
  /** The last eight digits of phone numbers. */
  readonly phones: readonly string[]
}

const digitsIn = (run: Run, { from, to }: Part): string =>
  run.groups
    .slice(from, to)
    .map(({ digits }) => digits)
    .join('')

/** The parts of a run with one of these lengths, in their order. Each is free when it is reached. */
function* partsOf(run: Run, lengths: readonly number[], isFree: (part: Part) => boolean): Iterable<Part> {
  for (let from = 0; from < run.groups.length; from += 1)
    for (const length of lengths) {
      let [to, found] = [from, 0]
      while (to < run.groups.length && found < length) found += run.groups[to++]!.digits.length
      if (found === length && isFree({ from, to })) yield { from, to }
    }
}

const crowns = String.raw`(?:kr|nok|kroner)`
const afterCrowns = new RegExp(String.raw`(?<!\p{L})${crowns}\.?:?\s*$`, 'iu')
const beforeCrowns = new RegExp(
  String.raw`^(?:,\d{1,2}|,[-\u2013])?\s*${crowns}(?!\p{L})|^,(?:\d{2}|[-\u2013])(?!\d)`,
  'iu',
)

/** The sum at the start or the end of a run, which `kr` or decimals make one. */
function sumsOf({ before, after, groups }: Run): readonly Part[] {
  const sizes = sizesOf(groups)
  const found: Part[] = []
  if (afterCrowns.test(before) && sizes[0]! <= 3) {
    let to = 1
    while (sizes[to] === 3) to += 1
    if (to > 1) found.push({ from: 0, to })
  }
  if (beforeCrowns.test(after)) {
    let from = sizes.length - 1
    while (from > 0 && sizes[from] === 3 && sizes[from - 1]! <= 3) from -= 1
    found.push({ from, to: sizes.length })
  }
  return found
}

/** True if digits are a Norwegian phone number. `isWritten`: a plus or groups say that they are one. */
const isPhone = (digits: string, isWritten: boolean): boolean =>
  /^[2-9]\d{7}$/.test(digits) || /^0047[2-9]\d{7}$/.test(digits) || (isWritten ? /^47[2-9]/ : /^47[49]/).test(digits)

/** Notes which groups of a run are left as they are or hidden. A noted group is looked at by no later rule. */
function marksOf(run: Run) {
  const used = run.groups.map(() => false)
  const hidden: Part[] = []
  const isFree = ({ from, to }: Part) => !used.slice(from, to).includes(true)
  const leave = ({ from, to }: Part) => void used.fill(true, from, to)
  return {
    hidden,
    isFree,
    leave,
    hide: (part: Part) => {
      hidden.push(part)
      leave(part)
    },
    /** True if no free group is beside a part. */
    isWhole: ({ from, to }: Part) => (from === 0 || used[from - 1]!) && (to === run.groups.length || used[to]!),
    /** The groups that a pattern finds. */
    foundBy: (pattern: RegExp): readonly Part[] =>
      [...run.text.matchAll(pattern)]
        .map(({ index, 0: found }) => ({
          from: run.groups.findIndex(({ at }) => at >= index),
          to: run.groups.filter(({ at }) => at < index + found.length).length,
        }))
        .filter(isFree),
  }
}
type Marks = ReturnType<typeof marksOf>

/** Marks what is known, what is no number of anybody, and a full date that begins a number of identity. */
function markKnown(run: Run, marks: Marks, { numbers }: KnownNumbers): void {
  const lengths = [...new Set(numbers.map(({ length }) => length))].toSorted((a, b) => b - a)
  for (const part of partsOf(run, lengths, marks.isFree)) if (numbers.includes(digitsIn(run, part))) marks.leave(part)
  for (const part of marks.foundBy(dateAndFive)) marks.hide(part)
  for (const pattern of harmless) for (const part of marks.foundBy(pattern)) marks.leave(part)
  for (const part of sumsOf(run)) if (marks.isFree(part)) marks.leave(part)
}

const hasPlus = ({ before }: Run): boolean => /\+\s*$/.test(before)

/** Marks a phone number of another country: up to fifteen digits after a plus. Nobody knows its groups. */
function markAbroad(run: Run, marks: Marks, { phones }: KnownNumbers): void {
  const { groups } = run
  if (!hasPlus(run) || groups[0]!.digits.startsWith('47')) return
  let [to, found] = [0, 0]
  while (to < groups.length && marks.isFree({ from: to, to: to + 1 }) && found + groups[to]!.digits.length <= 15)
    found += groups[to++]!.digits.length
  const part = { from: 0, to }
  if (found < phoneLength) return
  if (phones.includes(digitsIn(run, part).slice(-phoneLength))) marks.leave(part)
  else marks.hide(part)
}

/** Marks accounts and numbers of identity. */
function markElevens(run: Run, marks: Marks): void {
  for (const part of partsOf(run, [identityLength], marks.isFree)) {
    const sizes = sizesOf(run.groups.slice(part.from, part.to))
    const shape = sizes.join('-')
    const isKnown = shapes.has(shape) || shape === boxes
    if (isKnown || (!areSums(sizes) && (isIdentity(digitsIn(run, part)) || marks.isWhole(part)))) marks.hide(part)
  }
}

/** Marks Norwegian phone numbers, with and without the code of the country. */
function markPhones(run: Run, marks: Marks, { phones }: KnownNumbers): void {
  for (const part of partsOf(run, [phoneLength + 4, phoneLength + 2, phoneLength], marks.isFree)) {
    const digits = digitsIn(run, part)
    const sizes = sizesOf(run.groups.slice(part.from, part.to))
    const isWritten = sizes.length > 1 || (hasPlus(run) && part.from === 0)
    // No phone begins with 20, so four digits that do are a year.
    const isYear = sizes.length > 1 && /^20\d{2}$/.test(run.groups[part.from]!.digits)
    const areOthers = isYear || (!digits.startsWith('47') && areSums(sizes))
    if (areOthers || !isPhone(digits, isWritten)) continue
    if (phones.includes(digits.slice(-phoneLength))) marks.leave(part)
    else marks.hide(part)
  }
}

/** The parts of a run that are somebody's number, and may not be shown. */
function hiddenParts(run: Run, known: KnownNumbers): readonly Part[] {
  const marks = marksOf(run)
  markKnown(run, marks, known)
  markAbroad(run, marks, known)
  markElevens(run, marks)
  markPhones(run, marks, known)
  return marks.hidden.toSorted((a, b) => a.from - b.from)
}

/** Replaces each number of identity, account and phone number in a text, unless it is known. */
export function withoutNumbers(text: string, known: KnownNumbers, hide: (found: string) => string): string {
  let [result, at] = ['', 0]
  for (const { index, 0: found } of text.matchAll(runs)) {
    const groups = [...found.matchAll(/\d+/g)].map((group) => ({ at: group.index, digits: group[0] }))
    const after = index + found.length
    const run = { text: found, groups, before: text.slice(0, index).slice(-12), after: text.slice(after, after + 12) }
    for (const { from, to } of hiddenParts(run, known)) {
      const last = groups[to - 1]!
      const begin = index + groups[from]!.at
      // The plus, and a bracket around the code of a country, belong to the number.
      const plus = from === 0 ? (/\(?\+\s*$/.exec(text.slice(at, begin))?.[0].length ?? 0) : 0
      const finish = index + last.at + last.digits.length
      result += text.slice(at, begin - plus) + hide(text.slice(begin, finish))
      at = finish
    }
  }
  return result + text.slice(at)
}
