import { addDays, type Day } from '../../base/kit/day'
import type { BankTransaction } from '../../bank/transaction/model'
import type { Expense } from '../../books/expense/model'
import type { Contract } from '../../lease/contract/model'
import { depositStateAndAmounts } from '../../lease/contract/rules-deposit'
import { depositStates } from '../../lease/contract/rules-deposit-states'
import { moveOutDay } from '../../lease/law/rules-term'
import type { NextStepSource } from '../../lease/contract-overview/rules-next'
import { nextStepOfLease } from '../../lease/contract-overview/rules-next'
import { isLandlordNoticeOpen } from '../../lease/letter/rules-protest'
import { tenantsOf, type TenantsOfRecord } from '../../lease/party/rules'
import type { ContractArrears, RentInBank } from '../../lease/rent-account/model'
import type { HouseTax } from '../tax/model'
import { missingFacts, type WaitingWork } from './model'
import { owedLines, rentNotInBank, rowLine } from './rules-bank'
import { byUrgency } from './rules-kinds'
import { lineOf, type QueueLine } from './rules-line'

export const hasTodoEntries = (houses: readonly Pick<HouseTax, 'state'>[]): boolean =>
  houses.some(({ state }) => state === 'entered' || state === 'shortLets')

type Fact = (typeof missingFacts)[number]

/** The first fact that a voucher lacks. Null if it lacks none. */
export function missingFact({
  sum,
  date,
  supplierId,
  cost_type,
  description,
}: Pick<Expense, 'sum' | 'date' | 'supplierId' | 'cost_type' | 'description'>): Fact | null {
  const has: Readonly<Record<Fact, boolean>> = {
    sum: sum !== null,
    date: date !== null,
    supplier: supplierId !== null,
    cost_type: cost_type !== null,
    description: description !== '',
  }
  return missingFacts.find((fact) => !has[fact]) ?? null
}

/**
 * The next steps of a contract that have a line. The other steps don't need the landlord, or are
 * lines of unpaid rent.
 */
const contractLines = {
  landlord: 'sign',
  fee: 'fee',
  failed: 'signAgain',
  withdrawn: 'signAgain',
  expired: 'signAgain',
  canceled: 'signAgain',
  depositDisputeUntil: 'dispute',
  finish: 'finish',
  openGoesOn: 'finish',
  moved: 'finish',
  depositUnpaid: 'deposit',
  release: 'release',
  close: 'close',
  closeEmpty: 'close',
  erase: 'erase',
} as const
type ContractKind = (typeof contractLines)[keyof typeof contractLines]

export type TodoContract = NextStepSource & TenantsOfRecord & Pick<Contract, 'id' | 'houseId' | 'notice'>

const firstNames = (contract: TodoContract | undefined): string[] =>
  contract === undefined ? [] : tenantsOf(contract).flatMap(({ firstName }) => (firstName === '' ? [] : [firstName]))

/** A tenant who moves out has a line from this many days before. */
const daysOfLeaving = 30

function contractLine(contract: TodoContract, today: Day): QueueLine[] {
  const { key, sum = null, day = null } = nextStepOfLease(contract, today)
  const kind = (contractLines as Partial<Record<string, ContractKind>>)[key]
  if (kind === undefined) return []
  const { fold } = depositStates[depositStateAndAmounts(contract).state]
  const shown = kind === 'finish' && fold === 'settled' ? 'finishSettled' : kind
  return [lineOf(shown, contract.id, { names: firstNames(contract), sum, day }, { contract: contract.id })]
}

/**
 * A tenant who moves out soon, beside what else is to be done. A notice that isn't handed over ends nothing yet, and after
 * a protest nobody knows whether the tenant moves.
 */
function leavingLine(
  contract: TodoContract,
  { protests = [], undelivered = [] }: WaitingWork,
  today: Day,
): QueueLine[] {
  const day = contract.signed_at === null ? null : moveOutDay(contract)
  if (day === null || day < today) return []
  const about = [{ names: firstNames(contract) }, { contract: contract.id }] as const
  const isThis = ({ contractId }: { readonly contractId: number }) => contractId === contract.id
  if (isLandlordNoticeOpen(contract)) {
    const letter = undelivered.find(isThis)
    if (letter !== undefined) return [lineOf('handOver', contract.id, { ...about[0], day: letter.made_on }, about[1])]
    if (protests.some((protest) => isThis(protest) && protest.sue_by >= today)) return []
  }
  return day > addDays(today, daysOfLeaving) ? [] : [lineOf('leaving', contract.id, { ...about[0], day }, about[1])]
}

/** The deposit of a finished contract on an account that was not opened here. A settlement ends the line. */
function unsettledLine(contract: TodoContract, { unsettled = [] }: WaitingWork): QueueLine[] {
  const { state, agreed } = depositStateAndAmounts(contract)
  if (contract.status !== 'finished' || state !== 'own' || !unsettled.includes(contract.id)) return []
  return [lineOf('settle', contract.id, { names: firstNames(contract), sum: agreed }, { contract: contract.id })]
}

/** The last days to bring a case. A notice that was taken back, and a contract that is over, have no line any more. */
const protestLines = (contracts: readonly TodoContract[], { protests = [] }: WaitingWork, today: Day): QueueLine[] =>
  contracts.filter(isLandlordNoticeOpen).flatMap((contract) => {
    const protest = protests.find(({ contractId }) => contractId === contract.id)
    if (protest === undefined || protest.sue_by < today) return []
    return [
      lineOf('protest', contract.id, { names: firstNames(contract), day: protest.sue_by }, { contract: contract.id }),
    ]
  })

const receiptLine = ({ id, date, missing }: WaitingWork['unfinished'][number]): QueueLine =>
  lineOf('receipt', id, { day: date, missing }, { voucher: id })

export interface TodoSource {
  readonly contracts: readonly TodoContract[]
  /** Contracts whose payments are followed, the largest debt first. */
  readonly arrears: readonly ContractArrears[]
  readonly waiting: WaitingWork
  /** Transactions of the bank, the newest first. Only open ones have a line. */
  readonly rows: readonly BankTransaction[]
  /** Rent in the bank that isn't matched yet, and the day up to which the bank was read. */
  readonly inBank: RentInBank
  /** Only this house. Null for all houses. */
  readonly houseId: number | null
  /** True if this installation can send tax returns. */
  readonly canSend: boolean
}

/**
 * Returns the house of a transaction's contract, or of the voucher that is suggested for it. Null
 * if there is neither.
 */
function houseOfRow(
  { contract, row }: QueueLine['evidence'],
  contracts: ReadonlyMap<number, TodoContract>,
): number | null {
  if (contract !== null) return contracts.get(contract)?.houseId ?? null
  const suggestion = row?.suggestion
  if (suggestion?.kind === 'bilag') return suggestion.houseId ?? null
  return suggestion?.kind === 'new-bilag' ? suggestion.values.houseId : null
}

/**
 * The lines, the most urgent first. The line of the tax return is for all houses. A payment that may be for any house is
 * shown only with all houses.
 */
export function todoLines(
  { contracts, arrears, waiting, rows, inBank, houseId, canSend }: TodoSource,
  today: Day,
): QueueLine[] {
  const isShown = (one: { readonly houseId: number }) => houseId === null || one.houseId === houseId
  const byId = new Map(contracts.map((contract) => [contract.id, contract]))
  const ofBank = rows
    .filter(({ state }) => state === 'open')
    .map((row) => rowLine(row, inBank, (contract) => firstNames(byId.get(contract))))
    .filter(({ evidence }) => houseId === null || houseOfRow(evidence, byId) === houseId)
  const owed = arrears.filter(isShown).map((each) => rentNotInBank(each, inBank, byId.get(each.contractId)))
  return byUrgency([
    ...contracts
      .filter(isShown)
      .flatMap((contract) =>
        contractLine(contract, today).concat(leavingLine(contract, waiting, today), unsettledLine(contract, waiting)),
      ),
    ...protestLines(contracts.filter(isShown), waiting, today),
    ...ofBank,
    ...owedLines(owed, inBank.read_until, today),
    ...waiting.unfinished.filter(isShown).map(receiptLine),
    ...(canSend && waiting.return_year !== null ? [lineOf('return', '', { year: waiting.return_year })] : []),
  ])
}
