import type { ShellKey } from '../words'

/** Where a landlord goes daily, and the letter that leads there behind `g`: the same in both languages. */
export const places = [
  { key: 'h', word: 'allVouchers', href: '/home/dashboard' },
  { key: 'k', word: 'contracts', href: '/home/contract' },
  { key: 'b', word: 'bank', href: '/home/bank' },
  { key: 'l', word: 'suppliers', href: '/home/suppliers' },
  { key: 'i', word: 'separateIncome', href: '/home/separate-income-bilags' },
  { key: 'm', word: 'contents', href: '/home/furniture-and-home-contents' },
  { key: 'd', word: 'detailedCost', href: '/home/detailed-costs' },
  { key: 'p', word: 'trash', href: '/home/trash-folder' },
  { key: 's', word: 'taxYear', href: '/altinn' },
] as const satisfies readonly { readonly key: string; readonly word: ShellKey; readonly href: string }[]

/** Pages that have no letter. */
export const otherPlaces = [
  { word: 'houseInfo', href: '/home/house-info' },
  { word: 'arrears', href: '/home/arrears' },
  { word: 'taxSheet', href: '/altinn/sheet' },
  { word: 'titleTaxGuide', href: '/altinn/guide' },
  { word: 'landlord', href: '/profile/landlord' },
  { word: 'accountSettings', href: '/profile/account-settings' },
  { word: 'subscription', href: '/profile/subscription' },
  { word: 'contactUs', href: '/profile/contact-us' },
] as const satisfies readonly { readonly word: ShellKey; readonly href: string }[]
