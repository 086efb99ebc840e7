import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import type { Socket } from 'node:net'
import pg from 'pg'
import type { DB } from './schema'

/** The pool, or the transaction of the running action. */
export type Db = Kysely<DB>

/**
 * The readers of column types. Dates stay text, because a driver's Date is a local midnight. int8 is a safe integer.
 */
const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.DATE, (value) => value],
  [pg.types.builtins.INT8, safeInteger],
  [pg.types.builtins.NUMERIC, safeInteger],
  [pg.types.builtins.TIMESTAMPTZ, instantOf],
])

/**
 * ISO 8601 UTC with milliseconds, from PostgreSQL's text in a column or in JSON (`2026-11-20 10:00:00.5+00`,
 * `2026-11-20T10:00:00.5+00:00`). The text is nearly always in UTC, and then no Date is made. Making them would take a
 * tenth of the time of a list of hundreds of vouchers.
 */
export function instantOf(value: string): string {
  const zone = value.endsWith('+00') ? 3 : value.endsWith('+00:00') ? 6 : 0
  if (zone === 0 || value[4] !== '-')
    return new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -zone).slice(0, 3).padEnd(3, '0')}Z`
}

function safeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`not a safe integer in the database: ${value}`)
  return number
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
}

/**
 * Statements get a name from their text, so that PostgreSQL plans each once per connection: planning on every call
 * costs about half the throughput (docs/decisions/0001). Their number is limited, because a name lives as long as its
 * connection. A statement without values (`begin`, `commit`) needs no plan.
 */
const names = new Map<string, string>()
const maxNames = 2000
let named = 0
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= maxNames) return known
  const name = `s${named}`
  named += 1
  names.set(text, name)
  return name
}

/**
 * True if PostgreSQL refused a prepared statement (`select *`) because a migration has since added
 * a column to its table. It refuses the statement on that connection for ever. Nothing was done,
 * and the statement works under a new name. Outside of a transaction the pool sends it again, so
 * only a transaction fails for this reason.
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

/**
 * True if pg sends the value without calling a method of it. When such a method throws, pg records that the statement
 * is prepared although it is not. A named statement would then always fail on that connection.
 */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  value instanceof Uint8Array ||
  (Array.isArray(value) && value.every(isPlain))

/**
 * The time limit of an answer, in ms. Without a limit, an answer of a server that lost its power would be awaited for a
 * quarter of an hour, because its connections were never closed.
 */
const usualAnswerTimeout = 25_000

/** True if the connection leads to a database server that has become a replica. */
const isReadOnly = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25006'

/**
 * The time limits are set by a statement and not as parameters of the connection, because a pooler in session mode
 * (PgBouncer) refuses or drops parameters that it doesn't know.
 */
const timeLimits =
  'set lock_timeout = 10000; set statement_timeout = 20000; set idle_in_transaction_session_timeout = 30000'

type Config = pg.ClientConfig & { readonly answerTimeout?: number | undefined }

/** Errors of statements outside a transaction. Those statements can be sent again. */
const alone = new WeakSet<object>()

class NamingClient extends pg.Client {
  /** The number of statements of Kysely that have no answer yet. */
  private unanswered = 0
  constructor(config?: Config) {
    super(config)
    // When the error arrives, the connection still has the transaction state of the failed statement. A moment later
    // the answer to a following `commit` may have changed that state.
    this.connection.on('errorMessage', (error: object) => {
      if (this.getTransactionStatus() === 'I') alone.add(error)
    })
    const answerTimeout = config?.answerTimeout
    if (answerTimeout !== undefined) this.once('connect', () => this.waitAtMost(answerTimeout))
  }

  /** Uses the socket's own timer: pg's `query_timeout` starts one for each statement, which is 2 % of `POST bilag`. */
  private waitAtMost(ms: number): void {
    const stream = this.connection.stream as Socket
    stream.setTimeout(ms, () => {
      if (this.unanswered > 0) stream.destroy(new Error('Query read timeout'))
    })
  }

  giveUp(): void {
    this.connection.stream.destroy()
  }

  // pg's own overloads cannot be repeated here. Kysely calls this method only with (text, values).
  override query(...args: never[]): never {
    const [text, values, callback]: unknown[] = args
    const isKyselys = typeof text === 'string' && Array.isArray(values) && callback === undefined
    if (isKyselys) return this.execute(text, values) as never
    const query = super.query.bind(this) as (...all: unknown[]) => never
    return query(...args)
  }

  /** Uses our own query object: pg would copy a configuration property by property (another 2 % of `POST bilag`). */
  private async execute(text: string, values: unknown[]): Promise<unknown> {
    const name = values.length > 0 && values.every(isPlain) ? nameOf(text) : undefined
    this.unanswered += 1
    try {
      return await new Promise((resolve, reject) => {
        const query = new pg.Query(text, values, (error, result) => (error ? reject(error) : resolve(result)))
        super.query(name ? Object.assign(query, { name }) : query)
      })
    } catch (error) {
      // The connection is closed, so that the next one is opened to the server that now accepts writes.
      if (isReadOnly(error)) this.connection.stream.destroy()
      if (!name || !isOutdatedPlan(error)) throw error
      if (names.get(text) === name) names.delete(text)
      if (!alone.has(error as object)) throw error
      return await this.execute(text, values)
    } finally {
      this.unanswered -= 1
    }
  }
}

/** `answerTimeout` is in ms, 25 s when left out. Null: no limit, for commands whose statements may run for long. */
export function createPool(
  connection: pg.PoolConfig,
  max = 16,
  answerTimeout: number | null = usualAnswerTimeout,
): pg.Pool {
  const own: pg.PoolConfig & Config = {
    ...connection,
    answerTimeout: answerTimeout ?? undefined,
    Client: NamingClient,
    types,
    // Statements of one transaction may be sent without waiting for each other.
    pipeline: true,
    max,
    connectionTimeoutMillis: 5000,
    // An idle connection whose server is gone is found after half a minute.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'husbok',
  }
  const pool = new pg.Pool(own)
  // A connection that breaks while idle is replaced on next use. Without a listener the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    // When a connection breaks while it is checked out, its query fails. Without a listener the process would end.
    client.on('error', () => undefined)
    // The limits are sent before the first statement, and not awaited. If they fail, the connection is closed: without
    // them a statement could run for ever.
    client.query(timeLimits).catch(() => (client as unknown as NamingClient).giveUp())
  })
  return pool
}

/** `onStatement` is called when a statement has ended. Without it, no time is measured. */
export const createDb = (pool: pg.Pool, onStatement?: (statement: LogEvent) => void): Db =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }), ...(onStatement && { log: onStatement }) })
