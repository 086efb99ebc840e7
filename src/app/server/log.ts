import { codeOf, refusalOf } from '../../base/call/failure'
import { Refusal } from '../../base/kit/refusal'
import type { Tracing } from '../../base/measure/watch'

/** One line of the log. The fields are a list: nothing else of a request is ever written. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly requestId?: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly error?: string
  /** Of the trace that the line belongs to, where traces are on. */
  readonly trace_id?: string
  readonly span_id?: string
}
export type Log = (line: LogLine) => void

const fields = [
  'level',
  'message',
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'error',
  'job',
  'kind',
  'attempt',
  'trace_id',
  'span_id',
] as const

/**
 * A log of JSON lines. What is not on the list above is not written, whoever hands it in. `tracing` names the trace under
 * way, for lines that name none.
 */
export const jsonLog =
  (write: (line: string) => void, tracing: () => Pick<Tracing, 'ids'> | null = () => null): Log =>
  (line: LogLine) => {
    const written: Record<string, unknown> = { at: new Date().toISOString() }
    const all = { ...tracing()?.ids(), ...line } as Partial<Record<(typeof fields)[number], unknown>>
    for (const name of fields) written[name] = all[name]
    write(`${JSON.stringify(written)}\n`)
  }

const where = (error: Error) => (error.stack ?? '').split('\n').slice(1, 4).join(' ').replace(/\s+/g, ' ')

/** What a bug or an outage leaves in the log: its kind and where, never the values it came with (a database's message quotes them). */
export function bugLine(error: unknown, requestId: string): LogLine {
  return { level: 'error', message: refusalOf(error) ? 'outage' : 'bug', requestId, error: causeText(error) }
}

/** Kind and place of an error, or of what caused it where it is a refusal that names its cause. */
export function causeText(error: unknown): string {
  if (error instanceof Refusal && error.cause instanceof Error) return causeText(error.cause)
  if (!(error instanceof Error)) return 'unknown'
  const code = codeOf(error)
  return `${code ? `${error.name} ${code}` : `${error.name}: ${error.message.split('\n')[0]}`} ${where(error)}`
}
