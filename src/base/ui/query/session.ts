/** The browser's storage entry of the session (docs/rules/landlord.md#sessions). */
export const sessionEntry = 'auth'

/** The access token, or null when nobody is logged in here. */
export function readToken(): string | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(sessionEntry) ?? 'null')
    if (typeof found !== 'object' || found === null || !('accessToken' in found)) return null
    return typeof found.accessToken === 'string' && found.accessToken !== '' ? found.accessToken : null
  } catch {
    return null
  }
}

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Notifies when somebody logs in or out here, for `useSyncExternalStore`. */
export const subscribeToken = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function saveToken(accessToken: string): void {
  localStorage.setItem(sessionEntry, JSON.stringify({ accessToken }))
  notify()
}

/** Forgets the session on this device (the server ends it by its own call). */
export function clearToken(): void {
  localStorage.removeItem(sessionEntry)
  notify()
}

export interface SessionEnd {
  /** The token is about to be removed: the last moment to store data of its account. */
  readonly onEnding: () => void
  /** The token is removed: decides what the landlord sees now. */
  readonly onEnded: () => void
}

const end: { now: SessionEnd } = { now: { onEnding: () => {}, onEnded: () => window.location.assign('/') } }

/** Called once at start by the app. */
export function configureSession(settings: Partial<SessionEnd>): void {
  end.now = { ...end.now, ...settings }
}

/**
 * A 401 for the token that was sent. Only the first of many parallel ones finds that token still stored, so the session
 * ends once. A token that a new login has stored meanwhile is not touched.
 */
export function endSession(sent: string): void {
  if (readToken() !== sent) return
  end.now.onEnding()
  clearToken()
  end.now.onEnded()
}
