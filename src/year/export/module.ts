import type { Module } from '../../base/module/shape'
import { exportCalls } from './calls'

export const exportModule: Module = { name: 'year/export', calls: [exportCalls] }
