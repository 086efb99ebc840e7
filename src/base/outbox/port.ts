import type { Db } from '../db/pool'
import type { Attempt, Mail } from './model'

export interface Delivery {
  /** What the mail server answered. */
  readonly answer: string
}

/** The way out for a mail. */
export interface Mailer {
  /**
   * Hands one mail to the mail server and waits for its answer. `id` is the same in every attempt for the same mail,
   * so that a second delivery can be known as one. Throws MailRefused when the server says no.
   */
  send(mail: Mail, id: string, signal: AbortSignal): Promise<Delivery>
}

/** Where every attempt to send is kept (base/sendlog/service.ts). */
export type LogAttempt = (db: Db, attempt: Attempt) => Promise<void>

/** The mail server's own "no", or that it could not be asked. */
export class MailRefused extends Error {
  constructor(
    message: string,
    /** No use in trying again: the server will say the same (5xx to recipient or content). */
    readonly forGood: boolean,
    readonly code: string,
  ) {
    super(message)
    this.name = 'MailRefused'
  }
}
