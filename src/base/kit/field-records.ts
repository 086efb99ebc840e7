import { z } from 'zod'
import type { Field } from './field'
import type { FormValues, RecordModel, Fields, Stored } from './record'
import type { ValidationKey } from './words-validation'

interface RecordsRule {
  readonly max: number
  /** What is said of more of them. */
  readonly error: ValidationKey
}

/** Several records of one kind, at most `max`; left out there are none. A problem inside of one is named by its path (`tenants.1.phone`). */
export const records = <const Fs extends Fields>(of: RecordModel<Fs>, { max, error }: RecordsRule) =>
  ({
    kind: 'records',
    body: z.array(z.strictObject(of.body), { error: 'invalid' }).max(max, error),
    answer: z.array(z.strictObject(of.answer)),
    empty: [] as readonly FormValues<Fs>[],
    toForm: (stored: readonly Stored<Fs>[]): readonly FormValues<Fs>[] => stored.map(of.toForm),
    toBody: (values: readonly FormValues<Fs>[]): unknown => values.map(of.toBody),
    draft: z.array(of.draft).readonly() as unknown as z.ZodType<readonly FormValues<Fs>[]>,
    required: false,
    inside: of.fields,
  }) as const

/** Records as one text, each on a line: `Ola Li, 17.05.1990, +47 90012345`. `say` gives the text of one value. */
export const recordsText = (
  { inside = {} }: Pick<Field, 'inside'>,
  value: unknown,
  say: (of: Field, value: unknown) => string,
): string => {
  const fields = Object.entries(inside)
  // First and last name belong together, and the code of a country with the number behind it.
  const joins = ({ kind }: Field, next: Field | undefined) =>
    kind === 'phoneCode' || (kind === 'text' && next?.kind === 'text') ? ' ' : ', '
  return (value as readonly Readonly<Record<string, unknown>>[])
    .map((one) =>
      fields
        .map(
          ([name, of], index) =>
            say(of, one[name]) + (index + 1 < fields.length ? joins(of, fields[index + 1]?.[1]) : ''),
        )
        .join(''),
    )
    .join('\n')
}
