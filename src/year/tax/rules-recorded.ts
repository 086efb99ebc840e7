import type { HouseTax } from './model'

/** True if the house has any records, even if none of them counts in the tax return. */
export const hasAnyRecord = ({ state, bilagsList, depreciationList, incomebilagsList }: HouseTax): boolean =>
  state !== 'empty' || bilagsList.length + depreciationList.length + incomebilagsList.length > 0
