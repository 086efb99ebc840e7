import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { tokenOf } from './fill'

/** The outcome of one request. */
export type Outcome =
  | 'done'
  /** The product says why: it is away or busy. */
  | 'said why'
  /** No connection, a broken connection, or an answer of the proxy itself. */
  | 'no answer'
  /** No answer at all within half a minute. */
  | 'hung'
  /** 500: an unexpected error. */
  | 'internal'
  /** A false refusal: the request was correct. */
  | 'wrong'

export interface Request {
  readonly what: string
  readonly at: number
  readonly ms: number
  readonly outcome: Outcome
  /** Status and reason, or the error. */
  readonly why: string
}

/** A write, and whether it was acknowledged. `acknowledged` is the answer. Null when there is none yet. */
export interface Write {
  readonly name: string
  readonly account: number
  readonly requests: number
  readonly acknowledged: string | null
}

const patience = 30_000
/** A failed read is automatically repeated twice (base/ui/query/endpoint-query.ts), after these times in ms. */
const readAgain = [1000, 2000]
/**
 * A landlord whose save has failed clicks again, with the same idempotency key. `after` is the pause in ms, and `most`
 * the number of clicks.
 */
const pressAgain = { after: 2000, most: 60 }

const codeOf = (error: unknown): string => {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: string } }
  return cause?.code ?? name ?? 'unknown'
}

function outcomeOf(status: number, body: unknown): { readonly outcome: Outcome; readonly why: string } {
  const { message, requestId } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  if (status < 400) return { outcome: 'done', why: '' }
  if (typeof message !== 'string' || typeof requestId !== 'string')
    return { outcome: 'no answer', why: `${status} of the proxy` }
  const why = `${status} ${message}`
  if (status === 500) return { outcome: 'internal', why }
  return { outcome: [409, 429, 503].includes(status) ? 'said why' : 'wrong', why }
}

export const bearer = (account: number): Record<string, string> => ({ authorization: `Bearer ${tokenOf(account)}` })

/** A write that is sent until it is acknowledged. `init` creates a new request each time. */
interface Sent {
  readonly all: Write[]
  readonly what: string
  readonly name: string
  readonly account: number
  readonly path: string
  readonly init: () => { readonly body: string | FormData; readonly headers: Readonly<Record<string, string>> }
}

/** Requests as the browser makes them. Each is recorded in `requests`. */
export function asking(url: string, requests: Request[]) {
  async function ask(what: string, path: string, init: RequestInit = {}) {
    const at = performance.now()
    const note = (outcome: Outcome, why: string) =>
      void requests.push({ what, at, ms: performance.now() - at, outcome, why })
    try {
      const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(patience) })
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
      const bytes = Buffer.from(await answer.arrayBuffer())
      const body = isJson ? (JSON.parse(bytes.toString()) as unknown) : undefined
      const { outcome, why } = outcomeOf(answer.status, body)
      note(outcome, why)
      return { outcome, body }
    } catch (error) {
      const isLate = codeOf(error) === 'TimeoutError'
      note(isLate ? 'hung' : 'no answer', isLate ? 'nothing in 30 s' : codeOf(error))
      return { outcome: 'no answer' as const, body: undefined }
    }
  }
  return {
    read: async (what: string, path: string, account: number): Promise<void> => {
      for (let tries = 0; ; tries += 1) {
        const { outcome } = await ask(what, path, { headers: bearer(account) })
        const wait = readAgain[tries]
        if (outcome === 'done' || outcome === 'wrong' || wait === undefined) return
        await sleep(wait)
      }
    },

    /**
     * Returns the answer. Null when the product refused the write, or when the last repetition
     * failed too.
     */
    write: async ({ all, what, name, account, path, init }: Sent): Promise<string | null> => {
      const key = randomBytes(16).toString('hex')
      const place = all.push({ name, account, requests: 0, acknowledged: null }) - 1
      for (let pressed = 1; pressed <= pressAgain.most; pressed += 1) {
        const { headers, body: sent } = init()
        const { outcome, body } = await ask(what, path, {
          method: 'POST',
          body: sent,
          headers: { ...headers, 'idempotency-key': key },
        })
        const { id, url: file, accessToken } = (body ?? {}) as Record<string, unknown>
        const acknowledged = outcome === 'done' ? String(file ?? accessToken ?? id) : null
        all[place] = { name, account, requests: pressed, acknowledged }
        if (acknowledged !== null) return acknowledged
        if (outcome === 'wrong') return null
        await sleep(pressAgain.after)
      }
      return null
    },
  }
}
