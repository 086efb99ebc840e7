import type { Module } from '../module/shape'

export const dbModule: Module = {
  name: 'base/db',
  tables: {
    installation: { account: null, why: 'one row, which says which installation it is' },
    encryption_key: {
      account: null,
      why: 'a key that this database was written with, for good',
      unrotated: { encrypted_check: 'it says whether a key is the one of that name' },
    },
  },
}
