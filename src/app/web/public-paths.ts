import { pages } from './page-list'

/** The addresses of public pages. Each ends at the part that names a record. */
const publicPaths = [
  '/not-found',
  ...pages.filter(({ isPublic }) => isPublic).map(({ path }) => path.replace(/\/\$.*/, '')),
]

export const isPublicPath = (path: string): boolean => publicPaths.some((open) => `${path}/`.startsWith(`${open}/`))
