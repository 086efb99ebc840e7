import type { Day } from '../../base/kit/day'
import { houseIdentities, type HouseNumbers } from '../../landlord/house/model'
import type { HouseState } from './model'
import { checkKinds, maxNamedRecords, type Check, type CheckKind, type CheckNamed } from './model-check'
import { stateOfHouse } from './rules'
import { contradictingKinds } from './rules-draft-kind'
import { countClosedItems, findingsByCheck, type CheckInput } from './rules-findings'

/**
 * True if the house has all numbers by which the authority finds it: the numbers of its land, or of
 * its share in a cooperative.
 */
export const hasAllHouseNumbers = (house: HouseNumbers): boolean =>
  Object.values(houseIdentities).some((names) => names.every((name) => house[name] !== null))

const byDate = (a: CheckNamed, b: CheckNamed) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id)

/** Checks for a house whose costs aren't entered. They show what may have to be corrected first. */
const ofLeftOut: ReadonlySet<CheckKind> = new Set([
  'drafts',
  'monthsWithoutRent',
  'rentStopped',
  'repeatStopped',
  'unsignedContracts',
  'homeUseDiffers',
] as const)
const isReported = (kind: CheckKind, state: HouseState): boolean =>
  // It isn't known yet how an empty house will be entered.
  state === 'entered' ||
  state === 'empty' ||
  ofLeftOut.has(kind) ||
  (state === 'shortLets' && (kind === 'houseNumbers' || kind === 'coOwners'))

/**
 * The checks by house, in the order of `checkKinds` (docs/rules/year.md#tax-check-list). A check is only a hint. It
 * refuses nothing.
 */
export const checksOf = (checked: CheckInput, year: number, today: Day): Check[] =>
  checked.houses.flatMap((house) => {
    const state = stateOfHouse(house, checked.vouchers, year, checked.offered.get(house.id) ?? null)
    return checkKinds.flatMap((kind): Check[] => {
      if (!isReported(kind, state)) return []
      const ofHouse = [{ houseId: house.id, kind, count: 1, vouchers: [] }]
      if (kind === 'houseNumbers') return hasAllHouseNumbers(house) ? [] : ofHouse
      if (kind === 'homeUseDiffers') {
        const in_draft = [...contradictingKinds(checked.draftKinds.get(house.id) ?? [], house.home_use)]
        return in_draft.length === 0
          ? []
          : [{ houseId: house.id, kind, count: 1, vouchers: [], use: { home_use: house.home_use, in_draft } }]
      }
      if (kind === 'coOwners') return house.co_owners.length === 0 || state === 'empty' ? [] : ofHouse
      const found = [...findingsByCheck[kind](house, checked, year, today)].sort(byDate)
      if (found.length === 0) return []
      const closed = kind === 'itemsEnded' ? countClosedItems(house, checked, year) : 0
      const check = { houseId: house.id, kind, count: found.length, vouchers: found.slice(0, maxNamedRecords) }
      return [closed === 0 ? check : { ...check, closed }]
    })
  })
