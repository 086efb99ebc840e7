import type { Module } from '../module/shape'
import { countryCalls } from './calls'
import { countryRoutes } from './routes'

export const countryModule: Module = { name: 'base/country', calls: [countryCalls], routes: countryRoutes }
