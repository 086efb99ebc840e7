import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { HouseTax, TaxYear } from './model'
import { Check, LettingAnswer } from './model-check'

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
  answerLetting: endpoint('PUT altinn/check-list', {
    access: 'owner',
    summary:
      'Say whether a house was let or offered for rent in the months of a year without rent: if not, the costs of these months are not entered',
    body: LettingAnswer,
    answer: LettingAnswer,
  }),
}
