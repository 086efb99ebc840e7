import type { Module } from '../module/shape'

export const backupModule: Module = {
  name: 'base/backup',
  tables: {
    backup: { account: null, why: 'backups of the whole installation, each a line' },
  },
}
