import { pages } from './page-list'

/** The addresses of the pages for people without a session too, up to where a record is named. */
const publicPaths = [
  '/not-found',
  ...pages.filter(({ isPublic }) => isPublic).map(({ path }) => path.replace(/\/\$.*/, '')),
]

/** Whether the page is for people without a session too. */
export const isPublicPath = (path: string): boolean => publicPaths.some((open) => `${path}/`.startsWith(`${open}/`))

/** Whether a browser stays here: `//elsewhere` and `/\\elsewhere` are other hosts. */
const isLocal = (path: string): boolean => /^\/(?![/\\])/.test(path)

/**
 * Where to go after login: only an address of this app, never a public page, else home. What counts is the address as the
 * browser resolves it: of `/home/..//elsewhere` nothing is left but `//elsewhere`.
 */
export function localPath(wanted: string | undefined): string {
  if (wanted === undefined || !isLocal(wanted)) return '/home'
  const { host, pathname, search, hash } = new URL(wanted, 'https://here.invalid')
  if (host !== 'here.invalid' || !isLocal(pathname) || pathname === '/' || isPublicPath(pathname)) return '/home'
  return pathname + search + hash
}
