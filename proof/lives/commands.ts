import type { Chance } from './chance'
import type { Landlord, Life } from './life'
import type { ContractModel } from './model-contract'
import type { Pressed } from './press'

/** Something that somebody does. What came of it is named for the table of what was reached; null: there was nothing to do. */
export interface Command {
  readonly weight: number
  readonly run: (life: Life, chance: Chance) => Promise<string | null>
}
export type Commands = Readonly<Record<string, Command>>

export const outcome = ({ came, reason, status }: Pressed): string =>
  came === 'done' ? String(status) : `${status} ${reason}`

export const landlordsOf = (life: Life): Landlord[] => life.landlords.filter(({ isDeleted }) => !isDeleted)
export const pickLandlord = (life: Life, chance: Chance): Landlord | undefined => chance.pick(landlordsOf(life))

export type Of = readonly [Landlord, ContractModel]
/** Whether a contract lies in a house that is hidden. */
export const isHidden = ({ houses }: Landlord, { terms }: ContractModel): boolean =>
  houses.some(({ id, deletedAt }) => id === terms.houseId && deletedAt !== null)

/** All contracts that are there, and of which `holds`. */
export const contractsWhere = (life: Life, holds: (contract: ContractModel, landlord: Landlord) => boolean): Of[] =>
  landlordsOf(life).flatMap((landlord) =>
    landlord.contracts
      .filter((contract) => !contract.isDeleted && !isHidden(landlord, contract) && holds(contract, landlord))
      .map((contract) => [landlord, contract] as const),
  )

/** Most often a contract for which the command is meant, now and then any. */
export function pickContract(
  life: Life,
  chance: Chance,
  fits: (contract: ContractModel, landlord: Landlord) => boolean,
): Of | undefined {
  const fitting = contractsWhere(life, fits)
  if (fitting.length > 0) return chance.pick(fitting)
  const all = chance.is(0.06) ? contractsWhere(life, () => true) : []
  return all.length > 0 ? chance.pick(all) : undefined
}
