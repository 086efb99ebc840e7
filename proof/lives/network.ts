import { ProviderFailure } from '../../src/base/provider/failure'
import type { Chance } from './chance'
import { minute, second, time } from './time'

/** A request that has reached a provider. */
export interface ProviderRequest {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly query: URLSearchParams
  readonly header: (name: string) => string
  readonly body: string
}
export interface ProviderReply {
  readonly status: number
  readonly json?: unknown
  readonly text?: string
  readonly bytes?: Uint8Array
  /** The media type. Left out: JSON or plain text. */
  readonly type?: string
}
/** A provider: the origin of its addresses, and its answers. */
export interface Provider {
  readonly name: string
  readonly origin: string
  readonly answer: (asked: ProviderRequest) => ProviderReply | Promise<ProviderReply>
}

export const providerNames = ['signing', 'bank', 'payment', 'authority', 'altinn', 'sms', 'mail', 'login'] as const

/**
 * The failure of one call. `failed`, `reset`, `silence`, `busy` and `garbage`: the call was not carried out.
 * `failedAfter`, `lost`, `hang` and `garbled`: it was carried out, but the caller doesn't learn that. `kill`,
 * `killAfter`: the program dies before it or after it.
 */
export const faults = [
  'failed',
  'reset',
  'silence',
  'busy',
  'garbage',
  'failedAfter',
  'lost',
  'hang',
  'garbled',
  'kill',
  'killAfter',
] as const
export type FaultKind = (typeof faults)[number]
const isCarriedOut: ReadonlySet<FaultKind> = new Set(['failedAfter', 'lost', 'hang', 'garbled', 'killAfter'])

/** A promise that never settles. Code of a dead program waits for it, so that none of it continues. */
export const neverSettles = <T>(): Promise<T> => new Promise<T>(() => undefined)

export interface NetworkWatcher {
  /** Called when the program dies. */
  readonly onKill: () => void
  /** Called when a call fails in this way. */
  readonly onFault: (provider: string, fault: FaultKind) => void
  /** Called when a provider has given this answer. */
  readonly onAnswer: (provider: string, asked: ProviderRequest, answer: string) => void
}

/** A call of a provider. A mail has no path. */
interface Called {
  readonly name: string
  readonly path?: string
}

/** The network between the program and its providers. It routes the calls and lets some of them fail. */
export function openNetwork(providers: readonly Provider[], { onKill, onFault, onAnswer }: NetworkWatcher) {
  /** The next fault, and the number of calls before it. */
  let planned: { left: number; readonly fault: FaultKind; readonly end: string } | null = null
  const outages = new Map<string, { readonly until: number; readonly fault: FaultKind }>()
  const state = {
    /** The number of calls so far, and of those that failed. */
    asked: 0,
    failed: 0,
    /** When a call last failed. The product then pauses its calls to a provider for a while. */
    failedAt: -Infinity,
    isDead: () => false,
  }
  const failedBy = new Map<string, number>()

  function faultOf(provider: string, path: string): FaultKind | null {
    const outage = outages.get(provider)
    if (outage && outage.until > time.ms) return outage.fault
    if (planned && path.endsWith(planned.end) && (planned.left -= 1) < 0) {
      const { fault } = planned
      planned = null
      return fault
    }
    return null
  }

  async function fetch(input: Parameters<typeof globalThis.fetch>[0], init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const provider = providers.find(({ origin }) => origin === url.origin)
    if (!provider) throw new Error(`nobody answers at ${url.origin}`)
    const asked: ProviderRequest = {
      method: request.method,
      host: url.host,
      path: url.pathname,
      query: url.searchParams,
      header: (name) => request.headers.get(name) ?? '',
      body: await request.text(),
    }
    return await carry({ ...provider, path: asked.path }, async () => {
      const reply = await provider.answer(asked)
      onAnswer(provider.name, asked, `${reply.status} ${reply.text ?? JSON.stringify(reply.json ?? '')}`)
      return responseOf(reply)
    })
  }

  /** Carries out one call of a provider, unless a fault is planned for it. */
  async function carry<T>({ name, path = '' }: Called, work: () => T | Promise<T>): Promise<T> {
    if (state.isDead()) return await neverSettles()
    state.asked += 1
    const fault = faultOf(name, path)
    if (fault === null) return await work()
    state.failed += 1
    failedBy.set(name, (failedBy.get(name) ?? 0) + 1)
    state.failedAt = time.ms
    onFault(name, fault)
    if (isCarriedOut.has(fault)) await work()
    if (fault === 'kill' || fault === 'killAfter') {
      onKill()
      return await neverSettles()
    }
    return fail(fault) as T
  }

  return {
    state,
    fetch,
    carry,
    /**
     * Lets a call fail in this way after `left` more calls. With `end`, only calls whose path ends with this text
     * count.
     */
    plan: (left: number, fault: FaultKind, end = '') => void (planned = { left, fault, end }),
    /** Cancels a planned fault that has not happened. */
    unplan: () => void (planned = null),
    /** From now on, for `ms` milliseconds, every call of that provider fails. */
    breakDown: (name: string, ms: number, fault: FaultKind) => void outages.set(name, { until: time.ms + ms, fault }),
    recover: () => outages.clear(),
    isBroken: (name: string) => (outages.get(name)?.until ?? 0) > time.ms,
    failuresOf: (name: string) => failedBy.get(name) ?? 0,
    /** True if a failure of a provider explains a refusal now: a failure since `since`, or a pause after failures. */
    mayBeAway: (since: number) => state.failed > since || time.ms - state.failedAt < minute,
  }
}
export type Network = ReturnType<typeof openNetwork>

function responseOf({ status, json, text, bytes, type }: ProviderReply): Response {
  const body = bytes ?? text ?? (json === undefined ? '' : JSON.stringify(json))
  return new Response([204, 205, 304].includes(status) ? null : (body as ConstructorParameters<typeof Response>[0]), {
    status,
    // Without this header the payment library would wait and try again.
    headers: {
      'content-type': type ?? (json === undefined ? 'text/plain' : 'application/json'),
      'stripe-should-retry': 'false',
    },
  })
}

/** The result of a call that fails. */
function fail(fault: FaultKind): unknown {
  if (fault === 'silence' || fault === 'hang') {
    time.ms += 9 * second
    throw new ProviderFailure('timeout', 'no answer in time')
  }
  if (fault === 'reset' || fault === 'lost')
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) })
  if (fault === 'busy') return responseOf({ status: 429, json: {} })
  if (fault === 'garbage' || fault === 'garbled')
    return responseOf({ status: 200, text: '<html>Vi er straks tilbake</html>' })
  return responseOf({ status: 500, text: 'Internal Server Error' })
}

/** Plans a fault for one of the next calls. */
export function planFault(network: Network, chance: Chance): void {
  network.plan(chance.below(chance.is(0.5) ? 3 : 9), chance.pick(faults))
}
