import { z } from 'zod'
import { endpoint } from '../kit/endpoint'
import { emptyOrText } from '../kit/schemas'
import { FoundAddress, FoundOrganisation, longestQuery, PricesAnswer, RatesAnswer } from './model'

const query = z.strictObject({ q: emptyOrText({ max: longestQuery }) })

export const publicRegisterCalls = {
  addresses: endpoint('GET register/addresses', {
    access: 'public',
    summary: 'At most 8 addresses of Kartverket that begin with a text of at least 3 characters',
    query,
    answer: z.array(FoundAddress),
    limits: ['register'],
    asksRegister: true,
  }),
  organisations: endpoint('GET register/organisations', {
    access: 'owner',
    summary: 'At most 8 organisations of Enhetsregisteret by words of the name, or the one of an organisation number',
    query,
    answer: z.array(FoundOrganisation),
    limits: ['registerOfOwner'],
    asksRegister: true,
  }),
  prices: endpoint('GET register/prices', {
    access: 'owner',
    summary: 'The consumer price index by month, as it is stored',
    answer: PricesAnswer,
  }),
  rates: endpoint('GET register/rates', {
    access: 'owner',
    summary: 'The rates of late interest and the fees of a reminder as they are stored, and what is missing',
    answer: RatesAnswer,
  }),
}
