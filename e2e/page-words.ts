import { pages } from '../src/app/web/page-list'
import { words, type Text } from '../src/base/kit/words'

type Listed = (typeof pages)[number]
export type ListedPath = Listed['path']

const nameOf = ({ title }: Listed, search = {}): Text => (typeof title === 'function' ? title(search) : title)

/** The name of each page in the tab and the menu, by its path. */
export const pageWords = words(
  'pages',
  Object.fromEntries(pages.map((page) => [page.path, nameOf(page)])) as Record<ListedPath, Text>,
)

const registration = pages.find(({ path }) => path === '/registration')!
/** The names of the registration's steps. */
export const stepWords = words('steps', {
  general: nameOf(registration, { step: 'general' }),
  profile: nameOf(registration, { step: 'profile' }),
  finish: nameOf(registration, { step: 'finish' }),
})
