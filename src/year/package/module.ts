import type { Module } from '../../base/module/shape'
import { packageCalls } from './calls'

export const packageModule: Module = { name: 'year/package', calls: [packageCalls] }
