import type { Module } from '../module/shape'
import { adminCalls } from './calls'
import { adminRoutes } from './routes'

export const adminModule: Module = { name: 'base/admin', calls: [adminCalls], routes: adminRoutes }
