import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'

export const packageCalls = {
  package: endpoint('GET year/{year}/package', {
    access: 'owner',
    summary:
      'The year for the accountant as a zip: a workbook with vouchers, rent, household items and totals by the lines of the return, and the receipts in folders by these lines. Without leases and numbers of identity',
    params: z.strictObject({
      year: z
        .string()
        .regex(/^[12]\d{3}$/, 'invalid')
        .transform(Number),
    }),
    query: z.strictObject({
      houseId: IdText.optional().meta({ description: 'One house. Left out: all houses' }),
    }),
    answer: 'stream',
    limits: ['export'],
  }),
}
