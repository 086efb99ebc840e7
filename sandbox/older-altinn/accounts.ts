import { createHash } from 'node:crypto'
import { persons } from '../idporten/persons'

/** A person's login data. The sandbox's page shows them, because no person is real. */
export interface TestAccount {
  readonly pid: string
  readonly name: string
  readonly userName: string
  readonly password: string
  /** Null: a person without a phone gets no text message. */
  readonly phone: string | null
  /** The codes of the letter. Number 1 is the first. */
  readonly letter: readonly string[]
}

/** The number of codes in a letter. */
export const codesInLetter = 30

/** Five characters that look random and are the same at each start. */
export const codeFromSeed = (seed: string): string =>
  [...createHash('sha256').update(seed).digest().subarray(0, 5)]
    .map((byte) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31])
    .join('')

export const accounts: readonly TestAccount[] = persons.flatMap(({ pid, name }, index) => {
  if (pid === null) return []
  return [
    {
      pid,
      name,
      userName: name.toLowerCase().replaceAll(' ', '.'),
      password: `Brev-${2009 + index}`,
      // The third person has no phone.
      phone: index === 2 ? null : `+47900000${10 + index}`,
      letter: Array.from({ length: codesInLetter }, (_, n) => codeFromSeed(`${pid} letter ${n + 1}`)),
    },
  ]
})

/** The person's return of last year, which receives the forms. It was changed at the beginning of this month. */
export const formElements = (
  { pid }: TestAccount,
  now: string,
): readonly { id: number; title: string; changed: string }[] => {
  const year = Number(now.slice(0, 4)) - 1
  const key = accounts.findIndex((each) => each.pid === pid) + 1
  return [{ id: year * 1000 + key, title: `RF-1030 Skattemelding ${year}`, changed: `${now.slice(0, 7)}-01T08:00:00` }]
}
