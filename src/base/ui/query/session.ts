/** The browser's storage entry of the session (docs/rules.md#sessions). */
const entry = 'auth'

/** The access token, or null when nobody is logged in here. */
export function readToken(): string | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(entry) ?? 'null')
    if (typeof found !== 'object' || found === null || !('accessToken' in found)) return null
    return typeof found.accessToken === 'string' && found.accessToken !== '' ? found.accessToken : null
  } catch {
    return null
  }
}

export function saveToken(accessToken: string): void {
  localStorage.setItem(entry, JSON.stringify({ accessToken }))
}

/** Forgets the session on this device (the server ends it by its own call). */
export function clearToken(): void {
  localStorage.removeItem(entry)
}

export interface SessionEnd {
  /** Pages for which a token that has died means nothing. */
  readonly isPublicPage: (path: string) => boolean
  /** Goes to the start page. */
  readonly leave: () => void
}

const end: { now: SessionEnd } = { now: { isPublicPage: () => false, leave: () => window.location.assign('/') } }

/** Called once at start by the app. */
export function configureSession(settings: Partial<SessionEnd>): void {
  end.now = { ...end.now, ...settings }
}

/**
 * A 401 for the token that was sent. Only the first of many parallel ones finds that token still stored, so the
 * page is left once; a token saved meanwhile by a new login is left alone.
 */
export function endSession(sent: string): void {
  if (readToken() !== sent) return
  clearToken()
  if (!end.now.isPublicPage(window.location.pathname)) end.now.leave()
}
