import type { Module } from '../../base/module/shape'
import { houseCalls } from './calls'
import { eraseHouses } from './service-erase'

export const houseModule: Module = {
  name: 'landlord/house',
  tables: {
    house: {
      account: 'account_id',
      erased: 'texts',
      exported: { in: 'data/houses.json' },
      example: (mark) => ({ co_owners: JSON.stringify([{ name: mark, share: 20 }]), home_use: 'own_home' }),
    },
    house_year: {
      account: 'account_id',
      erased: 'row',
      exported: { in: 'data/houses.json' },
      example: (mark) => ({ co_owners: JSON.stringify([{ name: mark, share: 20 }]), home_use: 'own_home' }),
    },
  },
  calls: [houseCalls],
  eraseAccount: () => eraseHouses,
}
