import type { Module } from '../../base/module/shape'
import { regulationCalls } from './calls'

export const regulationModule: Module = { name: 'lease/regulation', calls: [regulationCalls] }
