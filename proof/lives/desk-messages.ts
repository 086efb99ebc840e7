import { MailRefused, type Mailer } from '../../src/base/outbox/port'
import type { Mail } from '../../src/base/outbox/model'
import type { ProviderRequest, Network, Provider, ProviderReply } from './network'
import type { LivesSandbox } from './sandbox'
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

export const smsUrl = 'http://127.0.0.1:3104/sveve'
export const smsLogin = { user: 'husbok', password: 'lives' }

/**
 * The text message service (Sveve), which the sandbox answers for, and the mail server. They send everything that they get,
 * also the same text twice.
 */
export function openMessages(sandbox: LivesSandbox) {
  const inbox: Message[] = []

  async function answer(asked: ProviderRequest): Promise<ProviderReply> {
    const reply = await sandbox.answer(asked)
    const { to, msg } = JSON.parse(asked.body) as { to: string; msg: string }
    const { response } = JSON.parse(reply.text!) as { response: { msgOkCount?: number } }
    if (response.msgOkCount === 1)
      inbox.push({ kind: 'sms', at: time.ms, to, subject: '', text: msg, id: '', isConfirmed: true })
    return reply
  }
  const provider: Provider = { name: 'sms', origin: new URL(smsUrl).origin, answer }

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
