import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { PaperLink, PaperQuery } from '../document/model'
import { MonthText } from './model-form'
import { RentReferences, RentYear, RentYearQuery, StatementQuery } from './model-statement'

const params = z.strictObject({ id: IdText })

export const rentYearCalls = {
  year: endpoint('GET rent/year', {
    access: 'owner',
    summary: 'The rent of each contract that was owed and paid in a year, month by month',
    query: RentYearQuery,
    answer: z.array(RentYear),
    leavesOut: true,
  }),
  references: endpoint('GET contract/{id}/rent-references', {
    access: 'owner',
    summary: 'The KIDs that the landlord has named for a contract',
    params,
    answer: RentReferences,
  }),
  statement: endpoint('GET contract/{id}/rent-statement', {
    access: 'owner',
    summary:
      'A link to the statement of rent paid in these months as PDF. It works with the session, or for five minutes without one',
    params,
    query: StatementQuery,
    answer: PaperLink,
    refuses: ['contractNotSigned', 'unreadable'],
  }),
  openStatement: endpoint('GET contract/{id}/rent-statement/{from}/{to}', {
    access: 'link',
    summary: 'The bytes of a statement of rent paid as PDF, for its owner or a signed link',
    params: z.strictObject({ id: IdText, from: MonthText, to: MonthText }),
    query: z.strictObject({
      ...PaperQuery.shape,
      until: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    answer: 'stream',
    refuses: ['contractNotSigned', 'unreadable', 'tooManyRequests'],
  }),
}
