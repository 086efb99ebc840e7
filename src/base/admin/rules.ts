import type { Entry } from './model'

/** The values of a stored text by name. A text that was cut because it was too long is one value without a name. */
export function namedValues(stored: string): readonly (readonly [name: string, value: string])[] {
  if (stored === '') return []
  try {
    const values: unknown = JSON.parse(stored)
    if (typeof values === 'object' && values !== null)
      return Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
  } catch {
    // The text is shown as it is stored.
  }
  return [['', stored]]
}

const valueOf = (stored: string, name: string): string => namedValues(stored).find(([each]) => each === name)?.[1] ?? ''

/** The subject of a mail, the operation of a service, or the kind of a job. */
export const subjectOfEntry = ({ sendData, internalData }: Pick<Entry, 'sendData' | 'internalData'>): string =>
  valueOf(sendData, 'subject') || valueOf(internalData, 'operation') || valueOf(internalData, 'kind')

export const recipientOf = ({ sendData }: Pick<Entry, 'sendData'>): string => valueOf(sendData, 'to')

export type AttemptState = 'succeeded' | 'failed' | 'givenUp'

/** The attempt of a job that failed for good can be queued again. */
export const attemptState = ({ success, givenUp }: Pick<Entry, 'success' | 'givenUp'>): AttemptState =>
  success ? 'succeeded' : givenUp ? 'givenUp' : 'failed'
