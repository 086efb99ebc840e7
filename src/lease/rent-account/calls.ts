import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { ContractArrears, RentAccountAnswer, RentInBank } from './model'

const params = z.strictObject({ id: IdText })

/** The calls that only read. The home page loads them, so the calls that record payments are in their own file. */
export const rentAccountCalls = {
  read: endpoint('GET contract/{id}/rent-account', {
    access: 'owner',
    summary: 'The rent account of a signed contract: its months with what is paid, and its payments',
    params,
    answer: RentAccountAnswer,
    refuses: ['contractNotSigned'],
  }),
  arrears: endpoint('GET rent/arrears', {
    access: 'owner',
    summary: 'Contracts whose rent is unpaid, the one that owes most first',
    query: z.strictObject({ houseId: IdText.optional() }),
    answer: z.array(ContractArrears),
    leavesOut: true,
  }),
  inBank: endpoint('GET rent/in-bank', {
    access: 'owner',
    summary: 'Rent that seems to be among the unmatched transactions, and the last day of the imported files',
    answer: RentInBank,
    leavesOut: true,
  }),
}
