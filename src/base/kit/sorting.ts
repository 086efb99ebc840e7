/** Null and an empty text count as no value. */
export type SortValue = string | number | null

export interface Sorting {
  readonly key: string
  readonly descending: boolean
}

// Norwegian: å after ø after æ after z. Numbers inside texts are sorted by their value.
const collator = new Intl.Collator('nb', { numeric: true })

const isMissing = (value: SortValue): boolean => value === null || value === ''

const compare = (a: SortValue, b: SortValue): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/**
 * Texts in Norwegian order. Rows without a value come last in both directions. Equal rows keep their order
 * (docs/rules/app.md#lists).
 */
export function sortRows<R>(rows: readonly R[], valueOf: (row: R) => SortValue, descending = false): R[] {
  const direction = descending ? -1 : 1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort(
      (a, b) =>
        Number(isMissing(a.value)) - Number(isMissing(b.value)) ||
        (isMissing(a.value) ? 0 : direction * compare(a.value, b.value)),
    )
    .map(({ row }) => row)
}

/** Reads a list's sorting: `date`, `-date` for descending, empty for none. */
export const readSorting = (text: string): Sorting | null =>
  text === '' ? null : { key: text.replace(/^-/, ''), descending: text.startsWith('-') }

/** The sorting after a further click on the column: ascending, descending, none. */
export function nextSorting(text: string, key: string): string {
  if (text === key) return `-${key}`
  return text === `-${key}` ? '' : key
}
