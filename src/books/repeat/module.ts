import type { Module } from '../../base/module/shape'
import { repeatCalls } from './calls'
import { repeatRoutes } from './routes'

export const repeatModule: Module = { name: 'books/repeat', calls: [repeatCalls], routes: repeatRoutes }
