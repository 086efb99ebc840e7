import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { fillInHouse } from '../../landlord/house/service'
import { lackingNumbers } from '../tax-document/rules-property'
import type { Placed } from '../tax-document/service'
import type { HandedIn } from './service-context'
import type { ChosenHouses } from './service-merge'

/**
 * Fills in what the houses lack of the numbers that the authority knows their properties by; the names of those houses.
 * None once something of the year is sent or under way: a house with other numbers would count as another one, and the
 * same figures could be handed in again.
 */
export async function fillNumbers(
  ctx: OwnedCtx,
  { year, houses }: ChosenHouses,
  placed: readonly Placed[],
  { isBegun }: Pick<HandedIn, 'isBegun'>,
): Promise<readonly string[]> {
  const lacking = houses.flatMap(({ rental: { house } }) => {
    const facts = placed.find(({ houseId }) => houseId === house.id)?.property
    const numbers = facts ? lackingNumbers(house, facts) : null
    return numbers ? [{ house, numbers }] : []
  })
  if (lacking.length === 0) return []
  return await holdAccount(ctx, async (held) => {
    if (await isBegun(held, year)) return []
    const filled: string[] = []
    for (const { house, numbers } of lacking) if (await fillInHouse(held, house.id, numbers)) filled.push(house.name)
    return filled
  })
}
