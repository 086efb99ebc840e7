/** The name of the entry with the token in this browser (docs/rules/landlord.md#sessions). */
export const sessionEntry = 'auth'

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

/** For `useSyncExternalStore`. */
export const subscribeToken = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function saveToken(accessToken: string): void {
  localStorage.setItem(sessionEntry, JSON.stringify({ accessToken }))
  notify()
}

export function clearToken(): void {
  localStorage.removeItem(sessionEntry)
  notify()
}

export interface SessionEndHandlers {
  /** Called at the last moment to store data of the token's account. */
  readonly onEnding: () => void
  /** Decides what the landlord sees after the token is removed. */
  readonly onEnded: () => void
}

const end: { now: SessionEndHandlers } = { now: { onEnding: () => {}, onEnded: () => window.location.assign('/') } }

export function configureSession(settings: Partial<SessionEndHandlers>): void {
  end.now = { ...end.now, ...settings }
}

/**
 * Ends the session of the token that was sent. Of many parallel answers with 401, only the first one finds that token
 * still stored. So the session ends once. A token that a new login has stored in the meantime is not touched.
 */
export function endSession(sent: string): void {
  if (readToken() !== sent) return
  end.now.onEnding()
  clearToken()
  end.now.onEnded()
}
