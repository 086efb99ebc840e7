import type { PersonName } from '../../base/kit/full-name'
import { isFillerWord, vippsWords } from './rules-vocabulary'
import { normalizedWords, isSingleLetter, isNumber } from './rules-fold'

/**
 * The way in which a payment names a person. `payer`: the person is the payer. `similar`: the payer has another middle
 * name. `mentioned`: the name is among other words.
 */
export type NameMatch = 'payer' | 'similar' | 'mentioned'

/** `Anne-Marie` may be written as two words or as one. */
interface NamePart {
  readonly words: readonly string[]
  readonly joined: string
}

interface KnownName {
  readonly owner: number
  /** Null for a person with one name only. */
  readonly given: NamePart | null
  readonly last: NamePart
  /** Words that may be between given and last name. */
  readonly middle: ReadonlySet<string>
}

export interface NameIndex {
  readonly byLast: ReadonlyMap<string, readonly KnownName[]>
  readonly byPart: ReadonlyMap<string, ReadonlySet<number>>
  /** Words of house names, which do not identify a person on their own. */
  readonly common: ReadonlySet<string>
}

/** The words of a payment, normalized (./rules-fold.ts). */
export interface NamedWords {
  readonly counterparty: readonly string[]
  readonly text: readonly string[]
}

const partOf = (piece: string): NamePart => {
  const words = normalizedWords(piece)
  return { words, joined: words.join('') }
}
const piecesOf = (name: string): NamePart[] =>
  name
    .split(/\s+/)
    .map(partOf)
    .filter(({ joined }) => joined !== '' && !isSingleLetter(joined))

function knownName(owner: number, { firstName, lastName }: PersonName): KnownName | null {
  const [first, last] = [piecesOf(firstName), piecesOf(lastName)]
  const all = [...first, ...last]
  if (all.length === 0) return null
  if (all.length === 1) return { owner, given: null, last: all[0]!, middle: new Set() }
  return {
    owner,
    given: all[0]!,
    last: all.at(-1)!,
    middle: new Set(all.slice(1, -1).flatMap(({ words }) => words)),
  }
}

/** Prepares the names once for many texts. An owner is the index of a contract. */
export function nameIndex(owners: readonly (readonly PersonName[])[], houseNames: readonly string[]): NameIndex {
  const byLast = new Map<string, KnownName[]>()
  const byPart = new Map<string, Set<number>>()
  const common = new Set(houseNames.flatMap(normalizedWords))
  for (const [owner, people] of owners.entries())
    for (const person of people) {
      const known = knownName(owner, person)
      if (!known) continue
      for (const key of new Set([known.last.words[0]!, known.last.joined]))
        byLast.set(key, [...(byLast.get(key) ?? []), known])
      for (const part of known.given ? [known.given, known.last] : [known.last])
        if (part.joined.length > 2 && !isFillerWord(part.joined) && !common.has(part.joined))
          byPart.set(part.joined, (byPart.get(part.joined) ?? new Set()).add(owner))
    }
  return { byLast, byPart, common }
}

/** The number of words that the name part takes up at this place. 0 if it isn't there. */
function lengthAt(words: readonly string[], at: number, part: NamePart): number {
  if (at < 0) return 0
  if (part.words.every((word, index) => words[at + index] === word)) return part.words.length
  return words[at] === part.joined ? 1 : 0
}

const nameLike = (word: string | undefined): boolean =>
  word !== undefined && !isNumber(word) && !isSingleLetter(word) && !isFillerWord(word)

interface Found {
  readonly from: number
  readonly to: number
  /** The number of words between the two names that are not among the person's names. */
  readonly unknown: number
  readonly reversed: boolean
}

/**
 * Finds the given name before the last name, with at most two unknown names between them, or directly after the last
 * name.
 */
function around(words: readonly string[], at: number, { given, last, middle }: KnownName): Found | null {
  const length = lengthAt(words, at, last)
  if (length === 0 || !given) return null
  let unknown = 0
  for (let before = at - 1; before >= 0 && unknown <= 2; before -= 1) {
    const taken = lengthAt(words, before, given)
    if (taken > 0 && before + taken <= at) return { from: before, to: at + length, unknown, reversed: false }
    const word = words[before]!
    if (given.words.includes(word) || middle.has(word) || isSingleLetter(word)) continue
    if (!nameLike(word)) break
    unknown += 1
  }
  const behind = lengthAt(words, at + length, given)
  return behind > 0 ? { from: at, to: at + length + behind, unknown: 0, reversed: true } : null
}

/**
 * Reads the words as naming a person who has only one name. The person is the payer if the counterparty has no other
 * name. In a message, a name that is an everyday word doesn't count.
 */
function singleNaming(
  words: readonly string[],
  at: number,
  { last }: KnownName,
  index: NameIndex,
  own: boolean,
): NameMatch | null {
  const length = lengthAt(words, at, last)
  if (length === 0 || last.joined.length < 3) return null
  if (own && words.filter(nameLike).length === length) return 'payer'
  return isFillerWord(last.joined) || index.common.has(last.joined) ? null : 'mentioned'
}

/**
 * True if a given and a last name belong to a person. One of them may also be another word (of the house, a month), but
 * then both must be next to each other. If both are such words, they never count.
 */
function isPlain(found: Found, { given, last }: KnownName, { common }: NameIndex): boolean {
  const plain = [given!, last].filter(({ joined }) => !isFillerWord(joined) && !common.has(joined)).length
  return plain === 2 || (plain === 1 && found.unknown === 0)
}

/** Reads the words as naming the person. With `own`, the words are the counterparty's and contain only names. */
function namingIn(
  words: readonly string[],
  at: number,
  name: KnownName,
  index: NameIndex,
  own: boolean,
): NameMatch | null {
  if (!name.given) return singleNaming(words, at, name, index, own)
  const found = around(words, at, name)
  if (!found || (!own && !isPlain(found, name, index))) return null
  const [before, after] = [words[found.from - 1], words[found.to]]
  // `Kari Hansen Per Olsen` does not name Per Hansen.
  if (found.reversed && nameLike(before)) return null
  const isAmong = own
    ? !found.reversed && (nameLike(before) || nameLike(after))
    : words.slice(0, found.from).some(nameLike)
  if (isAmong) return 'mentioned'
  return found.unknown > 0 ? 'similar' : 'payer'
}

const strength = { none: 0, mentioned: 1, similar: 2, payer: 3 }

export function ownersNamed({ counterparty, text }: NamedWords, index: NameIndex): Map<number, NameMatch> {
  const found = new Map<number, NameMatch>()
  // Some banks write Vipps instead of the payer. Then the name is in the text.
  const unnamed = !counterparty.some((word) => nameLike(word) && !vippsWords.has(word))
  const look = (words: readonly string[], own: boolean) => {
    for (const [at, word] of words.entries())
      for (const name of index.byLast.get(word) ?? []) {
        const naming = namingIn(words, at, name, index, own)
        if (!naming) continue
        const judged = own || unnamed ? naming : 'mentioned'
        if (strength[judged] > strength[found.get(name.owner) ?? 'none']) found.set(name.owner, judged)
      }
  }
  look(counterparty, true)
  look(text, false)
  return found
}

/**
 * Returns the owners whose first or last name is in the payment. Several people may have that name, so it proves
 * little.
 */
export function ownersPartlyNamed({ counterparty, text }: NamedWords, { byPart }: NameIndex): Set<number> {
  const found = new Set<number>()
  for (const word of [...counterparty, ...text]) for (const owner of byPart.get(word) ?? []) found.add(owner)
  return found
}
