import type { Module } from '../../base/module/shape'
import { tenancyCalls } from './calls'
import { endingJobKinds, endingSchedules } from './jobs'

export const tenancyModule: Module = {
  name: 'lease/tenancy',
  calls: [tenancyCalls],
  jobs: () => endingJobKinds(),
  schedules: endingSchedules,
}
