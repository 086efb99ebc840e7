import type { Module } from '../../base/module/shape'
import { dashboardCalls } from './calls'

export const dashboardModule: Module = { name: 'year/dashboard', calls: [dashboardCalls] }
