import type { Module } from '../../base/module/shape'
import { trialMailSchedules } from './jobs'

export const planModule: Module = { name: 'landlord/plan', schedules: trialMailSchedules }
