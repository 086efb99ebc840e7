import type { Module } from '../../base/module/shape'
import { rentLedgerCalls } from './calls'

export const rentLedgerModule: Module = { name: 'lease/rent-ledger', calls: [rentLedgerCalls] }
