import type { Check, CheckKind, CheckNamed } from './model-check'

/**
 * The place where the landlord corrects a record that a check names: a page, or a dialog over the
 * current page. `dialog` has the dialog's parameters.
 */
export type CheckTarget = { readonly page: string } | { readonly dialog: Readonly<Record<string, number>> }

/** The kind of record that a check links to. */
const leadsTo = {
  houseNumbers: 'house',
  homeUseDiffers: 'house',
  coOwners: 'house',
  drafts: 'bilag',
  repeatStopped: 'bilag',
  mixedCosts: 'bilag',
  costsOutside: 'bilag',
  creditsAboveCosts: 'bilag',
  withoutReceipt: 'bilag',
  monthsWithoutRent: 'contract',
  rentAtNewYear: 'contract',
  rentStopped: 'contract',
  unsignedContracts: 'contract',
  personalOutdated: 'personal',
  personalUnconfirmed: 'personal',
  personalTooLong: 'personal',
  personalLetBefore: 'personal',
  itemsAndPersonal: 'item',
  itemsEnded: 'item',
  shortLets: 'income',
} as const satisfies Record<CheckKind, string>

/**
 * Returns the place that a check links to. Without `named`, the place is the house, because data of
 * the house itself is missing.
 */
export function checkTargetOf({ houseId, kind }: Pick<Check, 'houseId' | 'kind'>, named?: CheckNamed): CheckTarget {
  const house = `house=${houseId}`
  const place = leadsTo[kind]
  if (named === undefined || place === 'house') return { page: `/home/house-info/edit?${house}` }
  if (place === 'contract') return { page: `/home/contract/${named.id}?${house}` }
  return { dialog: place === 'personal' ? { personal: named.id, house: houseId } : { [place]: named.id } }
}
