import type { Module } from '../../base/module/shape'
import { signingLinkCalls } from './calls'

export const signingLinkModule: Module = { name: 'lease/signing-link', calls: [signingLinkCalls] }
