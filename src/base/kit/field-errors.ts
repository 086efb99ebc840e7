import { z } from 'zod'
import type { FieldErrors } from './refusal'
import { validationWords, type ValidationKey } from './words-validation'
import { requiredOr } from './schemas'

/**
 * Options of a refinement of a form that is told together with what else is wrong, as far as the fields it reads are
 * texts; without them zod refines only what is right otherwise, and the second error shows after the first is mended.
 */
export const refining = (path: string, error: ValidationKey, reads: readonly string[] = [path]) => ({
  path: [path],
  error,
  when: ({ value }: { readonly value: unknown }) =>
    typeof value === 'object' &&
    value !== null &&
    reads.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string'),
})

/** Keys of the field errors of a refused value: dotted path -> key under `validation.`; the first issue of a field wins. */
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

/** Only our own schemas speak in keys; whatever else a library says is no text for the screen. */
const issueKey = ({ message }: z.core.$ZodIssue): string => (message in validationWords.texts ? message : 'invalid')

/** Checks a value from outside; what a schema doesn't name itself is `required` where nothing was given, else `invalid`. */
export const parseFields = <S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> =>
  schema.safeParse(value, { error: requiredOr('invalid') })
