import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { ExpectedTax, HouseTaxInYear, TaxYear } from './model'
import { Check, LettingAnswer } from './model-check'

const query = z.strictObject({ year: TaxYear })

export const taxCalls = {
  figures: endpoint('GET altinn/get-data-for-altinn', {
    access: 'owner',
    summary:
      'The figures of each house in an income year, line by line as in the tax return, and in the running year what is expected of it. Left out: the year before this one',
    query,
    answer: z.array(HouseTaxInYear),
  }),
  expected: endpoint('GET altinn/expected', {
    access: 'owner',
    summary:
      'The lines of each house as they are expected to be at the end of this year: with the rent of signed contracts and what repeats',
    answer: z.array(ExpectedTax),
  }),
  checkList: endpoint('GET altinn/check-list', {
    access: 'owner',
    summary:
      'What is missing in each house before the tax return of a year is handed in. Left out: the year before this one',
    query,
    answer: z.array(Check),
  }),
  answerLetting: endpoint('PUT altinn/check-list', {
    access: 'owner',
    summary:
      'Answer whether a house was let or offered for rent in the months of a year without rent. If not, the costs of these months are not entered',
    body: LettingAnswer,
    answer: LettingAnswer,
  }),
}
