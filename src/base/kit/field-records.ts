import { z } from 'zod'
import type { Field } from './field'
import type { FormValues, RecordModel, Fields, Stored } from './record'
import type { ValidationKey } from './words-validation'

interface RecordsRule {
  readonly max: number
  readonly error: ValidationKey
}

/** A list of at most `max` records. Left out means none. An error in a record has its path (`tenants.1.phone`). */
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

/** A record inside a record. An error in it has its path (`guarantee.sum`). */
export const nestedRecord = <const Fs extends Fields>(of: RecordModel<Fs>) =>
  ({
    kind: 'record',
    body: z.strictObject(of.body, { error: 'invalid' }).transform((value) => of.fill(value) as Stored<Fs>),
    answer: z.strictObject(of.answer),
    empty: null as FormValues<Fs> | null,
    toForm: (stored: Stored<Fs>): FormValues<Fs> | null => of.toForm(stored),
    toBody: (value: FormValues<Fs> | null): unknown => value && of.toBody(value),
    draft: of.draft.nullable() as unknown as z.ZodType<FormValues<Fs> | null>,
    required: false,
    inside: of.fields,
  }) as const

/**
 * The record as `From NAV, NAV Oslo, kr 30 000`. `say` returns the text of a value. A value without a text is left out.
 */
export const nestedRecordText = (
  { inside = {} }: Pick<Field, 'inside'>,
  value: unknown,
  say: (of: Field, value: unknown, name: string) => string,
): string =>
  Object.entries(inside)
    .map(([name, of]) => say(of, (value as Readonly<Record<string, unknown>>)[name], name))
    .filter((text) => text !== '')
    .join(', ')

/** Each record as a line of its own: `Ola Li, 17.05.1990, +47 90012345`. */
export const recordsText = (
  { inside = {} }: Pick<Field, 'inside'>,
  value: unknown,
  say: (of: Field, value: unknown) => string,
): string => {
  const fields = Object.entries(inside)
  // First and last name belong together, and so do a country's code and the number after it.
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
