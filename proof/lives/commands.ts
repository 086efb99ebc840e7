import type { Chance } from './chance'
import type { Landlord, Life } from './life'
import type { ContractModel } from './model-contract'
import type { LandlordCall } from './landlord-call'

/** An action of a person. The outcome is counted in the table of what was reached. Null means that there was nothing to do. */
export interface Command {
  readonly weight: number
  readonly run: (life: Life, chance: Chance) => Promise<string | null>
}
export type Commands = Readonly<Record<string, Command>>

export const outcomeText = ({ came, reason, status }: LandlordCall): string =>
  came === 'done' ? String(status) : `${status} ${reason}`

export const landlordsOf = (life: Life): Landlord[] => life.landlords.filter(({ isDeleted }) => !isDeleted)
export const pickLandlord = (life: Life, chance: Chance): Landlord | undefined => chance.pick(landlordsOf(life))

export type ContractOfLandlord = readonly [Landlord, ContractModel]
/** True if the contract's house is hidden. */
export const isHidden = ({ houses }: Landlord, { terms }: ContractModel): boolean =>
  houses.some(({ id, deletedAt }) => id === terms.houseId && deletedAt !== null)

/** All existing contracts for which `holds` is true. */
export const contractsWhere = (
  life: Life,
  holds: (contract: ContractModel, landlord: Landlord) => boolean,
): ContractOfLandlord[] =>
  landlordsOf(life).flatMap((landlord) =>
    landlord.contracts
      .filter((contract) => !contract.isDeleted && !isHidden(landlord, contract) && holds(contract, landlord))
      .map((contract) => [landlord, contract] as const),
  )

/** A contract that the command is meant for. If there is none, sometimes any contract. */
export function pickContract(
  life: Life,
  chance: Chance,
  fits: (contract: ContractModel, landlord: Landlord) => boolean,
): ContractOfLandlord | undefined {
  const fitting = contractsWhere(life, fits)
  if (fitting.length > 0) return chance.pick(fitting)
  const all = chance.is(0.06) ? contractsWhere(life, () => true) : []
  return all.length > 0 ? chance.pick(all) : undefined
}
