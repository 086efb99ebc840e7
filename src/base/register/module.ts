import type { Module } from '../module/shape'
import { publicRegisterCalls } from './calls'
import { registerSchedules } from './jobs'

const why = 'what a public register has said, the same for everybody'

export const registerModule: Module = {
  name: 'base/register',
  tables: {
    price_index: { account: null, why },
    official_rate: { account: null, why: 'rates that the operator has read in their regulations' },
    municipality: { account: null, why },
    register_reading: { account: null, why: 'one row for each register, which says when it was read' },
  },
  calls: [publicRegisterCalls],
  schedules: registerSchedules,
}
