import type { Instant } from '../kit/day'
import type { SentLikelihood } from './model'

const firstDelay = 10_000
const longestDelay = 3_600_000

export const addMs = (now: Instant, ms: number): Instant => new Date(Date.parse(now) + ms).toISOString() as Instant

/**
 * The wait after a failure, in ms. It is random (full jitter), so that jobs that failed together are not tried again
 * together. `random` is in [0, 1).
 */
export const backoffMs = (failures: number, random: number): number =>
  Math.floor(random * Math.min(longestDelay, firstDelay * 2 ** Math.max(0, failures - 1)))

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** The waits after the first failures of a mail. Every wait after those is four hours. */
const firstMailWaits = [10 * seconds, minutes, 5 * minutes, 15 * minutes, 30 * minutes, hours, 2 * hours]
const laterMailWait = 4 * hours

/**
 * The waits add up to three days and a few hours. When a mail server can't be reached for that long, no mail is lost.
 */
export const maxMailAttempts = 1 + firstMailWaits.length + 18

/** The wait after a mail's failure, in ms. Up to a fifth is added at random, so that not all mails come at once. */
export const mailBackoff = (failures: number, random: number): number =>
  Math.floor((firstMailWaits[failures - 1] ?? laterMailWait) * (1 + random / 5))

/** The waits add up to a day. A text message that comes later helps nobody. */
export const maxSmsAttempts = 1 + firstMailWaits.length + 5

/** This text is in the error of a text message that may have been sent, and in all later errors of that message. */
export const maybeSentMark = 'it may have been sent'

/**
 * Says whether a text message may be sent again. Providers do not recognize a text message that comes twice. A message
 * that was probably sent (no answer in time) is left to the administrator. A message that was perhaps sent (the
 * connection broke, the answer can't be read) is tried once more. A message that was surely not sent uses all attempts.
 */
export const maySendAgain = (wasSent: SentLikelihood, wasPerhapsSentBefore: boolean): boolean =>
  wasSent === 'no' || (wasSent === 'perhaps' && !wasPerhapsSentBefore)

/** `everyMinutes` divides the time since 1970 into slots, which are the same in all processes. */
export interface Schedule {
  readonly kind: string
  readonly everyMinutes: number
}

/**
 * A schedule that runs at least once a day. A longer slot could run twice: finished jobs are deleted after a week, and
 * the slot's key with them.
 */
export function schedule(kind: string, everyMinutes: number): Schedule {
  if (!Number.isInteger(everyMinutes) || everyMinutes < 1 || everyMinutes > 1440)
    throw new RangeError(`not a period: ${everyMinutes} minutes`)
  return { kind, everyMinutes }
}

export function scheduleSlotKey({ kind, everyMinutes }: Schedule, now: Instant): string {
  const length = everyMinutes * 60_000
  return `${kind}@${new Date(Math.floor(Date.parse(now) / length) * length).toISOString()}`
}
