import { createHash } from 'node:crypto'
import { persons } from '../idporten/persons'

/** What a person logs in with. Shown on the sandbox's page, because nobody here is anybody. */
export interface Account {
  readonly pid: string
  readonly name: string
  readonly userName: string
  readonly password: string
  /** Null: a person without a phone gets no text message. */
  readonly phone: string | null
  /** The codes of the letter, by number from 1 on. */
  readonly letter: readonly string[]
}

/** How many codes a letter has. */
export const letterCodes = 30

/** Five signs that look drawn and are the same at each start. */
export const codeOf = (seed: string): string =>
  [...createHash('sha256').update(seed).digest().subarray(0, 5)]
    .map((byte) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31])
    .join('')

export const accounts: readonly Account[] = persons.flatMap(({ pid, name }, index) => {
  if (pid === null) return []
  return [
    {
      pid,
      name,
      userName: name.toLowerCase().replaceAll(' ', '.'),
      password: `Brev-${2009 + index}`,
      // The third one has none.
      phone: index === 2 ? null : `+47900000${10 + index}`,
      letter: Array.from({ length: letterCodes }, (_, n) => codeOf(`${pid} letter ${n + 1}`)),
    },
  ]
})

/** The return of a person, into which forms are put: that of the year before, changed at the beginning of this month. */
export const elementsOf = (
  { pid }: Account,
  now: string,
): readonly { id: number; title: string; changed: string }[] => {
  const year = Number(now.slice(0, 4)) - 1
  const key = accounts.findIndex((each) => each.pid === pid) + 1
  return [{ id: year * 1000 + key, title: `RF-1030 Skattemelding ${year}`, changed: `${now.slice(0, 7)}-01T08:00:00` }]
}
