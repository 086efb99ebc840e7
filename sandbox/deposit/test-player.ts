import { FaultRequest } from '../control/faults'
import type { Parts } from '../server'
import { openTestSigning } from '../signicat/test-player'
import { smallPdf } from '../signicat/test-signicat'
import { releaseOfDeposit } from './api'
import { oreOfNok, type DepositRequest } from './asked'
import { checkPayments, createDeposit, payIntoAccount, payOut } from './life'
import type { StoredDeposit } from './state'
import { depositOf, tenantOf } from './test-deposit'

/**
 * The failure of the next call whose method and path below `/signicat` match, such as `POST /deposit/personal`. `lost`
 * and `hang`: the call is carried out, but not answered. `reset`, `status` and `noise`: it isn't carried out. `slow`:
 * the answer takes a quarter of a second.
 */
export interface TestBankFault {
  readonly on: string | RegExp
  readonly kind: 'status' | 'lost' | 'hang' | 'reset' | 'noise' | 'slow'
  readonly status?: number
  readonly words?: string
}

const faultOf = ({ kind, status = 500, words = 'the bank is out' }: TestBankFault) =>
  ({
    status: { kind: 'status', status, body: { message: words } },
    lost: { kind: 'refuse', carriedOut: true },
    hang: { kind: 'hang' },
    reset: { kind: 'refuse' },
    noise: { kind: 'status', status: 200, body: '<!doctype html>' },
    slow: { kind: 'slow', ms: 250 },
  })[kind]

const accountNumber = '12345678903'

/**
 * The sandbox's deposit bank for a test in the same process, with the signing service of its papers. The test sees what
 * the bank has received and carried out, decides how its calls fail, and acts as its customers. The bank works at once
 * and sends no event.
 */
export function openTestBank(parts: Parts) {
  const { shared, bank: state, signicat: its } = parts
  const signicat = openTestSigning(parts)
  const carriedOut = new Map<string, string[]>()
  const calls: string[] = []
  state.onCarriedOut.push((id, what) => void carriedOut.set(id, [...(carriedOut.get(id) ?? []), what]))
  shared.onCall.push(({ provider, method, path }) => {
    if (provider === 'deposit' || provider === 'signicat') calls.push(`${method} ${path.replace('/signicat', '')}`)
  })
  const keptOf = (id: string) => state.deposits.get(id)!
  const paperOf = (id: string) => signicat.documents.find(({ documentId }) => documentId === keptOf(id).documentId)!

  /** A deposit as it is at the moment of reading. */
  const shown = ({ id, documentId }: StoredDeposit) => ({
    id,
    documentId,
    get asked() {
      return keptOf(id).asked
    },
    get status() {
      return keptOf(id).status
    },
    /** The balance of the account, or the sum that was paid out of it at the end, in NOK. */
    get funds() {
      const { funds, paidOut } = keptOf(id)
      return (paidOut ? paidOut.tenant + paidOut.landlord : funds) / 100
    },
    /** The state of its paper. */
    get document() {
      return paperOf(id).documentStatus
    },
    get release() {
      return releaseOfDeposit(keptOf(id))
    },
    /** The requests that the bank has carried out for the app, in order. The same split is counted once while it waits. */
    get done() {
      return carriedOut.get(id) ?? []
    },
  })
  type Shown = ReturnType<typeof shown>

  return {
    /** Oldest first. */
    get deposits(): Shown[] {
      return state.deposits.list().map(shown).toReversed()
    },
    signicat,
    assumed: state.assumed,
    fault: (fault: TestBankFault) => {
      const on = new RegExp(fault.on)
      const provider = on.test('POST /oauth/connect/token') ? 'signicat' : 'deposit'
      shared.faults.add(FaultRequest.parse({ provider, ...faultOf(fault) }), {
        test: (call) => on.test(call.replace('/signicat', '')),
      })
    },
    /** Removes all planned faults. */
    recover: () => shared.faults.clear(),
    /** The number of such calls to the bank or to its signing service. */
    count: (on: RegExp) => calls.filter((call) => on.test(call)).length,
    /** Sets for how many seconds a token is valid. The app doesn't use a token in its last minute. */
    tokensLast: (seconds: number) => void (its.tokens.seconds = seconds),
    /** Adds a deposit in this state, with this much money in NOK. */
    add(externalId: string, status: StoredDeposit['status'], nok = 0): Shown {
      const asked = depositOf(externalId, { contract: { dataToSign: { rentContractPDF: '' }, depositAmount: 36_000 } })
      const made = createDeposit(state, asked as DepositRequest, smallPdf(), 'http://127.0.0.1')
      const isOpened = status !== 'CREATED'
      if (isOpened) state.signing.change(made.documentId, { status: 'signed', isPackaged: true })
      const sum = { arrived: oreOfNok(nok), funds: oreOfNok(nok) }
      return shown(state.deposits.change(made.id, { status, ...sum, accountNumber: isOpened ? accountNumber : null }))
    },
    /** The landlord has asked for a split, and it waits for the tenant. */
    awaitSplit: ({ id }: Shown, tenant: number, landlord: number) =>
      void state.deposits.change(id, { split: { tenant: oreOfNok(tenant), landlord: oreOfNok(landlord) } }),
    /** All parties sign, and the account is opened. */
    async openAccount({ id }: Shown): Promise<void> {
      for (const { externalSignerId } of paperOf(id).signers)
        await signicat.sign(paperOf(id), externalSignerId.split(':').at(-1)!)
      state.deposits.change(id, { accountNumber })
    },
    /** Puts this much money into the account. The bank has already noticed it. */
    setBalance({ id }: Shown, nok: number) {
      payIntoAccount(state, keptOf(id), oreOfNok(nok) - keptOf(id).arrived)
      checkPayments(state, id)
    },
    /** The account ends without the app: the tenant agrees to the split, or gets all. Its open paper ends too. */
    endAccount({ id }: Shown) {
      const { split, arrived } = keptOf(id)
      payOut(state, id, split ?? { tenant: arrived, landlord: 0 })
      if (paperOf(id).documentStatus !== 'signed') signicat.ended(paperOf(id), 'canceled')
    },
    /** The paper ends, and the bank doesn't know that yet. */
    paperEnds: ({ id }: Shown, how: 'canceled' | 'expired') => signicat.ended(paperOf(id), how),
    /** Sets the deposit's tenants, each by the end of their id. */
    setTenants({ id }: Shown, ...tenants: readonly string[]) {
      const { asked } = keptOf(id)
      const contract = asked.externalId.split(':').slice(0, 2).join(':')
      const named = tenants.map((tenant) => tenantOf(`${contract}:${tenant}`)) as DepositRequest['tenants']
      state.deposits.change(id, { asked: { ...asked, tenants: named } })
    },
  }
}

export type TestBank = ReturnType<typeof openTestBank>
