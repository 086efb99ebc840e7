import type { Module } from '../../base/module/shape'
import { costsCalls } from './calls'

export const costsModule: Module = { name: 'year/costs', calls: [costsCalls] }
