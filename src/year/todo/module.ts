import type { Module } from '../../base/module/shape'
import { todoCalls } from './calls'

export const todoModule: Module = { name: 'year/todo', calls: [todoCalls] }
