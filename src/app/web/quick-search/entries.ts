/** What can be found, in the order in which it is shown. */
export const groups = ['actions', 'places', 'houses', 'contracts', 'tenants', 'suppliers', 'vouchers'] as const
export type Group = (typeof groups)[number]

/** One line of the search. */
export interface Hit {
  readonly key: string
  readonly group: Group
  readonly label: string
  /** What tells it from others of its name. */
  readonly detail: string
  readonly href: string
  /** The letter that leads there behind `g`. */
  readonly letter?: string | undefined
  /** What it is found by beside what it shows. */
  readonly hidden?: string
  /** Whether the search means it, where words alone don't tell: an amount, as people write amounts. */
  readonly isMeant?: (search: string) => boolean
}

/** The element of a line, for the field to point at: the focus stays in the field. */
export const optionId = (index: number) => `quick-search-${index}`

const plain = (text: string) =>
  text
    .toLocaleLowerCase('nb')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

/** Of each group at most so many. */
const most = 6

/** How well the words of a search fit an entry: 0 its name begins so, 1 a word of it does, 2 somewhere, null not at all. */
function fitOf({ label, detail, hidden = '', isMeant }: Hit, search: string): 0 | 1 | 2 | null {
  const name = plain(label)
  const all = `${name} ${plain(detail)} ${plain(hidden)}`
  if (!search.split(' ').every((word) => all.includes(word)) && isMeant?.(search) !== true) return null
  if (name.startsWith(search)) return 0
  return name.includes(` ${search}`) ? 1 : 2
}

/**
 * The lines that a search finds, group by group, in each the best first. Without a search what can be done and where one
 * can go. `isMore`: there are others.
 */
export function findEntries(entries: readonly Hit[], search: string) {
  const wanted = plain(search)
  const found = groups.map((group) => {
    const own = entries.filter((entry) => entry.group === group)
    if (wanted === '') return group === 'actions' || group === 'places' ? own : []
    return own
      .flatMap((entry) => {
        const fit = fitOf(entry, wanted)
        return fit === null ? [] : [{ entry, fit }]
      })
      .toSorted((one, other) => one.fit - other.fit)
      .map(({ entry }) => entry)
  })
  const shown = wanted === '' ? found : found.map((own) => own.slice(0, most))
  return { entries: shown.flat(), isMore: found.flat().length > shown.flat().length }
}
