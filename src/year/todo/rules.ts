import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Contract } from '../../lease/contract/model'
import type { NextSource } from '../../lease/contract-overview/rules-next'
import { nextStep } from '../../lease/contract-overview/rules-next'
import { tenantsOf, type WithTenants } from '../../lease/party/rules'
import type { HouseTax } from '../tax/model'
import type { Waiting } from './model'

/** Whether the return has anything of these houses. */
export const hasEntries = (houses: readonly Pick<HouseTax, 'state'>[]): boolean =>
  houses.some(({ state }) => state === 'entered' || state === 'shortLets')

/** What a contract may wait for from the landlord. */
const contractLines = {
  landlord: 'sign',
  fee: 'fee',
  signAgain: 'signAgain',
  depositDisputeUntil: 'dispute',
  finish: 'finish',
  openGoesOn: 'finish',
  depositOpened: 'deposit',
  depositPartly: 'deposit',
  release: 'release',
  close: 'close',
  closeEmpty: 'close',
} as const
/** The most urgent first. */
const order = [
  'sign',
  'fee',
  'signAgain',
  'dispute',
  'finish',
  'receipts',
  'deposit',
  'release',
  'close',
  'return',
] as const
type ContractKind = (typeof contractLines)[keyof typeof contractLines]

/** One thing that waits for the landlord. */
export type TodoLine =
  | {
      readonly kind: ContractKind
      readonly contract: number
      /** First names of the tenants; none once they are erased, or where they can't be read. */
      readonly names: readonly string[]
      /** What is missing of a deposit; null for everything else. */
      readonly sum: Ore | null
      /** Until when; null for what has no such day. */
      readonly day: Day | null
    }
  /** `id`: the one to begin with. */
  | { readonly kind: 'receipts'; readonly count: number; readonly id: number }
  | { readonly kind: 'return'; readonly year: number }

export type TodoContract = NextSource & WithTenants & Pick<Contract, 'id' | 'houseId'>

function contractLine(contract: TodoContract, today: Day): TodoLine[] {
  const { key, sum = null, day = null } = nextStep(contract, today)
  const kind = (contractLines as Partial<Record<string, ContractKind>>)[key]
  if (kind === undefined) return []
  const tenants = tenantsOf(contract)
  const names = 'unreadable' in tenants ? [] : tenants.flatMap(({ firstName }) => (firstName === '' ? [] : [firstName]))
  return [{ kind, contract: contract.id, names, sum, day }]
}

export interface TodoSource {
  readonly contracts: readonly TodoContract[]
  readonly waiting: Waiting
  /** Null: of all houses. */
  readonly houseId: number | null
  /** Whether returns can be handed in here at all. */
  readonly canSend: boolean
}

/** What waits for the landlord in a house or in all, the most urgent first; the return is that of all houses. */
export function todoOf({ contracts, waiting, houseId, canSend }: TodoSource, today: Day): TodoLine[] {
  const isShown = (one: { readonly houseId: number }) => houseId === null || one.houseId === houseId
  const unfinished = waiting.unfinished.filter(isShown)
  const [first] = unfinished
  const lines: TodoLine[] = [
    ...contracts.filter(isShown).flatMap((contract) => contractLine(contract, today)),
    ...(first ? [{ kind: 'receipts', count: unfinished.length, id: first.id } as const] : []),
    ...(canSend && waiting.return_year !== null ? [{ kind: 'return', year: waiting.return_year } as const] : []),
  ]
  return lines.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}
