import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Arrear, RentAccountAnswer, RentInBank } from './model'

const params = z.strictObject({ id: IdText })

/** The home page asks too, so the calls that record payments are in their own file. */
export const rentAccountCalls = {
  read: endpoint('GET contract/{id}/rent-account', {
    access: 'owner',
    summary: 'The rent of a signed contract by months, what of it is paid, and its payments',
    params,
    answer: RentAccountAnswer,
    refuses: ['contractNotSigned'],
  }),
  arrears: endpoint('GET rent/arrears', {
    access: 'owner',
    summary: 'Contracts whose rent is unpaid, the one that owes most first',
    query: z.strictObject({ houseId: IdText.optional() }),
    answer: z.array(Arrear),
  }),
  inBank: endpoint('GET rent/in-bank', {
    access: 'owner',
    summary: 'Rent that lies unmatched in the bank as it seems, and until which day the files of banks were read',
    answer: RentInBank,
  }),
}
