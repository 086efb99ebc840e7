import type { ProviderSettings } from '../../src/app/server/providers'
import type { Connection } from '../../src/base/embedded/supervisor'
import { osloDay, type Day } from '../../src/base/kit/day'
import { seededChance } from './chance'
import { openNetwork, type Network } from './network'
import { openProviderMessages, type Post } from './post'
import { openProduct, publicUrl, type Product } from './product'
import { openSandbox, type LivesSandbox } from './sandbox'
import { openProtocol, type Protocol } from './protocol'
import type { Property } from './authority-return'
import { depositUrl, openBank, type Bank } from './desk-bank'
import { issuer, loginClient, openLogin, type Login } from './desk-login'
import { openMessages, smsLogin, smsUrl, type Messages } from './desk-messages'
import { openPayment, paymentKeys, paymentUrl, type PaymentDesk } from './desk-payment'
import { altinnUrl, authorityUrl, openTaxDesk, type TaxDesk } from './desk-tax'
import { openSigning, signUrl, tokenUrl, type Signing } from './desk-signing'
import { day, instant, time } from './time'
import { swarmOf, type Swarm } from './swarm'
import { openJobRuns, type JobRuns } from './job-runs'
import type { ContractModel } from './model-contract'
import type { BooksModel } from './model-books'
import type { BankModel } from './model-bank'

export interface House {
  readonly id: number
  readonly property: Property | null
  /** The landlord's own share in percent from a year on, in the order of the changes. */
  readonly shares: readonly { readonly from: number; readonly own: number }[]
  deletedAt: number | null
}

/**
 * The landlord's own share in a year. Of the changes that start in the year or before, those with
 * the latest start count. Of these, the last one is used.
 */
export function shareInYear({ shares }: Pick<House, 'shares'>, year: number): number {
  const from = Math.max(...shares.flatMap((each) => (each.from <= year ? [each.from] : [])))
  return shares.findLast((each) => each.from === from)!.own
}

/** A landlord with everything that the simulation knows about them without the product. */
export interface Landlord {
  readonly name: string
  /** A word that all of the landlord's texts contain. No other landlord may see it. */
  readonly mark: string
  readonly email: string
  readonly pid: string
  readonly id: number
  token: string
  houses: House[]
  readonly contracts: ContractModel[]
  readonly books: BooksModel
  readonly bank: BankModel
  readonly suppliers: number[]
  isDeleted: boolean
}

/** A broken promise: the promise's name, and what was seen instead. */
export interface Violation {
  readonly promise: string
  readonly seen: string
}

/** The simulated world of one seed. */
export interface Life {
  readonly seed: number
  readonly swarm: Swarm
  readonly start: number
  readonly end: number
  readonly product: Product
  readonly network: Network
  readonly work: JobRuns
  readonly post: Post
  readonly sandbox: LivesSandbox
  readonly signing: Signing
  readonly bank: Bank
  readonly payment: PaymentDesk
  readonly login: Login
  readonly tax: TaxDesk
  readonly messages: Messages
  readonly landlords: Landlord[]
  /** The properties of each person that the authority knows. */
  readonly properties: Map<string, Property[]>
  readonly violations: Violation[]
  /** The number of times that each outcome of each command, and each state, was seen. */
  readonly seen: Map<string, number>
  /** Checkouts whose page was shown to a landlord. Nobody pays on another page. */
  readonly shownPages: Set<string>
  readonly protocol: Protocol
  /** The calls of the current step, with their results. */
  calls: string[]
}

export const today = (): Day => osloDay(instant())
export const countSeen = ({ seen }: Pick<Life, 'seen'>, what: string): void =>
  void seen.set(what, (seen.get(what) ?? 0) + 1)

/** Records a broken promise, unless it was recorded in the same words before. */
export function recordViolation(life: Life, promise: string, seen: string): void {
  if (!life.violations.some((one) => one.promise === promise && one.seen === seen))
    life.violations.push({ promise, seen })
}

export interface LifeOptions {
  readonly seed: number
  readonly months: number
  readonly connection: Connection
  /** True if all messages are kept. */
  readonly keepsProtocol?: boolean | undefined
}

/** Opens the world of a seed on an empty database: the product, and everybody who communicates with it. */
export async function openLife({ seed, months, connection, keepsProtocol = false }: LifeOptions): Promise<Life> {
  const protocol = openProtocol(keepsProtocol)
  const chance = seededChance('life', seed)
  const start = Date.parse('2024-07-01T08:00:00Z') + chance.below(240) * day
  time.ms = start
  const post = openProviderMessages(seededChance('post', seed))
  const sandbox = await openSandbox(
    seededChance('sandbox', seed),
    post,
    { signicat, stripe: paymentKeys, sveve: smsLogin, idporten: { ...loginClient, publicUrl } },
    (type, about) => {
      signing.hear(type, about)
      bank.hear(type, about)
      payment.hear(type, about)
      tax.hear(type, about)
    },
  )
  const signing = openSigning(sandbox)
  const bank = openBank(seededChance('bank', seed), sandbox, signing)
  const payment = openPayment(sandbox)
  const login = openLogin(sandbox)
  const properties = new Map<string, Property[]>()
  const seen = new Map<string, number>()
  const tax = openTaxDesk(sandbox, properties, (verdict) => countSeen({ seen }, `return: handed in ${verdict}`))
  const messages = openMessages(sandbox)
  let kill = (): void => undefined
  const network = openNetwork(
    [...[signing, bank, payment, login, messages].map(({ provider }) => provider), ...tax.providers],
    {
      onKill: () => kill(),
      onFault: (provider, fault) => {
        countSeen({ seen }, `fault: ${fault}`)
        countSeen({ seen }, `fault of ${provider}`)
        protocol.add(provider, 'fails', '', fault)
      },
      onAnswer: (provider, { method, path, query, body }, answer) =>
        protocol.add(provider, `${method} ${path}?${query.toString()}`, body, answer),
    },
  )
  globalThis.fetch = network.fetch
  const violations: Violation[] = []
  const product = await openProduct({
    connection,
    providers: settings,
    mailer: messages.mailerOf(network.carry),
    chance: seededChance('product', seed),
    onCall: (call, body, answer) => protocol.add('product', call, body, answer),
    onBug: (error) =>
      void violations.push({
        promise: 'no error but of a provider',
        seen: error instanceof Error ? (error.stack ?? error.message).slice(0, 900) : String(error),
      }),
  })
  kill = product.kill
  network.state.isDead = product.isDead
  return {
    seed,
    swarm: swarmOf(seed),
    start,
    end: start + Math.round(months * 30.44 * day),
    product,
    network,
    work: openJobRuns(product),
    post,
    sandbox,
    signing,
    bank,
    payment,
    login,
    tax,
    messages,
    landlords: [],
    properties,
    violations,
    seen,
    protocol,
    calls: [],
    shownPages: new Set(),
  }
}

const signicat = {
  clientId: 'husbok',
  clientSecret: 'lives',
  webhookSecret: 'signicat-lives',
  eventFormat: 'dtp' as const,
}

const settings: ProviderSettings = {
  registers: null,
  stripe: { apiUrl: paymentUrl, ...paymentKeys },
  idporten: { issuer, ...loginClient },
  sveve: { url: smsUrl, ...smsLogin, from: 'Husbok' },
  signicat: {
    ...signicat,
    tokenUrl,
    scope: 'signicat-api',
    signUrl,
    depositUrl,
    bankidMethod: 'no_bankid_csc',
  },
  skatteetaten: {
    apiUrl: authorityUrl,
    viewUrl: authorityUrl,
    platformUrl: `${altinnUrl}/platform`,
    appUrl: `${altinnUrl}/skd/formueinntekt-skattemelding-v2`,
    systemName: 'Husbok',
  },
}
