import type { Module } from '../../base/module/shape'
import { tenancyCalls } from './calls'

export const tenancyModule: Module = { name: 'lease/tenancy', calls: [tenancyCalls] }
