import type { Check, CheckKind, CheckNamed } from './model-check'

/**
 * Where the landlord corrects what a check names: on a page, or in a dialog over the current page. A dialog is given by
 * its parameters.
 */
export type CheckTarget = { readonly page: string } | { readonly dialog: Readonly<Record<string, number>> }

/** What a check leads to. */
const leadsTo = {
  houseNumbers: 'house',
  homeUseDiffers: 'house',
  coOwners: 'house',
  drafts: 'bilag',
  repeatStopped: 'bilag',
  mixedCosts: 'bilag',
  costsOutside: 'bilag',
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
 * The place that a check leads to. Without `named`, it is the house, because something of the house itself is missing.
 */
export function checkTargetOf({ houseId, kind }: Pick<Check, 'houseId' | 'kind'>, named?: CheckNamed): CheckTarget {
  const house = `house=${houseId}`
  const place = leadsTo[kind]
  if (named === undefined || place === 'house') return { page: `/home/house-info/edit?${house}` }
  if (place === 'contract') return { page: `/home/contract/${named.id}?${house}` }
  return { dialog: place === 'personal' ? { personal: named.id, house: houseId } : { [place]: named.id } }
}
