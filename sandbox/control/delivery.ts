import type { StoreEntry } from './store'

/** A provider's message to the app, delivered or pending. */
export interface Webhook extends StoreEntry {
  readonly at: string
  readonly provider: string
  /** The event's type, in the provider's words. */
  readonly type: string
  readonly body: string
  readonly state: 'held' | 'waiting' | 'delivered' | 'givenUp'
  readonly attempts: number
  /** The app's answer to the last attempt. Null when there is none (yet). */
  readonly status: number | null
}

/** The address and the headers of a provider's webhooks. */
export interface Sender {
  /** The address where the app listens. */
  readonly url: string
  /** Headers that prove the sender. Created again for each attempt. */
  readonly headers: (body: string) => Record<string, string>
}

const timeoutMs = 10_000

/** One attempt to deliver. `stopped` ends it early. Returns the app's status, or null when it didn't answer. */
export async function deliverOnce(
  sender: Sender | undefined,
  hook: Webhook,
  stopped: AbortSignal,
): Promise<number | null> {
  if (!sender) return null
  const ending = new AbortController()
  const end = () => ending.abort()
  // AbortSignal.timeout is not used. Inside AbortSignal.any it may be garbage-collected, and then it never fires.
  const timer = setTimeout(end, timeoutMs)
  stopped.addEventListener('abort', end)
  try {
    const answer = await fetch(sender.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sender.headers(hook.body) },
      body: hook.body,
      redirect: 'manual',
      signal: ending.signal,
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    stopped.removeEventListener('abort', end)
  }
}
