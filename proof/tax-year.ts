import { incomeCalls } from '../src/books/income/calls'
import type { Fixture, Person } from './fixture'
import { callAs } from './prepared'

/** The year of the personal use of a prepared house, and of the tax returns that are sent. */
export const yearOfUse = 2025

/** Rent in that year. Without it a house has nothing to send. */
export const rentInYear = (fixture: Fixture, person: Person, houseId: number) =>
  callAs(fixture, person, incomeCalls.create, {
    body: {
      houseId,
      tenant_first_name: 'Ola',
      tenant_last_name: 'Li',
      tenant_birthday: '1992-02-29',
      start_date: `${yearOfUse}-01-01`,
      end_date: `${yearOfUse}-12-31`,
      sum: 120_000,
      deposit_sum: 0,
    },
  })
