import type { z } from 'zod'
import { ProviderFailure } from './failure'

/** A provider's answer by its schema; `as` is what the send log calls what was asked. Throws ProviderFailure for any other. */
export function readJson<S extends z.ZodType>(schema: S, text: string, as: string): z.output<S> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ProviderFailure('unreadable', `${as}: no JSON`, { cause: error })
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new ProviderFailure('unreadable', `${as}: not what was agreed: ${fields}`)
}
