/** The groups of hits, in the order in which they are shown. */
export const hitGroups = ['actions', 'places', 'houses', 'contracts', 'tenants', 'suppliers', 'vouchers'] as const
export type HitGroup = (typeof hitGroups)[number]

export interface Hit {
  readonly key: string
  readonly group: HitGroup
  readonly label: string
  /** A text that distinguishes hits with the same name. */
  readonly detail: string
  readonly href: string
  /** The letter of the shortcut: `g`, then this letter. */
  readonly letter?: string | undefined
  /** A text that is searched but not shown. */
  readonly hidden?: string
  /** True if the search text means this hit, for instance as an amount in another notation. */
  readonly isMeant?: (search: string) => boolean
}

/** The id of a hit's line. The focus stays in the field, which refers to the line by this id. */
export const optionId = (index: number) => `quick-search-${index}`

const plain = (text: string) =>
  text
    .toLocaleLowerCase('nb')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

const most = 6

/**
 * The fit of a hit. 0: the name starts with the search. 1: one of its words does. 2: the search is elsewhere in the
 * text. Null: not at all.
 */
function fitOf({ label, detail, hidden = '', isMeant }: Hit, search: string): 0 | 1 | 2 | null {
  const name = plain(label)
  const all = `${name} ${plain(detail)} ${plain(hidden)}`
  if (!search.split(' ').every((word) => all.includes(word)) && isMeant?.(search) !== true) return null
  if (name.startsWith(search)) return 0
  return name.includes(` ${search}`) ? 1 : 2
}

/** The hits by group, the best first. Without a search: actions and places. */
export function findEntries(entries: readonly Hit[], search: string) {
  const wanted = plain(search)
  const found = hitGroups.map((group) => {
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
