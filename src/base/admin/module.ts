import type { Module } from '../module/shape'
import { adminCalls } from './calls'

export const adminModule: Module = { name: 'base/admin', calls: [adminCalls] }
