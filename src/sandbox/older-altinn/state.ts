import { createHash } from 'node:crypto'
import type { Sandbox } from '../control/sandbox'
import type { Entry, Store } from '../control/store'
import { persons } from '../idporten/persons'
import type { Post } from '../signicat/post'
import { SoapFault } from './soap'

export type AuthMethod = 'SMSPin' | 'AltinnPin'

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

/** What has become of an account. */
interface Login extends Entry {
  readonly pid: string
  /** Wrong codes one after the other. */
  readonly wrong: number
  readonly isLocked: boolean
  /** How many codes of the letter have been asked for. */
  readonly letterUsed: number
  /** The code that is waited for, or that a session goes on with; null before a login. */
  readonly session: { readonly method: AuthMethod; readonly code: string; readonly until: string } | null
}

/** A form that was put into a return. */
export interface ReceivedForm extends Entry {
  readonly at: string
  readonly pid: string
  readonly elementId: number
  /** What the sender calls it: the same again replaces it. */
  readonly reference: string
  readonly xml: string
}

export interface Altinn2State {
  readonly forms: Store<ReceivedForm>
  now(): string
  loginOf(pid: string): Login
  /** Sends or names a code. Null: the person has no phone. Throws a fault for a wrong user name, password or a locked user. */
  challenge(asked: Credentials): { message: string; from: string; until: string } | null
  /** The account of a session with the right code; throws a fault otherwise. */
  enter(asked: Credentials & { readonly code: string }): Account
  unlock(pid: string): void
}

export interface Credentials {
  readonly pid: string
  readonly userName: string
  readonly password: string
  readonly method: string
}

const letterCodes = 30
const most = 5
const sessionMs = 30 * 60_000

/** Five signs that look drawn and are the same at each start. */
const codeOf = (seed: string): string =>
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

export function openAltinn2(sandbox: Sandbox, post: Post): Altinn2State {
  const logins = sandbox.store<Login>('altinn2-logins', { entries: 1000, bytes: 1_000_000 })
  const forms = sandbox.store<ReceivedForm>('altinn2-forms', { entries: 500, bytes: 8_000_000 })
  const loginOf = (pid: string): Login =>
    logins.list().find((each) => each.pid === pid) ??
    logins.append({ pid, wrong: 0, isLocked: false, letterUsed: 0, session: null })

  function accountOf({ pid, userName, password }: Credentials): Account {
    const account = accounts.find((each) => each.pid === pid)
    if (!account || account.userName !== userName || account.password !== password)
      throw new SoapFault(989, 'Feil brukernavn eller passord')
    if (loginOf(pid).isLocked) throw new SoapFault(989, 'Brukeren er sperret')
    return account
  }

  return {
    forms,
    now: () => sandbox.clock.now(),
    loginOf,
    challenge(asked) {
      const account = accountOf(asked)
      const { id, letterUsed } = loginOf(account.pid)
      const from = sandbox.clock.now()
      const until = new Date(Date.parse(from) + sessionMs).toISOString()
      if (asked.method === 'AltinnPin') {
        const number = (letterUsed % letterCodes) + 1
        logins.change(id, {
          letterUsed: letterUsed + 1,
          session: { method: 'AltinnPin', code: account.letter[number - 1]!, until },
        })
        return { message: `Bruk kode ${number} fra kodebrevet`, from, until }
      }
      if (asked.method !== 'SMSPin') throw new SoapFault(5, 'Ukjent innloggingsmetode')
      if (account.phone === null) return null
      const code = codeOf(`${account.pid} sms ${from} ${letterUsed}`)
      logins.change(id, { session: { method: 'SMSPin', code, until } })
      post.sms({ to: account.phone, from: 'Altinn', text: `Engangskode fra Altinn: ${code}` })
      return {
        message: `Engangskode er sendt på SMS til nummer som slutter på ${account.phone.slice(-2)}`,
        from,
        until,
      }
    },
    enter(asked) {
      const account = accountOf(asked)
      const { id, wrong, session } = loginOf(account.pid)
      if (session === null || session.method !== asked.method || session.until <= sandbox.clock.now())
        throw new SoapFault(0, 'Økten er over')
      if (session.code !== asked.code.toLowerCase()) {
        logins.change(id, { wrong: wrong + 1, isLocked: wrong + 1 >= most })
        throw new SoapFault(989, wrong + 1 >= most ? 'Brukeren er sperret' : 'Feil engangskode')
      }
      logins.change(id, { wrong: 0 })
      return account
    },
    unlock: (pid) => logins.change(loginOf(pid).id, { wrong: 0, isLocked: false, session: null }),
  }
}
