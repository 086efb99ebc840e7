import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Contract } from '../../lease/contract/model'
import type { NextStepSource } from '../../lease/contract-overview/rules-next'
import { nextStepOfLease } from '../../lease/contract-overview/rules-next'
import { tenantsOf, type TenantsOfRecord } from '../../lease/party/rules'
import type { ContractArrears } from '../../lease/rent-account/model'
import type { HouseTax } from '../tax/model'
import type { WaitingWork } from './model'

export const hasTodoEntries = (houses: readonly Pick<HouseTax, 'state'>[]): boolean =>
  houses.some(({ state }) => state === 'entered' || state === 'shortLets')

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
  depositUnpaid: 'deposit',
  release: 'release',
  close: 'close',
  closeEmpty: 'close',
} as const
/** The kinds of lines, the most urgent first. */
const order = [
  'sign',
  'fee',
  'signAgain',
  'dispute',
  'late',
  'finish',
  'receipts',
  'deposit',
  'release',
  'close',
  'return',
] as const
type ContractKind = (typeof contractLines)[keyof typeof contractLines]

export type TodoLine =
  | {
      readonly kind: ContractKind
      readonly contract: number
      /** First names of the tenants. Empty if they were erased, or can't be read. */
      readonly names: readonly string[]
      /** The missing part of a deposit. Null for all other lines. */
      readonly sum: Ore | null
      /** The last day to do it. Null if there is none. */
      readonly day: Day | null
    }
  | {
      readonly kind: 'late'
      readonly contract: number
      /** The full names of all tenants. */
      readonly names: readonly string[]
      readonly sum: Ore
      /** The due day of the oldest unpaid month. */
      readonly day: Day
      /** The first day of the oldest unpaid month. */
      readonly month: Day
    }
  /** `id` is the first voucher to work on. */
  | { readonly kind: 'receipts'; readonly count: number; readonly id: number }
  | { readonly kind: 'return'; readonly year: number }

export type TodoContract = NextStepSource & TenantsOfRecord & Pick<Contract, 'id' | 'houseId'>

function contractLine(contract: TodoContract, today: Day): TodoLine[] {
  const { key, sum = null, day = null } = nextStepOfLease(contract, today)
  const kind = (contractLines as Partial<Record<string, ContractKind>>)[key]
  if (kind === undefined) return []
  const names = tenantsOf(contract).flatMap(({ firstName }) => (firstName === '' ? [] : [firstName]))
  return [{ kind, contract: contract.id, names, sum, day }]
}

/** The line of a contract with unpaid rent that was due before today. */
function lateLine({ contractId, tenants, owed, since, days, months }: ContractArrears): TodoLine[] {
  const [oldest] = months
  if (days <= 0 || oldest === undefined) return []
  return [
    { kind: 'late', contract: contractId, names: tenants, sum: owed, day: since, month: `${oldest.month}-01` as Day },
  ]
}

export interface TodoSource {
  readonly contracts: readonly TodoContract[]
  /** Contracts whose payments are followed, the largest debt first. */
  readonly arrears: readonly ContractArrears[]
  readonly waiting: WaitingWork
  /** Only this house. Null for all houses. */
  readonly houseId: number | null
  /** True if this installation can send tax returns. */
  readonly canSend: boolean
}

/** The lines, the most urgent first. The line about the tax return is for all houses. */
export function todoLines({ contracts, arrears, waiting, houseId, canSend }: TodoSource, today: Day): TodoLine[] {
  const isShown = (one: { readonly houseId: number }) => houseId === null || one.houseId === houseId
  const unfinished = waiting.unfinished.filter(isShown)
  const [first] = unfinished
  const lines: TodoLine[] = [
    ...contracts.filter(isShown).flatMap((contract) => contractLine(contract, today)),
    ...arrears.filter(isShown).flatMap(lateLine),
    ...(first ? [{ kind: 'receipts', count: unfinished.length, id: first.id } as const] : []),
    ...(canSend && waiting.return_year !== null ? [{ kind: 'return', year: waiting.return_year } as const] : []),
  ]
  return lines.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}
