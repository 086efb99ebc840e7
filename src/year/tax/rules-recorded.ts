import type { HouseTax } from './model'

/** True if anything is recorded for the house, whether it counts in the tax return or not. */
export const hasAnyRecord = ({ state, bilagsList, depreciationList, incomebilagsList }: HouseTax): boolean =>
  state !== 'empty' || bilagsList.length + depreciationList.length + incomebilagsList.length > 0
