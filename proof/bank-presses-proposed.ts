import { bankTransactionCalls } from '../src/bank/transaction/calls'
import { toRequestedSuggestion, type ShownSuggestion } from '../src/bank/transaction/model'
import { bankMatchingCalls } from '../src/bank/matching/calls'
import { contractBanner } from '../src/lease/contract-overview/rules-banner'
import { existingContractCalls } from '../src/lease/contract/calls-existing'
import { contractListCalls } from '../src/lease/contract/calls-list'
import { rentAccountCalls } from '../src/lease/rent-account/calls'
import { owedByAccount } from '../src/lease/rent-account/rules-owed'
import { likelyPaidMonth, openMonths } from '../src/lease/rent-account/rules-payment'
import { todoCalls } from '../src/year/todo/calls'
import { todoLines } from '../src/year/todo/rules'
import { lineKinds } from '../src/year/todo/rules-kinds'
import type { Day } from '../src/base/kit/day'
import {
  acceptInModel,
  addPayment,
  kroner,
  params,
  today,
  type BankCalls,
  type Landlord,
  type Lease,
  type Row,
} from './bank-histories-lease'

/**
 * Applies an action to the calculated rent accounts, as the product must apply it. Does nothing for
 * a refused action.
 */
type Done = (leases: readonly Lease[]) => void
const nothing: Done = () => undefined

/** An action that a screen of the product offers, with the values that the screen shows. */
export interface OfferedAction {
  readonly says: string
  readonly run: () => Promise<Done>
}

type Match = readonly (readonly [row: Row, suggestion: ShownSuggestion])[]

/** Accepts the suggestions as they were shown. */
const match = ({ at }: BankCalls, kari: Landlord, of: Match): OfferedAction => ({
  says: `match ${of.map(([{ id }, suggestion]) => `${id} ${JSON.stringify({ ...suggestion, because: [] })}`).join(', ')}`,
  async run() {
    const rows = of.map(([{ id }, suggestion]) => ({ id, suggestion: toRequestedSuggestion(suggestion) }))
    const { accepted } = await at.app.call(bankMatchingCalls.accept, { body: { rows } }, kari.options)
    return (leases) => {
      for (const [row, suggestion] of of) if (accepted.includes(row.id)) acceptInModel(leases, { ...row, suggestion })
    }
  },
})

/**
 * Registers the payment that the dialog suggests: today, the unpaid part of the named month, or
 * else of the month that is most likely paid.
 */
async function register({ at }: BankCalls, kari: Landlord, contract: number, of?: string): Promise<OfferedAction[]> {
  const account = await at.app.call(rentAccountCalls.read, params(contract), kari.options)
  const terms = await at.app.call(existingContractCalls.read, params(contract), kari.options)
  const open = openMonths(account, terms, today as Day)
  const found = open.find((each) => each.month === of) ?? likelyPaidMonth(open, account, today as Day)
  if (found === null || found.open <= 0) return []
  const { month, open: sum } = found
  const months = [{ month, sum: kroner(sum), open: kroner(sum) }]
  return [
    {
      says: `register ${contract} ${month} ${sum}`,
      run: async () =>
        await kari.pay(contract, { date: today, sum: kroner(sum), months }).then(
          ({ id }): Done =>
            (leases) => {
              const lease = leases.find((each) => each.id === contract)!
              addPayment(lease, `hand ${id}`, { order: id, date: today, sum, named: new Map([[month, sum]]) })
            },
          (error: { readonly status?: number }) => {
            if (error.status !== 409) throw error
            return nothing
          },
        ),
    },
  ]
}

/** Everything about rent that home, bank, contract and unpaid rent propose now. */
export async function offeredActions(
  bank: BankCalls,
  kari: Landlord,
  leases: readonly Lease[],
): Promise<OfferedAction[]> {
  const { app } = bank.at
  const [contracts, arrears, waiting, rows, inBank] = await Promise.all([
    app.call(contractListCalls.list, {}, kari.options),
    app.call(rentAccountCalls.arrears, { query: {} }, kari.options),
    app.call(todoCalls.waiting, {}, kari.options),
    app.call(bankTransactionCalls.list, { query: { state: 'open' } }, kari.options),
    app.call(rentAccountCalls.inBank, {}, kari.options),
  ])
  const source = { contracts, arrears, waiting, rows, inBank, houseId: null, canSend: false }
  const presses: OfferedAction[] = []
  for (const { kind, fact, evidence } of todoLines(source, today as Day)) {
    const { verb } = lineKinds[kind]
    if (verb === 'match') presses.push(match(bank, kari, [[evidence.row!, evidence.row!.suggestion!]]))
    if (verb === 'register')
      presses.push(...(await register(bank, kari, evidence.contract!, fact.months[0]?.slice(0, 7))))
  }
  for (const { id } of leases) {
    const contract = await app.call(existingContractCalls.read, params(id), kari.options)
    const account = await app.call(rentAccountCalls.read, params(id), kari.options)
    const rents = inBank.rents.filter(({ contractId }) => contractId === id)
    const owed = owedByAccount(account, id, inBank.rents, today as Day)
    const unpaid = { ...owed, late_since: account.late_since, remindedOn: account.reminded_on ?? null }
    const { action, beside } = contractBanner(contract, today as Day, null, unpaid)
    if (action === 'match')
      presses.push(
        match(
          bank,
          kari,
          rents.map(({ transactionId, contractId, months, certainty }) => [
            rows.find((row) => row.id === transactionId)!,
            { kind: 'rent', contractId, months, certainty, because: [] },
          ]),
        ),
      )
    if (action === 'registerPayment' || beside === 'registerPayment') presses.push(...(await register(bank, kari, id)))
  }
  return presses.filter(({ says }, at) => presses.findIndex((press) => press.says === says) === at)
}
