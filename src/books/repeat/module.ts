import type { Module } from '../../base/module/shape'
import { repeatCalls } from './calls'

export const repeatModule: Module = { name: 'books/repeat', calls: [repeatCalls] }
