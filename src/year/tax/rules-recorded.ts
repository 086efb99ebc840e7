import type { HouseTax } from './model'

/** Whether the books have anything of the house in that year: what counts in the return, or is left out of it. */
export const isRecorded = ({ state, bilagsList, depreciationList, incomebilagsList }: HouseTax): boolean =>
  state !== 'empty' || bilagsList.length + depreciationList.length + incomebilagsList.length > 0
