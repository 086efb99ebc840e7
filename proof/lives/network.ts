import { ProviderFailure } from '../../src/base/provider/failure'
import type { Chance } from './chance'
import { minute, second, time } from './time'

/** A request that has reached a provider. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly header: (name: string) => string
  readonly body: string
}
export interface Reply {
  readonly status: number
  readonly json?: unknown
  readonly text?: string
  readonly bytes?: Uint8Array
}
/** A provider: the origin at which it is reached, and what it does when it is asked. */
export interface Provider {
  readonly name: string
  readonly origin: string
  readonly answer: (asked: Asked) => Reply
}

export const providerNames = ['signing', 'bank', 'payment', 'authority', 'altinn', 'sms', 'mail', 'login'] as const

/**
 * How one call fails. `failed`, `reset`, `silence`, `busy`, `garbage`: it was not carried out. `failedAfter`, `lost`,
 * `hang`, `garbled`: it was, and nobody is told. `kill`, `killAfter`: the program dies before, or after it.
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
export type Fault = (typeof faults)[number]
const isCarriedOut: ReadonlySet<Fault> = new Set(['failedAfter', 'lost', 'hang', 'garbled', 'killAfter'])

/** Thrown out of everything that a program was doing when it died; nothing of it goes on. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined)

export interface Watcher {
  /** The program dies now. */
  readonly onKill: () => void
  /** A call fails so. */
  readonly onFault: (provider: string, fault: Fault) => void
  /** A provider was asked, and this is what it did. */
  readonly onAnswer: (provider: string, asked: Asked, answer: string) => void
}

/** Between the program and its providers: routes what is asked, and lets some of it fail. */
export function openNetwork(providers: readonly Provider[], { onKill, onFault, onAnswer }: Watcher) {
  /** The call, counted from now, that fails next. */
  let planned: { left: number; readonly fault: Fault } | null = null
  const outages = new Map<string, { readonly until: number; readonly fault: Fault }>()
  const state = {
    /** Calls of providers so far, and those of them that failed. */
    asked: 0,
    failed: 0,
    /** When a call failed last: the product leaves a provider alone for a while then. */
    failedAt: -Infinity,
    isDead: () => false,
  }
  const failedBy = new Map<string, number>()

  function faultOf(provider: string): Fault | null {
    const outage = outages.get(provider)
    if (outage && outage.until > time.ms) return outage.fault
    if (planned && (planned.left -= 1) < 0) {
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
    const asked: Asked = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      header: (name) => request.headers.get(name) ?? '',
      body: await request.text(),
    }
    return await carry(provider, () => {
      const reply = provider.answer(asked)
      onAnswer(provider.name, asked, `${reply.status} ${reply.text ?? JSON.stringify(reply.json ?? '')}`)
      return responseOf(reply)
    })
  }

  /** Carries one call of a provider out, unless it is one that fails. */
  async function carry<T>({ name }: Pick<Provider, 'name'>, work: () => T): Promise<T> {
    if (state.isDead()) return await never()
    state.asked += 1
    const fault = faultOf(name)
    if (fault === null) return work()
    state.failed += 1
    failedBy.set(name, (failedBy.get(name) ?? 0) + 1)
    state.failedAt = time.ms
    onFault(name, fault)
    if (isCarriedOut.has(fault)) work()
    if (fault === 'kill' || fault === 'killAfter') {
      onKill()
      return await never()
    }
    return fail(fault) as T
  }

  return {
    state,
    fetch,
    carry,
    /** The call after `left` more fails so. */
    plan: (left: number, fault: Fault) => void (planned = { left, fault }),
    /** What was planned and did not come to pass is over. */
    unplan: () => void (planned = null),
    /** From now on every call of that provider fails. */
    breakDown: (name: string, ms: number, fault: Fault) => void outages.set(name, { until: time.ms + ms, fault }),
    recover: () => outages.clear(),
    isBroken: (name: string) => (outages.get(name)?.until ?? 0) > time.ms,
    failuresOf: (name: string) => failedBy.get(name) ?? 0,
    /** Whether a failure of a provider explains a refusal now: one just now, or a pause after many. */
    mayBeAway: (since: number) => state.failed > since || time.ms - state.failedAt < minute,
  }
}
export type Network = ReturnType<typeof openNetwork>

function responseOf({ status, json, text, bytes }: Reply): Response {
  const body = bytes ?? text ?? (json === undefined ? '' : JSON.stringify(json))
  const type = json === undefined ? 'text/plain' : 'application/json'
  return new Response([204, 205, 304].includes(status) ? null : (body as ConstructorParameters<typeof Response>[0]), {
    status,
    // The payment library would wait before it tries again by itself.
    headers: { 'content-type': type, 'stripe-should-retry': 'false' },
  })
}

/** What a call that fails comes to. */
function fail(fault: Fault): unknown {
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

/** A fault for some call of what is done now. */
export function planFault(network: Network, chance: Chance): void {
  network.plan(chance.below(chance.is(0.5) ? 3 : 9), chance.pick(faults))
}
