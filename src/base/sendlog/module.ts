import type { Module } from '../module/shape'

export const sendlogModule: Module = {
  name: 'base/sendlog',
  tables: {
    sendlog: {
      account: 'userId',
      erased: 'row',
      exported: { not: 'attempts to send something, redacted, for the administrator' },
    },
  },
}
