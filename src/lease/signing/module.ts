import type { Module } from '../../base/module/shape'
import { signingCalls } from './calls'

export const signingModule: Module = { name: 'lease/signing', calls: [signingCalls] }
