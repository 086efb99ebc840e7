import type { FastifyInstance } from 'fastify'
import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SandboxClock } from './clock'
import { deliverOnce, type Sender, type Webhook } from './delivery'
import { openEntryStore, type StoreEntry, type Store } from './store'
import { z } from 'zod'

export interface Webhooks {
  /** Each provider calls this once, before anything is delivered. */
  register(provider: string, sender: Sender): void
  /** Sends the message at once, or when it is no longer held. Tries again until the app answers with 2xx, at most 12 times. */
  emit(provider: string, type: string, body: string): void
}

const attempts = 12
/** Milliseconds until the next attempt: from a quarter of a second up to half a minute. */
const wait = (made: number) => Math.min(30_000, 250 * 2 ** made)

interface WebhookDeps {
  readonly app: FastifyInstance
  readonly clock: SandboxClock
}

/** Webhooks survive a kill, also those that are held. Undelivered ones are sent when their provider registers. */
export function openWebhooks({ app, clock }: WebhookDeps, file: (name: string) => string): Webhooks {
  const store: Store<Webhook> = openEntryStore(file('webhooks'))
  const switches = openEntryStore<StoreEntry & { held: boolean }>(file('webhooks-held'), { entries: 1, bytes: 1000 })
  const senders = new Map<string, Sender>()
  const stopped = new AbortController()
  // Each running delivery listens for the end.
  setMaxListeners(0, stopped.signal)
  const isHeld = () => switches.list()[0]?.held ?? false
  const attempt = (hook: Webhook) => deliverOnce(senders.get(hook.provider), hook, stopped.signal)

  /** Tries until the app has accepted it, at most 12 times. Stops when the sandbox ends. The next sandbox continues. */
  async function deliver(id: number): Promise<void> {
    for (let hook = store.get(id); hook && hook.attempts < attempts; hook = store.get(id)) {
      const status = await attempt(hook)
      if (stopped.signal.aborted) return
      const made = hook.attempts + 1
      const taken = status !== null && status >= 200 && status < 300
      store.change(id, {
        status,
        attempts: made,
        state: taken ? 'delivered' : made < attempts ? 'waiting' : 'givenUp',
      })
      if (taken) return
      await sleep(wait(made), undefined, { ref: false, signal: stopped.signal }).catch(() => undefined)
      if (stopped.signal.aborted) return
    }
  }

  app.addHook('onClose', () => stopped.abort())
  webhookRoutes(app, {
    list: () => store.list(),
    hold: () => void switches.append({ held: true }),
    async release(order) {
      switches.append({ held: false })
      const held = store.list().filter(({ state }) => state === 'held')
      const ids = held.map(({ id }) => id).toReversed()
      const asked = order.filter((id) => ids.includes(id))
      for (const id of [...asked, ...ids.filter((each) => !asked.includes(each))]) {
        store.change(id, { state: 'waiting' })
        // One after the other, because the caller has chosen their order.
        const status = await attempt(store.get(id)!)
        store.change(id, { status, attempts: 1, state: status === null || status >= 300 ? 'waiting' : 'delivered' })
        if (store.get(id)!.state === 'waiting') void deliver(id)
      }
    },
    async resend(id) {
      const hook = store.get(id)
      if (!hook) return null
      const status = await attempt(hook)
      store.change(id, { status, ...(status !== null && status < 300 && { state: 'delivered' as const }) })
      return store.get(id)!
    },
  })

  return {
    register(provider, sender) {
      senders.set(provider, sender)
      for (const hook of store.list().toReversed())
        if (hook.provider === provider && hook.state === 'waiting') void deliver(hook.id)
    },
    emit(provider, type, body) {
      const state = isHeld() ? 'held' : 'waiting'
      const { id } = store.append({
        at: clock.now(),
        provider,
        type,
        body,
        state,
        attempts: 0,
        status: null,
      })
      if (state === 'waiting') void deliver(id)
    },
  }
}

const Release = z.strictObject({ order: z.array(z.number().int()).default([]) })

interface Handlers {
  readonly list: () => Webhook[]
  readonly hold: () => void
  readonly release: (order: readonly number[]) => Promise<void>
  readonly resend: (id: number) => Promise<Webhook | null>
}

/** The calls of tests and of the page of messages. */
function webhookRoutes(app: FastifyInstance, { list, hold, release, resend }: Handlers): void {
  app.get('/__sandbox/webhooks', async () => list())
  app.post('/__sandbox/webhooks/hold', async (_request, reply) => {
    hold()
    return await reply.code(204).send()
  })
  app.post('/__sandbox/webhooks/release', async (request, reply) => {
    const asked = Release.safeParse(request.body ?? {})
    if (!asked.success)
      return await reply.code(422).send({ message: 'invalid', fields: z.flattenError(asked.error).fieldErrors })
    await release(asked.data.order)
    return await reply.code(204).send()
  })
  app.post<{ Params: { id: string } }>('/__sandbox/webhooks/:id/resend', async (request, reply) => {
    const sent = await resend(Number(request.params.id))
    return sent ?? (await reply.code(404).send({ message: 'notFound' }))
  })
}
