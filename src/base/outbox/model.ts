import { z } from 'zod'
import type { Instant } from '../kit/day'

const oneLine = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u)

/**
 * A mail to be sent. Address and subject are one line each (no control character can begin another header) and there is
 * exactly one address, so that a name that a user typed never becomes a list of recipients.
 */
export const Mail = z.strictObject({
  to: oneLine(254).regex(/^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/),
  subject: oneLine(200),
  text: z.string().min(1),
  html: z.string().min(1),
  /** The account the mail is about, for the send log. */
  userId: z.number().int().optional(),
})
export type Mail = z.output<typeof Mail>

/** One attempt to send something, as the administrator sees it. It is stored as it is, so it must hold nothing secret. */
export interface Attempt {
  readonly success: boolean
  /** `mail`, or `job` for a job that was given up. */
  readonly type: string
  readonly userId: number | null
  /** Job, attempt, the server's response. */
  readonly internalData: Readonly<Record<string, string | number | boolean | null>>
  /** What was sent, without bodies, codes and whole addresses. */
  readonly sendData: Readonly<Record<string, string | number | boolean | null>>
  readonly requestError: string
  readonly at: Instant
}
