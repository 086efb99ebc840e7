import { sql } from 'kysely'
import type { CallInput, Row } from '../src/base/kit/endpoint'
import type { Fixture, Person } from './fixture'

/** The value of a field that a valid request leaves out. */
export const noValue = (): undefined => undefined

/** Returns a function that gives the same value wherever the field is asked for. */
export const constantValue = (value: unknown) => (): unknown => value

export const callAs = async <R extends Row>(fixture: Fixture, person: Person, row: R, input: CallInput<R>) =>
  await fixture.app.call(row, input, { token: await fixture.session(person) })

export const idParams = (id: number) => ({ params: { id: String(id) } })

export const subscribe = ({ app }: Fixture, { id }: Person) =>
  sql`update account set "subscriptionActive" = true where id = ${id}`.execute(app.db)
