import type { Module } from '../../base/module/shape'
import { rentJobKinds, rentSchedules } from './jobs'

export const rentModule: Module = {
  name: 'lease/rent',
  jobs: (deps) => rentJobKinds(deps),
  schedules: rentSchedules,
}
