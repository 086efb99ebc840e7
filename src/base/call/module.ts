import type { Module } from '../module/shape'

export const callModule: Module = {
  name: 'base/call',
  tables: {
    bucket: { account: null, why: 'counters of calls by address, account or network, which end within a day' },
    idempotency: {
      account: 'account_id',
      unrotated: { answer: 'an answer is kept for a day' },
      erased: 'row',
      exported: { not: 'answers to calls, kept for a day in case one is repeated' },
    },
  },
}
