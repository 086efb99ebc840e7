import type { Log, LogLine } from './app'

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
] as const

/** A log of JSON lines. What is not on the list above is not written, whoever hands it in. */
export const jsonLog =
  (write: (line: string) => void): Log =>
  (line: LogLine) => {
    const written: Record<string, unknown> = { at: new Date().toISOString() }
    for (const name of fields) written[name] = (line as Partial<Record<(typeof fields)[number], unknown>>)[name]
    write(`${JSON.stringify(written)}\n`)
  }
