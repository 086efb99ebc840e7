import type { Entry } from './store'

/** A message of a provider to the app, as it is or will be delivered. */
export interface Webhook extends Entry {
  readonly at: string
  readonly provider: string
  /** What has happened, in the provider's words. */
  readonly type: string
  readonly body: string
  readonly state: 'held' | 'waiting' | 'delivered' | 'givenUp'
  readonly attempts: number
  /** What the app answered to the last attempt; null while (or because) it didn't. */
  readonly status: number | null
}

/** How a provider's webhooks are sent. */
export interface Sender {
  /** Where the app listens. */
  readonly url: string
  /** The headers that prove where it comes from, made anew for each attempt. */
  readonly headers: (body: string) => Record<string, string>
}

const timeoutMs = 10_000

/** One attempt at a delivery, which ends early with `stopped`: the app's status, null where it didn't answer. */
export async function deliverOnce(
  sender: Sender | undefined,
  hook: Webhook,
  stopped: AbortSignal,
): Promise<number | null> {
  if (!sender) return null
  const ending = new AbortController()
  const end = () => ending.abort()
  // Not AbortSignal.timeout: within AbortSignal.any it may be collected as garbage, and then never ends anything.
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
