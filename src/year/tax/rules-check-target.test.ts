import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { checkKinds, type CheckKind } from './model-check'
import { checkTargetOf, type CheckTarget } from './rules-check-target'

const named = { id: 7, name: 'Per Hansen', date: day('2025-03-01') }
const mends: Record<CheckKind, CheckTarget> = {
  houseNumbers: { page: '/home/house-info/edit?house=3' },
  homeUseDiffers: { page: '/home/house-info/edit?house=3' },
  drafts: { dialog: { bilag: 7 } },
  monthsWithoutRent: { page: '/home/contract/7?house=3' },
  rentAtNewYear: { page: '/home/contract/7?house=3' },
  rentStopped: { page: '/home/contract/7?house=3' },
  repeatStopped: { dialog: { bilag: 7 } },
  unsignedContracts: { page: '/home/contract/7?house=3' },
  personalOutdated: { dialog: { personal: 7, house: 3 } },
  personalUnconfirmed: { dialog: { personal: 7, house: 3 } },
  costsOutside: { dialog: { bilag: 7 } },
  creditsAboveCosts: { dialog: { bilag: 7 } },
  personalTooLong: { dialog: { personal: 7, house: 3 } },
  personalLetBefore: { dialog: { personal: 7, house: 3 } },
  itemsAndPersonal: { dialog: { item: 7 } },
  mixedCosts: { dialog: { bilag: 7 } },
  itemsEnded: { dialog: { item: 7 } },
  coOwners: { page: '/home/house-info/edit?house=3' },
  shortLets: { dialog: { income: 7 } },
  withoutReceipt: { dialog: { bilag: 7 } },
}

it.each(checkKinds)('%s is mended where it stands', (kind) =>
  expect(checkTargetOf({ houseId: 3, kind }, named)).toEqual(mends[kind]),
)

it('what names nothing is mended in the house', () =>
  expect(checkTargetOf({ houseId: 3, kind: 'houseNumbers' })).toEqual(mends.houseNumbers))
