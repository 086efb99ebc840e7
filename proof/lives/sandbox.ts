import fastify from 'fastify'
import type { Credentials } from '../../sandbox/control/credentials'
import type { Sender } from '../../sandbox/control/delivery'
import { createFaults } from '../../sandbox/control/faults'
import type { Sandbox } from '../../sandbox/control/sandbox'
import type { StoreEntry, Store } from '../../sandbox/control/store'
import { deposit } from '../../sandbox/deposit/routes'
import { signicat } from '../../sandbox/signicat/routes'
import type { SignicatOptions } from '../../sandbox/signicat/state'
import { stripeProvider } from '../../sandbox/stripe/routes'
import type { StripeOptions } from '../../sandbox/stripe/state'
import { sveveProvider } from '../../sandbox/sveve/routes'
import type { Chance } from './chance'
import type { ProviderRequest, ProviderReply } from './network'
import type { Post } from './post'
import { drawFrom } from './random'
import { instant, minute, second, time } from './time'

/** A list in memory, in place of a file: a life has its sandbox to itself. */
function listInMemory<T extends StoreEntry>(): Store<T> {
  const entries = new Map<number, T>()
  let last = 0
  return {
    append(value) {
      last += 1
      const made = { ...value, id: last } as T
      entries.set(last, made)
      return made
    },
    change(id, fields) {
      const found = entries.get(id)
      if (found) entries.set(id, { ...found, ...fields })
    },
    get: (id) => entries.get(id),
    list: () => [...entries.values()].toReversed(),
  }
}
/** No journal of the calls is kept, because the network sees all calls. */
const noJournal: Sandbox['journal'] = {
  append: (value) => ({ ...value, id: 0 }),
  change: () => undefined,
  get: () => undefined,
  list: () => [],
}

/** The delayed work of the providers. The seed decides whether it is done at once, after seconds or after minutes. */
function openLater(chance: Chance) {
  let waiting: { readonly at: number; readonly work: () => void }[] = []
  return {
    soon(work: () => void): void {
      const span = chance.weighted({ none: 45, seconds: 30, minutes: 25 })
      const after = { none: 0, seconds: chance.below(20 * second), minutes: chance.below(90 * minute) }[span]
      waiting = [...waiting, { at: time.ms + after, work }].toSorted((one, other) => one.at - other.at)
    },
    /** Does what is due by now. */
    settle(): void {
      for (let next = waiting[0]; next && next.at <= time.ms; next = waiting[0]) {
        waiting = waiting.slice(1)
        next.work()
      }
    },
    /** When something is due next. Infinity for never. */
    next: (): number => waiting[0]?.at ?? Infinity,
  }
}

/** The HTTP server of the sandbox, without a port. */
function openApp() {
  const app = fastify({ bodyLimit: 32_000_000, logger: false })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  return app
}

/** The product as a client of the providers. */
interface Clients {
  readonly signicat: Omit<SignicatOptions, 'appUrl'>
  readonly stripe: Omit<StripeOptions, 'appUrl'>
  readonly sveve: Credentials['sveve']
}

/**
 * The sandbox in this process: its clock is the simulated time, its ids come from the seed, and what it does a little later
 * is done after a time that the seed decides. `onEvent` gets the type of each message that a provider sends, and what it
 * is about.
 */
export async function openSandbox(
  chance: Chance,
  post: Post,
  clients: Clients,
  onEvent: (type: string, about: object) => void,
) {
  drawFrom(chance)
  const app = openApp()
  const senders = new Map<string, Sender>()
  const listeners: ((from: string, to: string) => void | Promise<void>)[] = []
  const later = openLater(chance)
  const webhooks = {
    register: (provider: string, sender: Sender) => void senders.set(provider, sender),
    emit(provider: string, type: string, body: string) {
      const event = JSON.parse(body) as { readonly eventData: object } | { readonly data: { readonly object: object } }
      onEvent(type, 'data' in event ? event.data.object : event.eventData)
      post.send(provider, body)
    },
    hold: () => undefined,
  }
  const sandbox: Sandbox = {
    app,
    clock: { now: () => instant(), advance: async () => null, onAdvance: () => undefined },
    machine: () => time.ms,
    faults: createFaults(),
    journal: noJournal,
    webhooks,
    links: [],
    onCall: [],
    store: listInMemory,
  }
  const signing = await signicat(
    sandbox,
    { ...clients.signicat, appUrl: '' },
    { mail: () => undefined, sms: () => undefined },
  )
  signing.state.soon = (work) => later.soon(work)
  await deposit(sandbox, signing)
  const clock = { ...sandbox.clock, onAdvance: (listener: (typeof listeners)[number]) => void listeners.push(listener) }
  await stripeProvider({ ...sandbox, clock }, { ...clients.stripe, appUrl: '' })
  await sveveProvider(sandbox, listInMemory(), clients.sveve)
  // The bank opens an account some time after the last signature.
  const opens = signing.state.onSigned.splice(0)
  signing.state.onSigned.push((id) => later.soon(() => opens.forEach((open) => open(id))))

  async function send(method: string, url: string, headers: Record<string, string>, body: string) {
    later.settle()
    return await app.inject({ method: method as 'GET', url, headers, ...(body !== '' && { payload: body }) })
  }
  return {
    /** Does what is due by now. */
    settle(): void {
      later.settle()
      for (const listener of listeners) void listener(instant(), instant())
    },
    /** Where a message of a provider goes, and the headers that prove its sender. */
    addressed: (provider: string, body: string) => {
      const { url, headers } = senders.get(provider)!
      return { url, headers: headers(body) }
    },
    next: () => later.next(),
    /** The answer to a request of the product. */
    async answer({ method, host, path, query, header, body }: ProviderRequest): Promise<ProviderReply> {
      const names = ['authorization', 'content-type', 'accept', 'idempotency-key'].filter((name) => header(name) !== '')
      const headers = { host, ...Object.fromEntries(names.map((name) => [name, header(name)])) }
      const answer = await send(method, query.size > 0 ? `${path}?${query.toString()}` : path, headers, body)
      const type = String(answer.headers['content-type'] ?? '')
      return type === 'application/pdf'
        ? { status: answer.statusCode, bytes: answer.rawPayload, type }
        : { status: answer.statusCode, text: answer.body, type }
    },
    /** Does something on a page of the sandbox, as a person would. False when the page doesn't allow it. */
    async play(path: string, body: object): Promise<boolean> {
      const headers = { 'content-type': 'application/json' }
      const { statusCode } = await send('POST', `/__sandbox/${path}`, headers, JSON.stringify(body))
      if (statusCode !== 200 && statusCode !== 409) throw new Error(`the sandbox answers ${path} with ${statusCode}`)
      return statusCode === 200
    },
    /** Sends a form of a page of the sandbox. False when there is no such page any more. */
    async submit(path: string, form: Readonly<Record<string, string>>): Promise<boolean> {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const { statusCode } = await send('POST', path, headers, new URLSearchParams(form).toString())
      if (statusCode !== 303 && statusCode !== 404) throw new Error(`the sandbox answers ${path} with ${statusCode}`)
      return statusCode === 303
    },
    close: () => app.close(),
  }
}
export type LivesSandbox = Awaited<ReturnType<typeof openSandbox>>
