import { z } from 'zod'

const maybeEmptyLine = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u)
const oneLine = (max: number) => maybeEmptyLine(max).min(1)

const address = oneLine(254).regex(/^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/)

/**
 * A mail. Address and subject are one line, so that no control character begins another header. There is one address,
 * so that a name that a user typed never becomes a list of recipients.
 */
export const Mail = z.strictObject({
  to: address,
  /** The address for replies. Left out: the product's own address. */
  replyTo: address.optional(),
  /** The person for whom it is sent: the inbox shows `Kari Nordmann via Husbok`. Left out: the product alone. */
  onBehalfOf: maybeEmptyLine(80).optional(),
  subject: oneLine(200),
  text: z.string().min(1),
  html: z.string().min(1),
  /** Only files that the product has made. */
  attachments: z
    .array(z.strictObject({ name: oneLine(255), type: z.literal('application/pdf'), base64: z.base64() }))
    .optional(),
  userId: z.number().int().optional(),
})
export type Mail = z.output<typeof Mail>

/** `isAwaited` means that somebody waits for the mail, such as a link to log in. It is sent before all others. */
export type QueuedMail = Mail & { readonly isAwaited?: true }

/** In characters: a text message of seven parts. */
export const maxSmsLength = 1071

/** A text message to one number with its country's code (E.164). */
export const Sms = z.strictObject({
  to: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z.string().min(1).max(maxSmsLength),
  userId: z.number().int().optional(),
})
export type Sms = z.output<typeof Sms>

export type SentLikelihood = 'no' | 'perhaps' | 'probably'
