import type { Module } from '../../base/module/shape'
import { ledgerCalls } from './calls'
import { ledgerRoutes } from './routes'

export const ledgerModule: Module = { name: 'books/ledger', calls: [ledgerCalls], routes: ledgerRoutes }
