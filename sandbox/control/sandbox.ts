import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openClock, type SandboxClock } from './clock'
import { createFaults, type Faults } from './faults'
import { openJournal, type ReceivedCall } from './journal'
import { openEntryStore, type StoreEntry, type Retention, type Store } from './store'
import { openWebhooks, type Webhooks } from './webhooks'

export interface HomeLink {
  readonly href: string
  readonly title: string
  readonly text: string
}

/** The shared parts of every provider of the sandbox. */
export interface Sandbox {
  readonly app: FastifyInstance
  /** The address of the sandbox, such as `http://127.0.0.1:3001`. Known once it listens. */
  origin(): string
  readonly clock: SandboxClock
  /** The machine's clock in milliseconds, for values that the app compares with its own clock. */
  readonly machine: () => number
  readonly faults: Faults
  readonly journal: Store<ReceivedCall>
  /** Called with each call that a provider receives. The journal keeps only the newest. */
  readonly onCall: ((call: ReceivedCall) => void)[]
  readonly webhooks: Webhooks
  /** Links to the providers' pages, as the first page lists them. */
  readonly links: HomeLink[]
  /** A provider's own list, which survives a kill. */
  store<T extends StoreEntry>(name: string, retention?: Retention): Store<T>
}

/** `dataDir` is the sandbox's own folder. `machine` is the machine's clock in milliseconds. */
export function openSandbox(app: FastifyInstance, dataDir: string, machine: () => number): Sandbox {
  const file = (name: string) => join(dataDir, `${name}.jsonl`)
  const clock = openClock(file('clock'), machine)
  return {
    app,
    origin: () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    clock,
    machine,
    faults: createFaults(),
    journal: openJournal(file('requests')),
    onCall: [],
    webhooks: openWebhooks({ app, clock }, file),
    links: [],
    store: (name, retention) => openEntryStore(file(name), retention),
  }
}
