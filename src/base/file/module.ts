import type { Module } from '../module/shape'
import { fileCalls } from './calls'
import { fileSchedules } from './jobs'
import { fileRoutes } from './routes'

export const fileModule: Module = {
  name: 'base/file',
  tables: {
    document: {
      account: 'account_id',
      erased: 'row',
      exported: { in: 'files' },
      example: (mark) => ({ id: mark.slice(-22).padStart(22, '0'), type: 'application/pdf' }),
    },
    pdf_verdict: {
      account: null,
      why: 'by the hash of a file’s bytes, as an earlier version kept it; not read any more',
    },
  },
  calls: [fileCalls],
  routes: ({ files }) => fileRoutes(files),
  schedules: fileSchedules,
}
