/** True if a path stays on this host. `//elsewhere` and `/\\elsewhere` are other hosts. */
const isLocal = (path: string): boolean => /^\/(?![/\\])/.test(path)

/**
 * The wanted path if it is local, else home. Checked as the browser resolves it: `/home/..//elsewhere` becomes
 * `//elsewhere`.
 */
export function localPath(wanted: string | undefined, isPublicPath: (path: string) => boolean): string {
  if (wanted === undefined || !isLocal(wanted)) return '/home'
  const { host, pathname, search, hash } = new URL(wanted, 'https://here.invalid')
  if (host !== 'here.invalid' || !isLocal(pathname) || pathname === '/' || isPublicPath(pathname)) return '/home'
  return pathname + search + hash
}
