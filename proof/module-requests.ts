import { existsSync } from 'node:fs'
import { modules } from '../src/app/server/module-list'
import type { Row } from '../src/base/kit/endpoint'
import type { Fixture, Person } from './fixture'

/** What a value may depend on. */
export interface About {
  readonly fixture: Fixture
  readonly person: Person
  readonly row: Row
  /** Of the path, what stands before it. */
  readonly params?: Readonly<Record<string, unknown>>
}

export type Known = (about: About) => unknown

/** A record that a call wants in a certain state. */
export interface Prepared {
  /** The path under which the record is made. */
  readonly made: string
  /** Values of its form that must be so. */
  readonly body?: Readonly<Record<string, unknown>>
  /** What is done to it then. A number that comes back is the id of the record that is meant, when it is another one. */
  readonly prepare?: (fixture: Fixture, person: Person, id: number) => Promise<unknown>
}

/**
 * What a module says of the requests that its calls take (`test-requests.ts` in its folder), where their schemas can't tell
 * a stranger. A place is `row part.field`: `POST contract/{id}/finish params.id`.
 */
export interface ModuleRequests {
  /**
   * Values that must be real, unique or right by a rule of their own, by the name of the field, or by its place where it means
   * something else there. Everything else is derived from the schema, as is what the field's own schema refuses.
   */
  readonly values?: Readonly<Record<string, Known>>
  /** Fields that name a record of the account -> the path under which such records are made. */
  readonly kinds?: Readonly<Record<string, string>>
  /** Places that ask for a record in a certain state, or whose path doesn't begin with the kind -> one of `prepared`. */
  readonly states?: Readonly<Record<string, string>>
  readonly prepared?: Readonly<Record<string, Prepared>>
  /** Places that must name the house of the record that the request names beside it -> that record's kind. */
  readonly houseOf?: Readonly<Record<string, string>>
  /** Fields that look like ids but name no record of an account, each with what they name. */
  readonly noRecord?: Readonly<Record<string, string>>
  /** Rows that take a file of their own kind -> one that they take, with the mark inside. Any other takes a PDF. */
  readonly files?: Readonly<Record<string, (mark: string, what?: string) => { name: string; bytes: Uint8Array }>>
  /** Rows that leave their caller without what other requests of theirs count on: account, address, password, second step. */
  readonly spends?: readonly string[]
  /** Rows after which their record is not in the state any more that they ask for. Those that delete need not be named. */
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

/** One table of all modules. Throws when two say the same name: one of them means a place. */
function merge<K extends keyof Tables>(kind: K): Tables[K] {
  const all: Record<string, unknown> = {}
  for (const { path, requests } of modulesRequests)
    for (const [name, value] of Object.entries(requests[kind] ?? {})) {
      if (name in all) throw new Error(`${path} says ${kind} "${name}" again: name its place (row part.field)`)
      all[name] = value
    }
  return all as Tables[K]
}

export const states = merge('states')
export const kindOfField = merge('kinds')
export const prepared = merge('prepared')
export const houseOf = merge('houseOf')
export const noRecord = merge('noRecord')
const values = merge('values')

/** The value that a module knows for the field of that row. */
export const knownValue = (row: Row, part: string, field: string): Known | undefined =>
  values[`${row.name} ${part}.${field}`] ?? values[field]

const files = new Map(modulesRequests.flatMap(({ requests }) => Object.entries(requests.files ?? {})))

/** A file that the row takes, where it takes no PDF. */
export const fileFor = ({ name }: Row) => files.get(name)

/** What modules say of rows and fields that are not there. */
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
export const usesUp = ({ name, method }: Row): boolean => method === 'DELETE' || usingUp.has(name)
