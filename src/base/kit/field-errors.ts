import { z } from 'zod'
import type { FieldErrors } from './refusal'
import type { ValidationKey } from './words-validation'
import { isValidationKey } from './words-validation-any-form'
import { requiredOrError } from './schemas'

/**
 * The options of a refinement of a form. Without them zod refines only a value that has no other error. With them the
 * refinement's error is reported together with the others, if the fields that it reads are texts.
 */
export const refinementOptions = (path: string, error: ValidationKey, reads: readonly string[] = [path]) => ({
  path: [path],
  error,
  when: ({ value }: { readonly value: unknown }) =>
    typeof value === 'object' &&
    value !== null &&
    reads.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string'),
})

/** The first issue of each field: its dotted path -> a key under `validation.`. */
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

/** Only our own schemas use keys as messages. A library's own message is a sentence, and not a text for the screen. */
const issueKey = ({ message }: z.core.$ZodIssue): string => (isValidationKey(message) ? message : 'invalid')

/** Parses. A schema without an error of its own gets `required` for a missing value, otherwise `invalid`. */
export const parseFields = <S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> =>
  schema.safeParse(value, { error: requiredOrError('invalid') })
