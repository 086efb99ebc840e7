import { MailRefused, type Mailer } from '../../src/base/outbox/port'
import type { Mail } from '../../src/base/outbox/model'
import type { Asked, Network, Provider, Reply } from './network'
import { time } from './time'

/** Mails and text messages, as they arrive. */
export interface Message {
  readonly kind: 'mail' | 'sms'
  readonly at: number
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The id of a mail. It is the same in every attempt to send the mail. */
  readonly id: string
  /** True if the sender learned that it had arrived. */
  isConfirmed: boolean
}

export const smsUrl = 'https://sms.lives.test'

/** The text message service (Sveve). It sends everything that it gets, also the same text twice. */
export function openMessages() {
  const inbox: Message[] = []

  function answer({ body }: Asked): Reply {
    const { to, msg } = JSON.parse(body) as { to: string; msg: string }
    inbox.push({ kind: 'sms', at: time.ms, to, subject: '', text: msg, id: '', isConfirmed: true })
    return { status: 200, json: { response: { msgOkCount: 1, stdSMSCount: 1, ids: [inbox.length] } } }
  }
  const provider: Provider = { name: 'sms', origin: smsUrl, answer }

  return {
    provider,
    inbox,
    /** The mail server. `carry` belongs to the network, which may lose a mail or its acknowledgement. */
    mailerOf: (carry: Network['carry']): Mailer => ({
      async send(mail: Mail, id: string) {
        const message: Message = {
          kind: 'mail',
          at: time.ms,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          id,
          isConfirmed: false,
        }
        const response = await carry({ name: 'mail' }, () => {
          inbox.push(message)
          return '250 taken'
        }).catch(() => null)
        if (typeof response !== 'string') throw new MailRefused('the mail server is away', false, 'ECONNECTION')
        message.isConfirmed = true
        return { response }
      },
    }),
  }
}
export type Messages = ReturnType<typeof openMessages>
