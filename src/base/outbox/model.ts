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
 * A mail to be sent. Address and subject are one line each (no control character can begin another header) and there is
 * exactly one address, so that a name that a user typed never becomes a list of recipients.
 */
export const Mail = z.strictObject({
  to: address,
  /** Whom an answer reaches; left out: the product. */
  replyTo: address.optional(),
  subject: oneLine(200),
  text: z.string().min(1),
  html: z.string().min(1),
  /** Files that go along; only ones that the product has made. */
  attachments: z
    .array(z.strictObject({ name: oneLine(255), type: z.literal('application/pdf'), base64: z.base64() }))
    .optional(),
  /** The account the mail is about, for the send log. */
  userId: z.number().int().optional(),
})
export type Mail = z.output<typeof Mail>

/** A mail as it is handed over: `isAwaited` of one that somebody waits for, such as a link to log in. It goes before all others. */
export type QueuedMail = Mail & { readonly isAwaited?: true }

/** The longest text message, in characters: seven parts. */
export const maxSmsLength = 1071

/** A text message to be sent: to one number, with its country's code (E.164). */
export const Sms = z.strictObject({
  to: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z.string().min(1).max(maxSmsLength),
  /** The account the message is about, for the send log. */
  userId: z.number().int().optional(),
})
export type Sms = z.output<typeof Sms>

/** Whether a message went out although it was not confirmed. */
export type WasSent = 'no' | 'perhaps' | 'probably'
