import type { Module } from '../../base/module/shape'
import { trashCalls } from './calls'

export const trashModule: Module = { name: 'books/trash', calls: [trashCalls] }
