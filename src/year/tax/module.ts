import type { Module } from '../../base/module/shape'
import { taxCalls } from './calls'

export const taxModule: Module = { name: 'year/tax', calls: [taxCalls] }
