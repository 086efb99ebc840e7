import type { Log, LogLine } from './app'

const fields = ['level', 'message', 'requestId', 'method', 'route', 'status', 'ms', 'error', 'job', 'kind', 'attempt'] as const

/** A log of JSON lines. What is not on the list above is not written, whoever hands it in. */
export const jsonLog =
  (write: (line: string) => void): Log =>
  (line: LogLine) => {
    const allowed = fields.flatMap((name) => {
      const value = (line as Partial<Record<(typeof fields)[number], unknown>>)[name]
      return value === undefined ? [] : [[name, value]]
    })
    write(`${JSON.stringify({ at: new Date().toISOString(), ...Object.fromEntries(allowed) })}\n`)
  }
