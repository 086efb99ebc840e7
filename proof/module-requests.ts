import { existsSync } from 'node:fs'
import { modules } from '../src/app/server/module-list'
import type { Row } from '../src/base/kit/endpoint'
import type { Fixture, Person } from './fixture'

/** The values that a sample value may depend on. */
export interface RequestContext {
  readonly fixture: Fixture
  readonly person: Person
  readonly row: Row
  /** The parameters of the path before this one. */
  readonly params?: Readonly<Record<string, unknown>>
}

export type KnownValue = (about: RequestContext) => unknown

/** A record in the state that a call needs. */
export interface PreparedRecord {
  /** The path of the call that creates the record. */
  readonly made: string
  /** Required values of its form. */
  readonly body?: Readonly<Record<string, unknown>>
  /**
   * Further steps on the record. A number that it returns is the id of the record to use instead.
   */
  readonly prepare?: (fixture: Fixture, person: Person, id: number) => Promise<unknown>
}

/**
 * A module's declaration about the requests of its calls (`test-requests.ts` in its folder), where their schemas don't
 * say enough. A place is `row part.field`: `POST contract/{id}/finish params.id`.
 */
export interface ModuleRequests {
  /**
   * Values that must be real, unique or correct by a rule of their own. The key is the field's name, or its place where the
   * name has another meaning there. All other values come from the schema, also those that the schema refuses.
   */
  readonly values?: Readonly<Record<string, KnownValue>>
  /** Fields that name a record of the account -> the path that creates such records. */
  readonly kinds?: Readonly<Record<string, string>>
  /** Places that need a record in a certain state, or whose path doesn't begin with the kind -> one of `prepared`. */
  readonly states?: Readonly<Record<string, string>>
  readonly prepared?: Readonly<Record<string, PreparedRecord>>
  /** Places that must name the house of another record in the same request -> that record's kind. */
  readonly houseOf?: Readonly<Record<string, string>>
  /** Fields that look like ids but name no record of an account, each with its meaning. */
  readonly noRecord?: Readonly<Record<string, string>>
  /** Rows that accept only their own kind of file -> such a file, with the mark inside. All others get a PDF. */
  readonly files?: Readonly<Record<string, (mark: string, what?: string) => { name: string; bytes: Uint8Array }>>
  /** Rows that take away something that the caller's other requests need: account, address, password, second step. */
  readonly spends?: readonly string[]
  /** Rows after which their record is no longer in the required state. Rows that delete their record need not be listed. */
  readonly usesUp?: readonly string[]
}

const modulesRequests = await Promise.all(
  modules
    .map(({ name }) => name.split('/') as [string, string])
    .filter(([layer, module]) => existsSync(`src/${layer}/${module}/test-requests.ts`))
    .map(async ([layer, module]) => {
      const { requests } = (await import(`../src/${layer}/${module}/test-requests.ts`)) as { requests: ModuleRequests }
      return { path: `${layer}/${module}`, requests }
    }),
)

type Tables = {
  [K in 'values' | 'kinds' | 'states' | 'prepared' | 'houseOf' | 'noRecord']: Required<ModuleRequests>[K]
}

/** One table of all modules. Throws when two modules declare the same name. One of them must use a place instead. */
function merge<K extends keyof Tables>(kind: K): Tables[K] {
  const all: Record<string, unknown> = {}
  for (const { path, requests } of modulesRequests)
    for (const [name, value] of Object.entries(requests[kind] ?? {})) {
      if (name in all) throw new Error(`${path} says ${kind} "${name}" again: name its place (row part.field)`)
      all[name] = value
    }
  return all as Tables[K]
}

export const recordStates = merge('states')
export const kindOfField = merge('kinds')
export const preparedRecords = merge('prepared')
export const houseOf = merge('houseOf')
export const rowsWithoutRecord = merge('noRecord')
const values = merge('values')

/** The value that a module declares for the field of that row. */
export const knownValue = (row: Row, part: string, field: string): KnownValue | undefined =>
  values[`${row.name} ${part}.${field}`] ?? values[field]

const files = new Map(modulesRequests.flatMap(({ requests }) => Object.entries(requests.files ?? {})))

/** A file that the row accepts. Undefined when it accepts a PDF. */
export const fileForField = ({ name }: Row) => files.get(name)

/** Rows and fields that modules declare but that don't exist. */
export function unknownPlaces(
  rows: readonly Row[],
  fieldsOf: (row: Row) => readonly { part: string; name: string }[],
): string[] {
  const names = new Set(rows.map(({ name }) => name))
  const fields = new Set<string>()
  for (const row of rows)
    for (const { part, name } of fieldsOf(row)) fields.add(name).add(`${row.name} ${part}.${name}`)
  return modulesRequests.flatMap(({ path, requests: { values: of = {}, ...all } }) =>
    [
      ...[of, all.kinds, all.states, all.houseOf, all.noRecord].flatMap((one) =>
        Object.keys(one ?? {}).filter((field) => !fields.has(field)),
      ),
      ...[...(all.spends ?? []), ...(all.usesUp ?? []), ...Object.keys(all.files ?? {})].filter(
        (name) => !names.has(name),
      ),
    ].map((name) => `${path}: ${name}`),
  )
}

const spending = new Set(modulesRequests.flatMap(({ requests }) => requests.spends ?? []))
const usingUp = new Set(modulesRequests.flatMap(({ requests }) => requests.usesUp ?? []))

export const spends = ({ name }: Row): boolean => spending.has(name)
export const usesUpRecord = ({ name, method }: Row): boolean => method === 'DELETE' || usingUp.has(name)
