import type { z } from 'zod'
import { fieldErrors, parseFields } from '../../kit/field-errors'
import { isFileList } from '../../kit/file-value'
import { isSame } from '../../kit/is-same'
import type { FieldErrors } from '../../kit/refusal'

/** The problems of the values: field name -> key under `validation.`. The schema's problems come first. */
export function problemsOf<V extends object>(
  values: V,
  schema: z.ZodType,
  toBody: (values: V) => unknown,
  check: ((values: V) => FieldErrors) | undefined,
): FieldErrors {
  const found = parseFields(schema, toBody(values))
  return { ...check?.(values), ...(found.success ? {} : fieldErrors(found.error)) }
}

/**
 * True if the summary says the general message of a refusal. `hasErrors`: some field still shows an error. A refusal of
 * fields is over once they are corrected, and "invalid" says less than the sentences at the fields.
 */
export const saysGeneralMessage = (
  { message, fields }: { readonly message: string; readonly fields: FieldErrors },
  hasErrors: boolean,
): boolean =>
  Object.keys(fields).length === 0 ? !(hasErrors && message === 'invalid') : hasErrors && message !== 'invalid'

/** The problem of a field or of anything in it: `documents.3` belongs to `documents`. */
export function problemOf(problems: FieldErrors, name: string): string | undefined {
  const own = problems[name]
  if (own !== undefined) return own
  const inside = Object.keys(problems).find((path) => path.startsWith(`${name}.`))
  return inside === undefined ? undefined : problems[inside]
}

/**
 * The paths that can show a problem: fields, and fields of the records in them (`guarantee.sum`, `persons.0.phone`).
 */
export const fieldPaths = (values: object): readonly string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    recordsIn(value)
      .flatMap((one, index) => pathsOfRecord(one, `${name}.${index}`))
      .concat(isRecord(value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : [], name),
  )

/** The paths of a record in a list, and of the records in its own lists before them. */
const pathsOfRecord = (one: object, place: string): readonly string[] =>
  Object.entries(one).flatMap(([inner, value]: [string, unknown]) =>
    recordsIn(value)
      .flatMap((each, index) => pathsOfRecord(each, `${place}.${inner}.${index}`))
      .concat(`${place}.${inner}`),
  )

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordsIn = (value: unknown): readonly object[] =>
  isFileList(value) || !Array.isArray(value)
    ? []
    : value.filter((one): one is object => typeof one === 'object' && one !== null)

/** The problems that the server found, and the values that it refused. */
export interface RefusedValues<V extends object> {
  readonly problems: FieldErrors
  readonly values: V
}

/**
 * The server's problems of fields that still have the refused value. The checks on the screen don't find these
 * problems, so they must not remove them.
 */
export const problemsStillRefused = <V extends object>({ problems, values }: RefusedValues<V>, now: V): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => {
      const name = path.split('.')[0] as keyof V
      return isSame(now[name], values[name])
    }),
  )

/** The problems without those of a field and of everything inside it. */
export const problemsWithout = (problems: FieldErrors, path: string): FieldErrors =>
  Object.fromEntries(Object.entries(problems).filter(([other]) => other !== path && !other.startsWith(`${path}.`)))

/** Separates the problems of fields on the screen from the others (`loose`), which only the summary can show. */
export function sortProblems(
  problems: FieldErrors,
  fields: readonly string[],
): { shown: FieldErrors; loose: string[] } {
  const shown: FieldErrors = {}
  const loose: string[] = []
  for (const [path, key] of Object.entries(problems)) {
    const field = fields.find((name) => path === name || path.startsWith(`${name}.`))
    if (field === undefined) loose.push(key)
    else shown[field] ??= key
  }
  return { shown, loose: [...new Set(loose)] }
}
