import type { Module } from '../../base/module/shape'
import { costsCalls } from './calls'
import { costsRoutes } from './routes'

export const costsModule: Module = { name: 'year/costs', calls: [costsCalls], routes: costsRoutes }
