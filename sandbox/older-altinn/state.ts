import type { Sandbox } from '../control/sandbox'
import type { StoreEntry, Store } from '../control/store'
import type { MessageSender } from '../signicat/post'
import { accounts, codeFromSeed, codesInLetter, type TestAccount } from './accounts'
import { SoapFault } from './soap'

export type AuthMethod = 'SMSPin' | 'AltinnPin'

/** The login state of an account. */
interface Login extends StoreEntry {
  readonly pid: string
  /** The number of wrong codes in a row. */
  readonly wrong: number
  readonly isLocked: boolean
  /** The number of codes of the letter that were asked for. */
  readonly letterUsed: number
  /** The expected code, or the code of the current session. Null before a login. */
  readonly session: { readonly method: AuthMethod; readonly code: string; readonly until: string } | null
}

/** A form that was put into a return. */
export interface ReceivedForm extends StoreEntry {
  readonly at: string
  readonly pid: string
  readonly elementId: number
  /** The sender's reference. A form with the same reference replaces the earlier one. */
  readonly reference: string
  readonly xml: string
}

export interface Altinn2State {
  readonly forms: Store<ReceivedForm>
  now(): string
  loginOf(pid: string): Login
  /**
   * Sends a code by text message, or says which code of the letter is needed. Null: the person has
   * no phone. Throws a fault for a wrong user name or password, and for a locked user.
   */
  challenge(asked: TypedCredentials): { message: string; from: string; until: string } | null
  /** The account of a session with the right code. Throws a fault otherwise. */
  enter(asked: TypedCredentials & { readonly code: string }): TestAccount
  unlock(pid: string): void
}

export interface TypedCredentials {
  readonly pid: string
  readonly userName: string
  readonly password: string
  readonly method: string
}

const most = 5
const sessionMs = 30 * 60_000

export function openAltinn2(sandbox: Sandbox, post: MessageSender): Altinn2State {
  const logins = sandbox.store<Login>('altinn2-logins', { entries: 1000, bytes: 1_000_000 })
  const forms = sandbox.store<ReceivedForm>('altinn2-forms', { entries: 500, bytes: 8_000_000 })
  const loginOf = (pid: string): Login =>
    logins.list().find((each) => each.pid === pid) ??
    logins.append({ pid, wrong: 0, isLocked: false, letterUsed: 0, session: null })

  function accountOf({ pid, userName, password }: TypedCredentials): TestAccount {
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
        const number = (letterUsed % codesInLetter) + 1
        logins.change(id, {
          letterUsed: letterUsed + 1,
          session: { method: 'AltinnPin', code: account.letter[number - 1]!, until },
        })
        return { message: `Bruk kode ${number} fra kodebrevet`, from, until }
      }
      if (asked.method !== 'SMSPin') throw new SoapFault(5, 'Ukjent innloggingsmetode')
      if (account.phone === null) return null
      const code = codeFromSeed(`${account.pid} sms ${from} ${letterUsed}`)
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
