const collator = new Intl.Collator('nb-NO', { numeric: true, sensitivity: 'base' })

export type SortValue = string | number | null

/** Numbers by size, texts as Norwegian sorts them (æ ø å last), nothing first. */
export function compareValues(a: SortValue, b: SortValue): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

/** `-date` in the address -> what it says. */
export const readSort = (sort: string): { key: string; desc: boolean } | null =>
  sort === '' ? null : sort.startsWith('-') ? { key: sort.slice(1), desc: true } : { key: sort, desc: false }

/** The next state of a column's button: ascending, descending, none. */
export function nextSort(sort: string, key: string): string {
  if (sort === key) return `-${key}`
  return sort === `-${key}` ? '' : key
}
