/** The ways in which numbers are known: an account and a number of identity have eleven digits, a phone has eight. */
const [identityLength, phoneLength] = [11, 8]

/**
 * What people write between the digits of one number: a space, a point, a dash, a slash, a bracket, or the end of a
 * line.
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
export function isIdentity(digits: string): boolean {
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

/** Numbers with what is known about them. */
export interface KeptNumbers {
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

/** All parts of a run with one of these lengths that are free when they are asked for, in their order. */
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

/** True if digits are a Norwegian phone number. `isAbroad`: a plus is before them. */
const isPhone = (digits: string, isWritten: boolean): boolean =>
  /^[2-9]\d{7}$/.test(digits) || /^0047[2-9]\d{7}$/.test(digits) || (isWritten ? /^47[2-9]/ : /^47[49]/).test(digits)

/** The parts of a run that are somebody's number, and may not be shown. */
function hiddenParts(run: Run, kept: KeptNumbers): readonly Part[] {
  const { text, before, groups } = run
  const used = groups.map(() => false)
  const hidden: Part[] = []
  const isFree = ({ from, to }: Part) => !used.slice(from, to).includes(true)
  const use = ({ from, to }: Part) => used.fill(true, from, to)
  const hide = (part: Part) => {
    hidden.push(part)
    use(part)
  }
  /** The groups that a pattern finds. */
  const partsBy = (pattern: RegExp): Part[] =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      from: groups.findIndex(({ at }) => at >= index),
      to: groups.filter(({ at }) => at < index + found.length).length,
    }))

  const lengths = [...new Set([...kept.numbers.map(({ length }) => length)])].toSorted((a, b) => b - a)
  for (const part of partsOf(run, lengths, isFree)) if (kept.numbers.includes(digitsIn(run, part))) use(part)
  for (const part of partsBy(dateAndFive)) if (isFree(part)) hide(part)
  for (const pattern of harmless) for (const part of partsBy(pattern)) if (isFree(part)) use(part)
  for (const part of sumsOf(run)) if (isFree(part)) use(part)

  const hasPlus = /\+\s*$/.test(before)
  if (hasPlus && isFree({ from: 0, to: 1 }) && !groups[0]!.digits.startsWith('47')) {
    // A number of another country has up to fifteen digits. Nobody knows its groups.
    let [to, found] = [0, 0]
    while (to < groups.length && !used[to] && found + groups[to]!.digits.length <= 15)
      found += groups[to++]!.digits.length
    const part = { from: 0, to }
    if (found >= phoneLength) (kept.phones.includes(digitsIn(run, part).slice(-phoneLength)) ? use : hide)(part)
  }

  const isWhole = ({ from, to }: Part) => (from === 0 || used[from - 1]!) && (to === groups.length || used[to]!)
  for (const part of partsOf(run, [identityLength], isFree)) {
    const sizes = sizesOf(groups.slice(part.from, part.to))
    const shape = sizes.join('-')
    const isKnown = shapes.has(shape) || shape === boxes
    if (isKnown || (!areSums(sizes) && (isIdentity(digitsIn(run, part)) || isWhole(part)))) hide(part)
  }

  for (const part of partsOf(run, [phoneLength + 4, phoneLength + 2, phoneLength], isFree)) {
    const digits = digitsIn(run, part)
    const sizes = sizesOf(groups.slice(part.from, part.to))
    const isWritten = sizes.length > 1 || (hasPlus && part.from === 0)
    const isYear = sizes.length > 1 && /^20\d{2}$/.test(groups[part.from]!.digits)
    const areOthers = isYear || (!digits.startsWith('47') && areSums(sizes))
    if (areOthers || !isPhone(digits, isWritten)) continue
    ;(kept.phones.includes(digits.slice(-phoneLength)) ? use : hide)(part)
  }
  return hidden.toSorted((a, b) => a.from - b.from)
}

/** Replaces each number of identity, account and phone number in a text, unless it is kept. */
export function withoutNumbers(text: string, kept: KeptNumbers, hide: (found: string) => string): string {
  let [result, at] = ['', 0]
  for (const { index, 0: found } of text.matchAll(runs)) {
    const groups = [...found.matchAll(/\d+/g)].map((group) => ({ at: group.index, digits: group[0] }))
    const after = index + found.length
    const run = { text: found, groups, before: text.slice(0, index).slice(-12), after: text.slice(after, after + 12) }
    for (const { from, to } of hiddenParts(run, kept)) {
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
