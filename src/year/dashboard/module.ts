import type { Module } from '../../base/module/shape'
import { dashboardCalls } from './calls'
import { dashboardRoutes } from './routes'

export const dashboardModule: Module = { name: 'year/dashboard', calls: [dashboardCalls], routes: dashboardRoutes }
