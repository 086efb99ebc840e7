import type { Module } from '../module/shape'
import { countryCalls } from './calls'

export const countryModule: Module = { name: 'base/country', calls: [countryCalls] }
