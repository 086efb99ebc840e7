import type { Module } from '../../base/module/shape'
import { disputeCalls } from './calls'

export const disputeModule: Module = { name: 'lease/dispute', calls: [disputeCalls] }
