import { z } from 'zod'

const oneLine = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u)

/** One plain address. */
const address = oneLine(254).regex(/^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/)

/**
 * A mail to be sent. Address and subject are one line each, so no control character can begin another header. There is
 * exactly one address. So a name that a user typed never becomes a list of recipients.
 */
export const Mail = z.strictObject({
  to: address,
  /** The address for replies. Left out: the product. */
  replyTo: address.optional(),
  subject: oneLine(200),
  text: z.string().min(1),
  html: z.string().min(1),
  /** Attached files. Only files that the product has made. */
  attachments: z
    .array(z.strictObject({ name: oneLine(255), type: z.literal('application/pdf'), base64: z.base64() }))
    .optional(),
  /** The account the mail is about, for the send log. */
  userId: z.number().int().optional(),
})
export type Mail = z.output<typeof Mail>

/**
 * A mail for the queue. `isAwaited` when somebody waits for it, such as a link to log in. It is sent before all others.
 */
export type QueuedMail = Mail & { readonly isAwaited?: true }

/** The longest text message, in characters: seven parts. */
export const maxSmsLength = 1071

/** A text message to be sent, to one number with its country's code (E.164). */
export const Sms = z.strictObject({
  to: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z.string().min(1).max(maxSmsLength),
  /** The account the message is about, for the send log. */
  userId: z.number().int().optional(),
})
export type Sms = z.output<typeof Sms>

/** Whether a message may have been sent although that was not confirmed. */
export type WasSent = 'no' | 'perhaps' | 'probably'
