import type { Check, CheckNamed } from './model-check'

/**
 * Where the landlord corrects what a check names: on a page, or in a dialog over the current page. A dialog is given by
 * its parameters.
 */
export type CheckTarget = { readonly page: string } | { readonly dialog: Readonly<Record<string, number>> }

/**
 * The place that a check leads to. Without `named`, it is the house, because something of the house itself is missing.
 */
export function checkTargetOf({ houseId, kind }: Pick<Check, 'houseId' | 'kind'>, named?: CheckNamed): CheckTarget {
  const house = `house=${houseId}`
  if (named === undefined) return { page: `/home/house-info/edit?${house}` }
  switch (kind) {
    case 'houseNumbers':
    case 'homeUseDiffers':
    case 'coOwners':
      return { page: `/home/house-info/edit?${house}` }
    case 'drafts':
    case 'repeatStopped':
    case 'mixedCosts':
    case 'costsOutside':
    case 'withoutReceipt':
      return { dialog: { bilag: named.id } }
    case 'monthsWithoutRent':
    case 'rentStopped':
    case 'unsignedContracts':
      return { page: `/home/contract/${named.id}?${house}` }
    case 'personalOutdated':
    case 'personalUnconfirmed':
    case 'personalTooLong':
      return { dialog: { personal: named.id, house: houseId } }
    case 'itemsAndPersonal':
    case 'itemsEnded':
      return { dialog: { item: named.id } }
    case 'shortLets':
      return { dialog: { income: named.id } }
  }
}
