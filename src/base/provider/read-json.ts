import type { z } from 'zod'
import { ProviderFailure } from './failure'

/** Reads an answer. `as` is the request's name in the send log. Throws ProviderFailure when the answer is not JSON. */
export function parseJson(text: string, as: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ProviderFailure('unreadable', `${as}: no JSON`, { cause: error })
  }
}

export function readJson<S extends z.ZodType>(schema: S, text: string, as: string): z.output<S> {
  const parsed = schema.safeParse(parseJson(text, as))
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new ProviderFailure('unreadable', `${as}: not what was agreed: ${fields}`)
}
