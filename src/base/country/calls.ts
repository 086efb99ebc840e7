import { z } from 'zod'
import { endpoint } from '../kit/endpoint'
import { Country } from './model'

export const countryCalls = {
  list: endpoint('GET contract/get-iso-country-list', {
    access: 'public',
    summary: 'Every country with its nationality, in English and Norwegian',
    answer: z.array(Country),
    // The names change only with a new version of the product.
    maxAge: 86_400,
  }),
}
