import type { Module } from '../../base/module/shape'
import { todoCalls } from './calls'
import { todoRoutes } from './routes'

export const todoModule: Module = { name: 'year/todo', calls: [todoCalls], routes: todoRoutes }
