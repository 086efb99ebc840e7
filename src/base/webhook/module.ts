import type { Module } from '../module/shape'
import { webhookCalls } from './calls'

export const webhookModule: Module = {
  name: 'base/webhook',
  tables: { provider_event: { account: null, why: 'names of messages that were taken, for 30 days' } },
  calls: [webhookCalls],
}
