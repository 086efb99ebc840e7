import { ProviderFailure } from './failure'

export interface ProviderFetchOptions {
  /** A request to any other origin is a bug, and throws. */
  readonly origins: readonly string[]
  /** The time for a request, including the reading of its answer. Left out: 5 s. */
  readonly timeoutMs?: number | undefined
  /** Left out: 1 MB. */
  readonly maxBytes?: number | undefined
  /** Names a path in a failure, for paths that contain something about a person. */
  readonly nameOf?: ((path: string) => string) | undefined
}

/**
 * `fetch` for one provider's adapter or library: only the provider's own origins, no redirects, and limited time for
 * waiting and reading. The answer is completely read when it is returned, so that nothing can hang afterwards. Every
 * failure of the connection is a ProviderFailure. A status is not.
 */
export function providerFetch({
  origins,
  timeoutMs = 5000,
  maxBytes = 1_000_000,
  nameOf = (path) => path,
}: ProviderFetchOptions): typeof fetch {
  const allowed = new Set(origins.map((origin) => new URL(origin).origin))
  return async (input, init) => {
    const request = new Request(input, { ...init, redirect: 'manual' })
    const { origin, pathname } = new URL(request.url)
    const name = nameOf(pathname)
    if (!allowed.has(origin)) throw new Error(`${origin} is not an address of this provider`)
    const deadline = AbortSignal.timeout(timeoutMs)
    const signal = AbortSignal.any([request.signal, deadline])
    try {
      const answer = await fetch(request, { signal })
      if (answer.status >= 300 && answer.status < 400) {
        await answer.body?.cancel()
        throw new ProviderFailure('refused', `${name}: redirected (${answer.status})`)
      }
      const bytes = await readAtMost(answer, maxBytes, name)
      const { status, statusText, headers } = answer
      // A Response with one of these statuses must have no body, not even an empty one.
      return new Response([204, 205, 304].includes(status) ? null : bytes, { status, statusText, headers })
    } catch (error) {
      throw failureOf(error, name, deadline, request.signal)
    }
  }
}

async function readAtMost(answer: Response, maxBytes: number, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new ProviderFailure('unreadable', `${name}: an answer of over ${maxBytes} bytes`)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

function failureOf(error: unknown, name: string, deadline: AbortSignal, given: AbortSignal): unknown {
  if (error instanceof ProviderFailure) return error
  if (deadline.aborted) return new ProviderFailure('timeout', `${name}: no answer in time`)
  // When the caller has aborted, its own reason is the error.
  if (given.aborted) return given.reason
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'failed'
  return new ProviderFailure('unreachable', `${name}: ${code}`, { cause: error })
}
