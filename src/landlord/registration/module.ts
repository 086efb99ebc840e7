import type { Module } from '../../base/module/shape'
import { registerCalls } from './calls'

export const registrationModule: Module = { name: 'landlord/registration', calls: [registerCalls] }
