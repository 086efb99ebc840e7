import type { Chance } from './chance'
import { isOpen, type Document, type Signing } from './desk-signing'
import type { ProviderRequest, Provider, ProviderReply } from './network'
import type { LivesSandbox } from './sandbox'
import { day, time } from './time'

/**
 * Records of the deposit bank (Signicat Express Deposit): its requests and answers, and the actions
 * of tenants and of the bank itself. The sandbox gives the answers. The records are made from the
 * requests, the answers and the bank's messages, so that the checks depend on none of the sandbox's
 * code. Amounts in øre.
 */
export interface Account {
  readonly id: string
  readonly externalId: string
  readonly contract: number
  readonly document: Document
  readonly sum: number
  /** The tenant for whom the bank has mistakenly opened the account. 0 is correct. */
  readonly openedFor: number
  state: AccountState
  openedAt: number
  number: string
  /** The sum of all payments into the account, and the sums that were paid out of it. */
  paidIn: number
  paidOut: { tenant: number; landlord: number } | null
  hasAgreed: boolean
  /** A split that waits for the tenant's consent. */
  split: { tenant: number; landlord: number } | null
  terminatedAt: number
}
export type AccountState = 'CREATED' | 'SIGNED' | 'PAID_PARTIAL' | 'PAID' | 'TERMINATED'

export const depositUrl = 'http://127.0.0.1:3102/signicat/deposit'

/** The state that a message of the bank reports. */
const reported: Readonly<Record<string, AccountState>> = {
  deposit_bank_account_created: 'SIGNED',
  deposit_partially_funded: 'PAID_PARTIAL',
  deposit_fully_funded: 'PAID',
  deposit_terminated: 'TERMINATED',
}

/** An action on an account that the bank was asked for and carried out. */
export interface BankAction {
  readonly account: Account
  readonly what: 'cancel' | 'TENANT' | 'SPLIT'
  readonly tenant: number
  readonly landlord: number
}

interface Created {
  readonly id: string
  readonly externalId: string
  readonly documentId: string
  readonly tenants: readonly { readonly externalId: string; readonly url: string; bankAccountNumber: string | null }[]
  readonly landlord: { readonly signUrl: string }
  readonly contract: { readonly depositAmount: number }
}
interface ReleaseBody {
  readonly category: 'TENANT' | 'SPLIT'
  readonly amount: { readonly tenant: number; readonly landlord: number }
}

const inOre = (kroner: number) => Math.round(kroner * 100)

/** The signers of the lease in the bank's order: the tenants, and the landlord last. */
const signersOf = ({ externalId, tenants, landlord }: Created) => [
  ...tenants.map((tenant) => ({ externalId: tenant.externalId, isTenant: true, url: tenant.url })),
  { externalId: `${externalId}:landlord`, isTenant: false, url: landlord.signUrl },
]

const newAccount = ({ id, externalId, contract }: Created, document: Document, openedFor: number): Account => ({
  id,
  externalId,
  contract: document.contract,
  document,
  sum: inOre(contract.depositAmount),
  openedFor,
  state: 'CREATED',
  openedAt: Infinity,
  number: '',
  paidIn: 0,
  paidOut: null,
  hasAgreed: false,
  split: null,
  terminatedAt: Infinity,
})

/** The answer of a bank that has mistakenly opened the account for another tenant. */
function mistaken(account: Account, reply: ProviderReply): ProviderReply {
  const answer = JSON.parse(reply.text!) as Created
  const numbers = answer.tenants.map(({ bankAccountNumber }) => bankAccountNumber)
  account.number = numbers[0] ?? ''
  answer.tenants.forEach((tenant, index) => {
    tenant.bankAccountNumber = index === account.openedFor ? numbers[0]! : null
  })
  return { ...reply, text: JSON.stringify(answer) }
}

export function openBank(chance: Chance, sandbox: LivesSandbox, signing: Signing) {
  const accounts: Account[] = []
  /** Called when the bank has carried out a request. */
  const watch = {
    done: (_action: BankAction): void => undefined,
    opened: (_account: Account): void => undefined,
  }

  function created(answer: Created): void {
    const { documentId: id, externalId, tenants } = answer
    const document = signing.add({ id, externalId, deadline: time.ms + 45 * day, signers: signersOf(answer) })
    accounts.push(newAccount(answer, document, tenants.length > 1 && chance.is(0.04) ? 1 : 0))
  }

  /** Records a request that the bank has accepted. `before`: the account's state before it. */
  function carriedOut(account: Account, before: AccountState, asked: 'cancel' | ReleaseBody): void {
    if (asked === 'cancel') {
      if (isOpen(account.document)) signing.cancel(account.document)
      account.paidOut = { tenant: account.paidIn, landlord: 0 }
      if (before !== 'CREATED') watch.done({ account, what: 'cancel', ...account.paidOut })
      return
    }
    const amounts = { tenant: inOre(asked.amount.tenant), landlord: inOre(asked.amount.landlord) }
    account[asked.category === 'SPLIT' ? 'split' : 'paidOut'] = amounts
    watch.done({ account, what: asked.category, ...amounts })
  }

  async function answer(asked: ProviderRequest): Promise<ProviderReply> {
    const { method, path, body } = asked
    const [, id, call] = /\/deposit\/personal(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? []
    const account = accounts.find((each) => each.id === id)
    await sandbox.settle()
    const before = account?.state ?? 'CREATED'
    const reply = await sandbox.answer(asked)
    if (reply.status >= 400) return reply
    if (!account) {
      if (method === 'POST') created(JSON.parse(reply.text!) as Created)
      return reply
    }
    if (call === 'cancel') carriedOut(account, before, call)
    if (call === 'terminate') carriedOut(account, before, JSON.parse(body) as ReleaseBody)
    return method === 'GET' && account.openedFor !== 0 ? mistaken(account, reply) : reply
  }

  const provider: Provider = { name: 'bank', origin: new URL(depositUrl).origin, answer }
  return {
    provider,
    accounts,
    watch,
    /** Takes note of a message of the bank. */
    hear(type: string, about: object): void {
      const { id } = about as { readonly id: string }
      const account = accounts.find((each) => each.id === id)
      const state = reported[type]
      if (!account || !state) return
      account.state = state
      if (state === 'SIGNED') {
        watch.opened(account)
        account.openedAt = time.ms
      }
      if (state === 'TERMINATED') Object.assign(account, { terminatedAt: time.ms, split: null })
    },
    /** The tenant pays in a sum, in øre. The bank notices it a little later. */
    async fund(account: Account, sum: number): Promise<void> {
      if (await sandbox.play(`deposit/${account.id}/fund`, { amount: sum / 100 })) account.paidIn += sum
    },
    /** The tenant agrees to the requested split. */
    async agree(account: Account): Promise<void> {
      const { split } = account
      if (await sandbox.play(`deposit/${account.id}/agree`, {}))
        Object.assign(account, { hasAgreed: true, paidOut: split })
    },
    /** The bank ends an account for another reason than the landlord's request: a final decision, or the tenant's own request. */
    async end(account: Account): Promise<void> {
      if (await sandbox.play(`deposit/${account.id}/terminate`, {}))
        account.paidOut = { tenant: account.paidIn, landlord: 0 }
    },
  }
}
export type Bank = ReturnType<typeof openBank>
