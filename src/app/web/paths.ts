const publicPages =
  /^\/(login|free-contract|registration|reset-password|change\/email|logout|not-found|signin-difi|login-signin-difi|logout-difi|r|tenant_notification)(\/|$)/

/** Whether the page is for people without a session too. */
export const isPublicPath = (path: string): boolean => publicPages.test(path)

/** Where to go after login: only an address of this app (`//elsewhere` is none), never a public page, else home. */
export function localPath(wanted: string | undefined): string {
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted) || wanted === '/') return '/home'
  const path = new URL(wanted, 'https://here.invalid')
  return path.host !== 'here.invalid' || isPublicPath(path.pathname) ? '/home' : path.pathname + path.search + path.hash
}
