import type { Db } from '../db/pool'
import type { Attempt } from '../sendlog/model'
import type { Mail, Sms, SentLikelihood } from './model'

export interface Delivery {
  readonly response: string
}

export interface Mailer {
  /**
   * Sends a mail. `id` is the same in every attempt, so that a second delivery can be recognized. Throws MailRefused,
   * also when the server can't be reached.
   */
  send(mail: Mail, id: string, signal: AbortSignal): Promise<Delivery>
}

/** Writes an attempt to the send log. app/server passes the function of base/sendlog/service.ts. */
export type LogAttempt = (db: Db, attempt: Attempt) => Promise<void>

export class MailRefused extends Error {
  constructor(
    message: string,
    /** True if another attempt would be refused too (5xx for the recipient or the content). */
    readonly isPermanent: boolean,
    readonly code: string,
  ) {
    super(message)
    this.name = 'MailRefused'
  }
}

export interface SmsSender {
  /**
   * Sends a text message. The provider's own list shows `ref`. Every attempt is in the send log, with its job. Throws
   * SmsFailure.
   */
  sendSms(sms: Sms & { readonly ref: string; readonly job?: number }): Promise<{ readonly id: string }>
}

/** The message was not accepted, or nobody knows whether it was. The error contains no number and no text. */
export class SmsFailure extends Error {
  constructor(
    /** `invalidNumber`: the number can't be reached. `rejected`: our login was refused. `temporary`: anything else. */
    readonly reason: 'invalidNumber' | 'rejected' | 'temporary',
    message: string,
    readonly wasSent: SentLikelihood,
  ) {
    super(message)
    this.name = 'SmsFailure'
  }
}
