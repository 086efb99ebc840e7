import type { Module } from '../../base/module/shape'
import { taxCalls } from './calls'
import { taxRoutes } from './routes'

export const taxModule: Module = { name: 'year/tax', calls: [taxCalls], routes: taxRoutes }
