import type { Module } from '../module/shape'

export const outboxModule: Module = {
  name: 'base/outbox',
  tables: {
    job: {
      account: null,
      why: 'what is to be done, deleted a week after it is; messages about an account go with it (app/server/leases.ts)',
    },
  },
}
