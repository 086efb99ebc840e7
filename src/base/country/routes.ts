import { routes, type Route } from '../call/context'
import { countryCalls } from './calls'
import { countries } from './rules-table'

export const countryRoutes = (): Route[] => routes(countryCalls, { list: async () => [...countries] })
