import { z } from 'zod'
import type { Instant } from '../kit/day'

const oneLine = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u)

/**
 * A mail that leaves the house. Address and subject are one line each (no control character can begin a header of
 * its own) and the address is exactly one, so that a name typed by somebody never becomes a list of recipients.
 */
export const Mail = z.strictObject({
  to: oneLine(254).regex(/^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/),
  subject: oneLine(200),
  text: z.string().min(1),
  html: z.string().min(1),
  /** The account the mail is about; stands in the send log. */
  userId: z.number().int().optional(),
})
export type Mail = z.output<typeof Mail>

/** One attempt to send something out, as the administrator sees it. Nothing secret: what is given here is stored as it is. */
export interface Attempt {
  readonly success: boolean
  /** What went out: `mail`, or `job` for a job that was given up. */
  readonly type: string
  readonly userId: number | null
  /** What we know about it: job, attempt, answer. */
  readonly internalData: Readonly<Record<string, string | number | boolean | null>>
  /** What was sent, without bodies, codes and whole addresses. */
  readonly sendData: Readonly<Record<string, string | number | boolean | null>>
  readonly requestError: string
  readonly at: Instant
}
