import { constantValue, callAs, noValue } from '../../../proof/prepared'
import { yearOfUse } from '../../../proof/tax-year'
import type { ModuleRequests } from '../../../proof/module-requests'
import { depreciationCalls } from './calls'

let lastYear = 1900
/** A house can have only one deduction for personal use each year. So each request uses another year. */
const unusedYear = () => (lastYear += 1)

export const requests: ModuleRequests = {
  values: {
    lifetime: constantValue(5),
    // A sale needs both day and sum. An upgrade needs a day after the purchase.
    sold_on: noValue,
    sold_for: noValue,
    upgrades: constantValue([]),
    year: constantValue(yearOfUse),
    'POST depreciationbilag/personal/calculate body.year': unusedYear,
    'POST depreciationbilag/personal/create body.year': unusedYear,
  },
  states: {
    'PUT depreciationbilag/personal/update body.houseId': 'house with personal use',
    'DELETE depreciationbilag/personal/delete body.houseId': 'house with personal use',
    'DELETE depreciation/group body.houseId': 'house with a chosen rate',
  },
  prepared: {
    'house with a chosen rate': {
      made: 'house',
      prepare: (fixture, person, houseId) =>
        callAs(fixture, person, depreciationCalls.chooseGroupRate, {
          body: { houseId, year: yearOfUse, percent: 10 },
        }),
    },
    'house with personal use': {
      made: 'house',
      prepare: (fixture, person, houseId) =>
        callAs(fixture, person, depreciationCalls.createPersonal, { body: { houseId, year: yearOfUse } }),
    },
  },
}
