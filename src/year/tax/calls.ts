import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { HouseTax, TaxYear } from './model'
import { Check } from './model-check'

const query = z.strictObject({ year: TaxYear })

export const taxCalls = {
  figures: endpoint('GET altinn/get-data-for-altinn', {
    access: 'owner',
    summary:
      'What each house comes to in an income year, line by line as the tax return asks; left out: the year before this one',
    query,
    answer: z.array(HouseTax),
  }),
  checkList: endpoint('GET altinn/check-list', {
    access: 'owner',
    summary: 'What is missing in each house before an income year is handed in; left out: the year before this one',
    query,
    answer: z.array(Check),
  }),
}
