import type { z } from 'zod'
import { fieldErrors, parseFields } from '../../kit/field-errors'
import { isFiles } from '../../kit/file-value'
import { isSame } from '../../kit/is-same'
import type { FieldErrors } from '../../kit/refusal'

/** Field name -> key under `validation.`. The schema's problems come first. */
export function problemsOf<V extends object>(
  values: V,
  schema: z.ZodType,
  toBody: (values: V) => unknown,
  check: ((values: V) => FieldErrors) | undefined,
): FieldErrors {
  const found = parseFields(schema, toBody(values))
  return { ...check?.(values), ...(found.success ? {} : fieldErrors(found.error)) }
}

/** `documents.3` belongs to `documents`. */
export function problemOf(problems: FieldErrors, name: string): string | undefined {
  const own = problems[name]
  if (own !== undefined) return own
  const inside = Object.keys(problems).find((path) => path.startsWith(`${name}.`))
  return inside === undefined ? undefined : problems[inside]
}

/** A problem inside a file belongs to the list, one of a record to its field (`guarantee.sum`, `persons.0.phone`). */
export const fieldPaths = (values: object): readonly string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    recordsIn(value)
      .flatMap((one, index) => Object.keys(one).map((inner) => `${name}.${index}.${inner}`))
      .concat(isRecord(value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : [], name),
  )

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordsIn = (value: unknown): readonly object[] =>
  isFiles(value) || !Array.isArray(value)
    ? []
    : value.filter((one): one is object => typeof one === 'object' && one !== null)

/** `values` are those that the server refused. */
export interface Refused<V extends object> {
  readonly problems: FieldErrors
  readonly values: V
}

/**
 * They stay while the field has the refused value, for example when the summary takes the focus after Enter: no check
 * on the screen knows them.
 */
export const stillRefused = <V extends object>({ problems, values }: Refused<V>, now: V): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => {
      const name = path.split('.')[0] as keyof V
      return isSame(now[name], values[name])
    }),
  )

/** Problems of everything inside the field are left out too. */
export const withoutProblem = (problems: FieldErrors, path: string): FieldErrors =>
  Object.fromEntries(Object.entries(problems).filter(([other]) => other !== path && !other.startsWith(`${path}.`)))

/** Only the summary can show a problem without a field on the screen. */
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
