import { z } from 'zod'
import type { FieldErrors } from './refusal'
import { validationWords, type ValidationKey } from './words-validation'
import { requiredOr } from './schemas'

/**
 * Options of a refinement of a form. Its error is then reported together with the other errors, as long as the fields
 * that it reads are texts. Otherwise zod refines only a value that has no other error.
 */
export const refining = (path: string, error: ValidationKey, reads: readonly string[] = [path]) => ({
  path: [path],
  error,
  when: ({ value }: { readonly value: unknown }) =>
    typeof value === 'object' &&
    value !== null &&
    reads.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string'),
})

/** Dotted path -> key under `validation.`: the first issue of each field. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const found: FieldErrors = {}
  const put = (path: PropertyKey[], key: string) => {
    found[path.map(String).join('.') || '_'] ??= key
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) put([...issue.path, key], 'unknown')
    else put(issue.path, issueKey(issue))
  }
  return found
}

/** Only our own schemas use keys as messages. Any other message of a library is no text for the screen. */
const issueKey = ({ message }: z.core.$ZodIssue): string => (message in validationWords.texts ? message : 'invalid')

/** A schema's error is `required` for a missing value and else `invalid`, unless it has its own. */
export const parseFields = <S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> =>
  schema.safeParse(value, { error: requiredOr('invalid') })
