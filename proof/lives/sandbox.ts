import fastify from 'fastify'
import { generateKeyPairSync } from 'node:crypto'
import { altinnProvider } from '../../sandbox/altinn/routes'
import type { Credentials } from '../../sandbox/control/credentials'
import type { Sender } from '../../sandbox/control/delivery'
import { createFaults } from '../../sandbox/control/faults'
import type { Sandbox } from '../../sandbox/control/sandbox'
import type { StoreEntry, Store } from '../../sandbox/control/store'
import { deposit } from '../../sandbox/deposit/routes'
import { addIdporten } from '../../sandbox/idporten/routes'
import { signicat } from '../../sandbox/signicat/routes'
import type { SignicatOptions } from '../../sandbox/signicat/state'
import { propertyRegister } from '../../sandbox/skatteetaten/register-list'
import { skatteetatenProvider } from '../../sandbox/skatteetaten/routes'
import { addStripe } from '../../sandbox/stripe/routes'
import type { StripeOptions } from '../../sandbox/stripe/state'
import { sveveProvider } from '../../sandbox/sveve/routes'
import type { Chance } from './chance'
import type { ProviderRequest, ProviderReply } from './network'
import type { Post } from './post'
import { drawFrom } from './random'
import { hour, instant, minute, second, time } from './time'

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
/** ID-porten's keys. They differ in every run. Nothing that depends on them is ever compared. */
const loginKeys = {
  jwk: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  cookieKey: 'lives',
}
function openList<T extends StoreEntry>(name: string): Store<T> {
  const list = listInMemory<T>()
  if (name === 'idporten-keys') list.append(loginKeys as unknown as Omit<T, 'id'>)
  return list
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
  type Work = () => void | Promise<void>
  let waiting: { readonly at: number; readonly work: Work }[] = []
  let settled = Promise.resolve()
  const after = (ms: number, work: Work): void => {
    waiting = [...waiting, { at: time.ms + ms, work }].toSorted((one, other) => one.at - other.at)
  }
  async function runDue(): Promise<void> {
    for (let next = waiting[0]; next && next.at <= time.ms; next = waiting[0]) {
      waiting = waiting.slice(1)
      await next.work()
    }
  }
  return {
    after,
    soon(work: Work): void {
      const span = chance.weighted({ none: 45, seconds: 30, minutes: 25 })
      after({ none: 0, seconds: chance.below(20 * second), minutes: chance.below(90 * minute) }[span], work)
    },
    /** Does what is due by now. */
    settle: (): Promise<void> => (settled = settled.then(runDue)),
    /** When something is due next. Infinity for never. */
    next: (): number => waiting[0]?.at ?? Infinity,
  }
}

/** The properties in the authority's register that have a land number and belong to nobody. */
export const landRegister = propertyRegister.flatMap(({ cadastral, postcode, ...property }) =>
  cadastral && postcode === '' ? [{ ...property, cadastral }] : [],
)

/** The authority's answer to a submission: the instance at Altinn, and the verdict. */
interface AnsweredReturn {
  readonly id: string
  readonly label: string
}

/**
 * The tax authority and Altinn. An answer to a submission takes half a minute or more, as in reality. Some submissions are
 * rejected for a reason that nobody could know.
 */
async function openTaxAuthority(
  sandbox: Sandbox,
  chance: Chance,
  after: ReturnType<typeof openLater>['after'],
  onAnswer: (about: AnsweredReturn) => void,
) {
  const opened = await skatteetatenProvider(sandbox)
  const { instances } = await altinnProvider(sandbox, opened)
  const { authority } = opened
  let waiting = 0
  instances.later = (work) => {
    // All submissions that wait for their answers wait equally long.
    if (waiting === 0) authority.feedbackMs = 30 * second + chance.below(chance.is(0.7) ? minute : hour)
    waiting += 1
    after(authority.feedbackMs, async () => {
      waiting -= 1
      if (chance.is(0.15)) authority.forced = [{ code: 'tekniskFeil', times: 1, skip: 0 }, ...authority.forced]
      await work()
    })
  }
  instances.onAnswered.push(({ id, substatus }) => onAnswer({ id, label: substatus!.label }))
}

/** The HTTP server of the sandbox, without a port. */
function openApp() {
  const app = fastify({ bodyLimit: 32_000_000, logger: false })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  return app
}

/** The headers of a request that the providers read. */
const passedOn = ['authorization', 'content-type', 'content-disposition', 'accept', 'idempotency-key', 'korrelasjonsid']

/** The product as a client of the providers. */
interface Clients {
  readonly signicat: Omit<SignicatOptions, 'appUrl'>
  readonly stripe: Omit<StripeOptions, 'appUrl'>
  readonly sveve: Credentials['sveve']
  readonly idporten: Credentials['idporten'] & { readonly publicUrl: string }
}
/** The address of ID-porten. Its tokens name it. */
export const loginOrigin = 'http://127.0.0.1:3105'

/** The calls of the sandbox: by the product, by people on its pages, and by tests. */
function openCalls(app: ReturnType<typeof openApp>, later: ReturnType<typeof openLater>) {
  async function send(method: string, url: string, headers: Record<string, string>, body: string) {
    await later.settle()
    return await app.inject({ method: method as 'GET', url, headers, ...(body !== '' && { payload: body }) })
  }
  return {
    /** The answer to a request of the product. */
    async answer({ method, host, path, query, header, body }: ProviderRequest): Promise<ProviderReply> {
      const names = passedOn.filter((name) => header(name) !== '')
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
    /** A call of the control API. Throws when it is refused. */
    async control(method: string, path: string, body?: object): Promise<string> {
      const headers = { 'content-type': 'application/json' }
      const answer = await send(method, `/__sandbox/${path}`, body ? headers : {}, body ? JSON.stringify(body) : '')
      if (answer.statusCode >= 300) throw new Error(`the sandbox answers ${path} with ${answer.statusCode}`)
      return answer.body
    },
    /** A request of a browser. */
    async browse(at: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
      const { host, pathname, search } = new URL(at)
      const form = body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
      const sent = { host, ...form, ...(headers as Record<string, string>) }
      const answer = await send(method, `${pathname}${search}`, sent, body ? String(body as URLSearchParams) : '')
      const received = new Headers()
      for (const [name, value] of Object.entries(answer.headers))
        for (const each of [value ?? []].flat()) received.append(name, String(each))
      return new Response(answer.body, { status: answer.statusCode, headers: received })
    },
  }
}

/**
 * The sandbox in this process. Its clock is the simulated time, and its ids come from the seed. The
 * seed also decides how long delayed work of the providers takes. `onEvent` gets the type and the
 * subject of each message that a provider sends. An answer of the tax authority counts as a
 * message.
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
    origin: () => loginOrigin,
    clock: { now: () => instant(), advance: async () => null, onAdvance: () => undefined },
    machine: () => time.ms,
    faults: createFaults(),
    journal: noJournal,
    webhooks,
    links: [],
    onCall: [],
    store: openList,
  }
  const signing = await signicat(
    sandbox,
    { ...clients.signicat, appUrl: '' },
    { mail: () => undefined, sms: () => undefined },
  )
  signing.state.soon = (work) => later.soon(work)
  await deposit(sandbox, signing)
  const clock = { ...sandbox.clock, onAdvance: (listener: (typeof listeners)[number]) => void listeners.push(listener) }
  await addStripe({ ...sandbox, clock }, { ...clients.stripe, appUrl: '' })
  await sveveProvider(sandbox, listInMemory(), clients.sveve)
  await addIdporten(sandbox, clients.idporten)
  await openTaxAuthority(sandbox, chance, later.after, (about) => onEvent('return answered', about))
  // The bank opens an account some time after the last signature.
  const opens = signing.state.onSigned.splice(0)
  signing.state.onSigned.push((id) => later.soon(() => opens.forEach((open) => open(id))))

  return {
    ...openCalls(app, later),
    /** Does what is due by now. */
    async settle(): Promise<void> {
      await later.settle()
      for (const listener of listeners) void listener(instant(), instant())
    },
    /** The address for a message of a provider, and the headers that prove its sender. */
    addressed: (provider: string, body: string) => {
      const { url, headers } = senders.get(provider)!
      return { url, headers: headers(body) }
    },
    next: () => later.next(),
    close: () => app.close(),
  }
}
export type LivesSandbox = Awaited<ReturnType<typeof openSandbox>>
