import { pages } from './page-list'

/** An address ends at the part that names a record. */
const publicPaths = [
  '/not-found',
  ...pages.filter(({ isPublic }) => isPublic).map(({ path }) => path.replace(/\/\$.*/, '')),
]

export const isPublicPath = (path: string): boolean => publicPaths.some((open) => `${path}/`.startsWith(`${open}/`))

/** `//elsewhere` and `/\\elsewhere` are other hosts. */
const isLocal = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** Else home. Checked as the browser resolves it: `/home/..//elsewhere` becomes `//elsewhere`. */
export function localPath(wanted: string | undefined): string {
  if (wanted === undefined || !isLocal(wanted)) return '/home'
  const { host, pathname, search, hash } = new URL(wanted, 'https://here.invalid')
  if (host !== 'here.invalid' || !isLocal(pathname) || pathname === '/' || isPublicPath(pathname)) return '/home'
  return pathname + search + hash
}
