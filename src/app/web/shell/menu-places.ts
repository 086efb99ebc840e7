import type { MenuEntry } from '../../../base/ui/page/app-page'
import type { Text } from '../../../base/kit/words'
import { menu } from '../menu-list'
import { pages } from '../page-list'

export interface MenuPlace extends MenuEntry {
  readonly section: Section
  readonly name: Text
  readonly isForAdmin: boolean
}

export const sections = ['home', 'tax', 'profile'] as const
export type Section = (typeof sections)[number]

export const sectionOf = (path: string): Section =>
  /^\/(profile|error-list)/.test(path) ? 'profile' : /^\/(altinn|skatteetaten)/.test(path) ? 'tax' : 'home'

export const menuPlaces: readonly MenuPlace[] = sections.flatMap((section) =>
  menu
    .filter(({ to }) => sectionOf(to) === section)
    .toSorted((one, other) => one.place - other.place)
    .flatMap((entry) => {
      const page = pages.find(({ path }) => path === entry.to)
      if (!page || page.isPublic) return []
      return Object.assign({ section, name: page.title, isForAdmin: page.guard === 'admin' }, entry)
    }),
)

/** The order of the letters in the search and the shortcut list. Entries with a letter come first. */
const order = 'hkblimdps'
const rank = ({ letter }: MenuPlace) => (letter === undefined ? order.length + 1 : `${order}${letter}`.indexOf(letter))

export const searchablePlaces = menuPlaces
  .filter(({ isForAdmin }) => !isForAdmin)
  .toSorted((one, other) => rank(one) - rank(other))
