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

/** Records as one text, each on a line: `Ola, Li, 17.05.1990, +47 90012345`. `say` gives the text of one value. */
export const recordsText = (
  { inside = {} }: Pick<Field, 'inside'>,
  value: unknown,
  say: (of: Field, value: unknown) => string,
): string =>
  (value as readonly Readonly<Record<string, unknown>>[])
    .map((one) =>
      Object.entries(inside)
        // The code of a country belongs to the number behind it.
        .map(([name, of]) => say(of, one[name]) + (of.kind === 'phoneCode' ? ' ' : ', '))
        .join('')
        .replace(/, $/, ''),
    )
    .join('\n')
