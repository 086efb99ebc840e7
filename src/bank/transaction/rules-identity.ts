import type { Day } from '../../base/kit/day'
import type { Steps } from '../../base/kit/steps'
import type { StatementRow } from '../file/rules-statement'

/** Ignores accents, upper case and repeated blanks, because a bank may write the same text with or without them. */
export const normalizedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * A text that identifies a row within its bank account: day, sum, normalized text and the bank's
 * own reference.
 */
export const identityText = ({
  date,
  sum,
  text,
  bankReference,
}: Pick<StatementRow, 'date' | 'sum' | 'text' | 'bankReference'>): string =>
  JSON.stringify([date, sum, normalizedText(text), bankReference?.trim() || null])

/** The other side of a payment. It distinguishes two rows of equal identity. */
export interface OtherSide {
  readonly counterparty: string | null
  readonly reference: string | null
}

/** A row that was imported before. */
export interface ImportedRow extends OtherSide {
  readonly id: number
  readonly identity: string
  readonly ordinal: number
}

export interface IdentifiedRow extends OtherSide {
  readonly identity: string
}

const sidesText = ({ counterparty, reference }: OtherSide): string => JSON.stringify([counterparty, reference])

/** Groups the rows by name. Yields a step for each row. */
function* grouped<T>(rows: readonly T[], nameOf: (row: T) => string): Steps<Map<string, T[]>> {
  const found = new Map<string, T[]>()
  for (const row of rows) {
    yield null
    const name = nameOf(row)
    const alike = found.get(name)
    if (alike) alike.push(row)
    else found.set(name, [row])
  }
  return found
}

/** A stored row, by the facts that stay the same in every format. */
export interface StoredMoney extends Pick<StatementRow, 'sum'> {
  readonly id: number
  readonly date: Day
}

const moneyOf = ({ date, sum }: Omit<StoredMoney, 'id'>): string => `${date} ${sum}`

/**
 * Divides the rows of a file into those whose day and sum other stored rows have just as often (`same`), and the others. `claimed` are the stored rows that `same` are taken for. If a day has fewer stored rows of that sum,
 * nothing says which of the file's rows they are, so none is `same`. Yields a step for each row.
 */
export function* separateSameMoney<T extends Omit<StoredMoney, 'id'>>(
  rows: readonly T[],
  stored: readonly StoredMoney[],
): Steps<{ readonly same: readonly T[]; readonly others: readonly T[]; readonly claimed: readonly number[] }> {
  const before = yield* grouped(stored, moneyOf)
  const same: T[] = []
  const others: T[] = []
  const claimed: number[] = []
  for (const [money, alike] of yield* grouped(rows, moneyOf)) {
    yield null
    const known = before.get(money) ?? []
    const isSame = known.length >= alike.length
    ;(isSame ? same : others).push(...alike)
    if (isSame) claimed.push(...known.slice(0, alike.length).map(({ id }) => id))
  }
  return { same, others, claimed }
}

/**
 * Compares the file's rows with the stored rows of equal identity. Returns the rows to import
 * (`fresh`) and the stored rows that are also in this file (`claimed`). After imports of several
 * files, there are as many equal rows as in the file with the most of them. A row is paired with a
 * stored row of the same counterparty and reference first, then with any stored row that is left.
 * Two files with one such row share the stored row. If an import is deleted, the rows that other
 * files claim stay. Yields a step for each row.
 */
export function* separateFreshRows<T extends IdentifiedRow>(
  rows: readonly T[],
  known: readonly ImportedRow[],
): Steps<{ readonly fresh: readonly (T & { readonly ordinal: number })[]; readonly claimed: readonly number[] }> {
  const before = yield* grouped(known, ({ identity }) => identity)
  const fresh: (T & { readonly ordinal: number })[] = []
  const claimed = new Set<number>()
  for (const [identity, same] of yield* grouped(rows, (row) => row.identity)) {
    yield null
    const stored = before.get(identity)?.toSorted((a, b) => b.ordinal - a.ordinal)
    if (stored === undefined) {
      for (const [at, row] of same.entries()) fresh.push({ ...row, ordinal: at + 1 })
      continue
    }
    const alike = yield* grouped(stored, sidesText)
    const claim = (from: ImportedRow[] | undefined): boolean => {
      const one = from?.pop()
      if (one) claimed.add(one.id)
      return one !== undefined
    }
    const others = same.filter((row) => !claim(alike.get(sidesText(row))))
    const free = stored.filter(({ id }) => !claimed.has(id))
    const taken = new Set(stored.map(({ ordinal }) => ordinal))
    let ordinal = 0
    for (const row of others.filter(() => !claim(free))) {
      do ordinal += 1
      while (taken.has(ordinal))
      fresh.push({ ...row, ordinal })
    }
  }
  return { fresh, claimed: [...claimed] }
}
