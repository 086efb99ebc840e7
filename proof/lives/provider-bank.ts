import { withMod11 } from '../../src/base/kit/control-digit'
import type { Chance } from './chance'
import type { Asked, Provider, Reply } from './network'
import type { Post } from './post'
import { isOpen, isSigned, type Document, type Signing } from './provider-signing'
import { day, instant, minute, time } from './time'

/**
 * The deposit bank (Signicat Express Deposit), as its documentation describes it. The bank opens an account some time after
 * everybody has signed the lease in the bank's own order. Money comes in. The account is closed while it is not full, or it
 * is paid out. A split is paid out when the tenant has agreed. Amounts in øre.
 */
export interface Account {
  readonly id: string
  readonly externalId: string
  readonly contract: number
  readonly document: Document
  readonly tenants: readonly { readonly externalId: string; readonly firstName: string; readonly lastName: string }[]
  readonly sum: number
  readonly createdAt: number
  /** The tenant for whom the bank has mistakenly opened the account. 0 is correct. */
  readonly openedFor: number
  openedAt: number
  number: string
  /** Everything that was ever paid in, and what was paid out of it. */
  paidIn: number
  paidOut: { tenant: number; landlord: number } | null
  hasAgreed: boolean
  /** A split that waits for the tenant's consent. */
  split: { tenant: number; landlord: number } | null
  terminatedAt: number
}
export type AccountState = 'CREATED' | 'SIGNED' | 'PAID_PARTIAL' | 'PAID' | 'TERMINATED'

export const depositUrl = 'https://bank.lives.test/deposit'

export function accountState({ terminatedAt, openedAt, paidIn, sum }: Account): AccountState {
  if (terminatedAt <= time.ms) return 'TERMINATED'
  if (openedAt > time.ms) return 'CREATED'
  if (paidIn >= sum) return 'PAID'
  return paidIn > 0 ? 'PAID_PARTIAL' : 'SIGNED'
}

/** An action on an account that the bank was asked for and carried out. */
export interface BankAction {
  readonly account: Account
  readonly what: 'cancel' | 'TENANT' | 'SPLIT'
  readonly tenant: number
  readonly landlord: number
}

interface AccountBody {
  readonly externalId: string
  readonly tenants: readonly {
    readonly externalId: string
    readonly info: { readonly firstName: string; readonly lastName: string }
  }[]
  readonly landlord: { readonly name: string }
  readonly contract: { readonly depositAmount: number }
}
interface ReleaseBody {
  readonly category: string
  readonly amount: { readonly tenant: number; readonly landlord: number }
}

const inOre = (kroner: number) => Math.round(kroner * 100)
const refused = (message: string): Reply => ({ status: 400, json: { message, code: 'refused', errors: [] } })

/** The first valid account number from this one on. */
function numberFrom(first: number): string {
  let next = first
  return withMod11(() => String(3_624_000_000 + next++))
}

/** The signers of the lease in the bank's order: the tenants, and the landlord last. */
const signersOf = ({ externalId, tenants, landlord }: AccountBody) => [
  ...tenants.map((tenant) => ({
    externalId: tenant.externalId,
    isTenant: true,
    person: `${tenant.info.firstName} ${tenant.info.lastName}`,
    birthday: '1990-05-17',
  })),
  {
    externalId: `${externalId.split(':').slice(0, 2).join(':')}:landlord`,
    isTenant: false,
    person: landlord.name,
    birthday: '1970-01-01',
  },
]

function shown(account: Account) {
  const { id, externalId, document, tenants, number, paidIn, openedAt, createdAt } = account
  const signs = document.signers
  return {
    id,
    documentId: document.id,
    externalId,
    created: instant(createdAt),
    tenants: tenants.map(({ externalId: tenant }, index) => ({
      id: `${id}-${index}`,
      externalId: tenant,
      url: signs[index]!.url,
      bankAccountNumber: openedAt <= time.ms && index === account.openedFor ? number : undefined,
    })),
    landlord: { signUrl: signs.at(-1)!.url },
    status: { depositStatus: accountState(account), funds: paidIn / 100 },
  }
}

/** A page of the accounts since a day. */
function summaryOf(accounts: readonly Account[], query: URLSearchParams): Reply {
  const from = Date.parse(query.get('fromDate') ?? instant(0))
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 300)]
  const found = accounts.filter(({ createdAt }) => createdAt >= from)
  const data = found.slice(offset, offset + limit).map((each) => ({
    id: each.id,
    tenants: each.tenants.map(({ firstName, lastName }) => ({ firstName, lastName })),
    status: accountState(each),
  }))
  return { status: 200, json: { offset, limit, size: found.length, links: {}, data } }
}

/** The state that the bank's functions share. */
interface Desk {
  readonly signing: Signing
  readonly sendEvent: (eventName: string, account: Account) => void
  /** Called when the bank carries out a request. */
  readonly watch: { done(action: BankAction): void; opened(account: Account): void }
}

function terminate({ sendEvent }: Desk, account: Account, paidOut: Account['paidOut']): void {
  account.terminatedAt = time.ms
  account.paidOut = paidOut
  account.split = null
  sendEvent('deposit_terminated', account)
}

function cancel(desk: Desk, account: Account): Reply {
  const state = accountState(account)
  if (state === 'PAID' || state === 'TERMINATED') return refused(`The deposit is ${state}`)
  if (isOpen(account.document)) desk.signing.cancel(account.document)
  else if (state === 'CREATED' && isSigned(account.document)) return refused('The account is being opened')
  if (state !== 'CREATED') desk.watch.done({ account, what: 'cancel', tenant: account.paidIn, landlord: 0 })
  terminate(desk, account, { tenant: account.paidIn, landlord: 0 })
  return { status: 200, json: {} }
}

function release(desk: Desk, account: Account, { category, amount }: ReleaseBody): Reply {
  if (accountState(account) !== 'PAID') return refused('The deposit is not paid')
  const [tenant, landlord] = [inOre(amount.tenant), inOre(amount.landlord)]
  if (tenant + landlord !== account.paidIn || tenant < 0 || landlord < 0)
    return refused('The amounts are not the funds')
  if (category === 'TENANT' && landlord === 0) {
    desk.watch.done({ account, what: 'TENANT', tenant, landlord })
    terminate(desk, account, { tenant, landlord })
  } else if (category === 'SPLIT') {
    desk.watch.done({ account, what: 'SPLIT', tenant, landlord })
    account.split = { tenant, landlord }
  } else return refused(`Unknown category ${category}`)
  return { status: 200, json: {} }
}

export function openBank(chance: Chance, post: Post, signing: Signing) {
  const accounts: Account[] = []
  const watch: Desk['watch'] = { done: () => undefined, opened: () => undefined }
  const sendEvent = (eventName: string, { id }: Account) =>
    post.send('signicat', (event) => ({ id: event, eventName, eventData: { id, depositId: id } }))
  const desk: Desk = { signing, sendEvent, watch }

  function create(text: string): Reply {
    const body = JSON.parse(text) as AccountBody
    const document = signing.add(body.externalId, signersOf(body), time.ms + 45 * day, true)
    const account: Account = {
      id: `deposit-${accounts.length + 1}`,
      externalId: body.externalId,
      contract: document.contract,
      document,
      tenants: body.tenants.map(({ externalId, info: { firstName, lastName } }) => ({
        externalId,
        firstName,
        lastName,
      })),
      sum: inOre(body.contract.depositAmount),
      createdAt: time.ms,
      openedFor: body.tenants.length > 1 && chance.is(0.04) ? 1 : 0,
      openedAt: Infinity,
      number: numberFrom(1000 * (accounts.length + 1)),
      paidIn: 0,
      paidOut: null,
      hasAgreed: false,
      split: null,
      terminatedAt: Infinity,
    }
    accounts.push(account)
    sendEvent('deposit_created', account)
    return { status: 201, json: shown(account) }
  }

  /** Opens an account some time after the last signature. */
  function settle(account: Account): void {
    if (account.openedAt === Infinity && isSigned(account.document) && account.terminatedAt === Infinity) {
      watch.opened(account)
      account.openedAt = account.document.endedAt + (chance.is(0.5) ? 0 : chance.below(40 * minute))
      sendEvent('deposit_bank_account_created', account)
    }
  }

  function answer({ method, path, query, body }: Asked): Reply {
    const [, id, rest] = /\/deposit\/personal(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (id === undefined) return create(body)
    if (id === 'summary') return summaryOf(accounts, query)
    const account = accounts.find((each) => each.id === id)
    if (!account) return { status: 404, json: { message: 'Not found', errors: [] } }
    settle(account)
    if (rest === 'cancel') return cancel(desk, account)
    if (rest === 'terminate') return release(desk, account, JSON.parse(body) as ReleaseBody)
    return method === 'GET' ? { status: 200, json: shown(account) } : { status: 405, json: {} }
  }

  const provider: Provider = { name: 'bank', origin: new URL(depositUrl).origin, answer }
  return {
    provider,
    accounts,
    watch,
    settle: () => accounts.forEach(settle),
    /** The tenant pays in a sum, in øre. */
    fund(account: Account, sum: number): void {
      account.paidIn += sum
      sendEvent(account.paidIn >= account.sum ? 'deposit_fully_funded' : 'deposit_partially_funded', account)
    },
    /** The tenant agrees to the requested split. */
    agree(account: Account): void {
      if (!account.split) return
      account.hasAgreed = true
      terminate(desk, account, account.split)
    },
    /** The bank ends an account for another reason than the landlord's request: a final decision, or the tenant's own request. */
    end: (account: Account) => terminate(desk, account, { tenant: account.paidIn, landlord: 0 }),
  }
}
export type Bank = ReturnType<typeof openBank>
