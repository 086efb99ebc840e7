import type { MenuEntry } from '../../../base/ui/page/app-page'
import type { Text } from '../../../base/kit/words'
import { menu } from '../menu-list'
import { pages } from '../page-list'

/** Where a landlord can go: a page with its name. */
export interface MenuPlace extends MenuEntry {
  readonly section: Section
  readonly name: Text
  readonly isForAdmin: boolean
}

/** The parts of the product, as the top bar names them. */
export const sections = ['home', 'tax', 'profile'] as const
export type Section = (typeof sections)[number]

/** The part of the product that an address belongs to. */
export const sectionOf = (path: string): Section =>
  /^\/(profile|error-list)/.test(path) ? 'profile' : /^\/(altinn|skatteetaten)/.test(path) ? 'tax' : 'home'

/** What the modules say of the menu, section by section, in order. */
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

/** In this order the search and the list of keys name those with a letter, before all others. */
const order = 'hkblimdps'
const rank = ({ letter }: MenuPlace) => (letter === undefined ? order.length + 1 : `${order}${letter}`.indexOf(letter))

/** Where everybody can go, as the search and the list of keys name it. */
export const foundPlaces = menuPlaces
  .filter(({ isForAdmin }) => !isForAdmin)
  .toSorted((one, other) => rank(one) - rank(other))
