import nodemailer from 'nodemailer'
import type { Mail } from '../model'
import { MailRefused, type Mailer } from '../port'

export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…` */
  readonly url: string
  /** One plain address. */
  readonly from: string
  readonly fromName?: string
  /** The time limit for connecting, in ms. A response may take twice as long, a mail three times. Left out: 10 s. */
  readonly timeoutMs?: number
}

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** `Kari Nordmann via Husbok`. The address stays the product's own, because a mail server checks it (SPF, DMARC). */
const senderName = (product: string, person: string | undefined): string =>
  [person ?? '', product].filter((part) => part !== '').join(' via ')

interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
  readonly message?: string
}

/** Opens a transport, which the caller must close. */
function openTransport(address: string, timeoutMs: number) {
  const url = new URL(address)
  return nodemailer.createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
    secure: url.protocol === 'smtps:',
    requireTLS: url.username !== '' && !isLoopback(url.hostname),
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs * 2,
    // Text and HTML are ours. Nothing in them is ever a path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Logs in and sends nothing. Throws when the server does not accept the login. */
export async function checkSmtp(url: string, timeoutMs = 10_000): Promise<void> {
  const transport = openTransport(url, timeoutMs)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/**
 * Sends mails by SMTP (RFC 5321), each over its own connection. It uses STARTTLS when the server offers it, and always
 * before a password leaves the machine.
 */
export function smtpMailer(options: SmtpOptions): Mailer {
  const { timeoutMs = 10_000, from } = options
  const transport = () => openTransport(options.url, timeoutMs)
  const message = (mail: Mail, id: string) => ({
    // Each address is given separately, and never parsed as a list.
    envelope: { from, to: [mail.to] },
    from: { name: senderName(options.fromName ?? '', mail.onBehalfOf), address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ name, type, base64 }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(base64, 'base64'),
    })),
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  return {
    async send(mail, id, signal) {
      const made = transport()
      const sent = made.sendMail(message(mail, id))
      sent.catch(() => undefined)
      let end = (): void => undefined
      const cut = new Promise<never>((_, reject) => {
        end = () => {
          // The work is rejected here too, because the mail's promise may never settle after its connection is closed.
          made.close()
          reject(new MailRefused('the mail server did not answer in time', false, 'DEADLINE'))
        }
      })
      // Not AbortSignal.timeout: within AbortSignal.any it may be collected as garbage, and then never aborts anything.
      const timer = setTimeout(end, timeoutMs * 3)
      signal.addEventListener('abort', end)
      if (signal.aborted) end()
      try {
        return { response: (await Promise.race([sent, cut])).response }
      } catch (error) {
        throw error instanceof MailRefused ? error : refused(error as SmtpError)
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
      }
    },
  }
}

function refused(error: SmtpError): MailRefused {
  const status = error.responseCode ?? 0
  const aboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return new MailRefused(
    error.response ?? error.message ?? 'unknown',
    aboutTheMail && status >= 500,
    `${error.code ?? 'E'}${status === 0 ? '' : ` ${status}`}`,
  )
}
