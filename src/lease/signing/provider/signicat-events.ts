import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { ReadSignicatEvent, SignicatEvent } from '../port'

const Text = z.string().nullish()
const Id = z.union([z.string().min(1).max(200), z.number()]).transform(String)
const about = { documentId: Text, depositId: Text }

/** A message of the older platform: `{id, type, payload}`. */
const LegacyEvent = z
  .object({ id: Id, type: z.string(), payload: z.object(about).nullish() })
  .transform(({ id, type, payload }): SignicatEvent => {
    return { id, type, about: payload?.depositId ?? payload?.documentId ?? '' }
  })
/** A message of today's platform: `{id, eventName, eventData}` with ids only. */
const CurrentEvent = z
  .object({ id: Id, eventName: z.string(), eventData: z.object({ id: Text, ...about }).nullish() })
  .transform(({ id, eventName, eventData }): SignicatEvent => {
    return { id, type: eventName, about: eventData?.depositId ?? eventData?.documentId ?? eventData?.id ?? '' }
  })

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export interface EventSettings {
  readonly webhookSecret: string
  readonly eventFormat: 'legacy' | 'dtp'
}

/**
 * The older platform signs messages with the secret (`X-Idfy-Signature`). Today's platform doesn't publish how it
 * signs, so the address that they are sent to contains the secret.
 */
export const signicatEvents =
  ({ webhookSecret, eventFormat }: EventSettings): ReadSignicatEvent =>
  ({ bytes, header }, token) => {
    const isProven =
      eventFormat === 'legacy'
        ? isSame(createHmac('sha256', webhookSecret).update(bytes).digest('hex'), header('x-idfy-signature') ?? '')
        : isSame(webhookSecret, token ?? '')
    if (!isProven) return null
    let body: unknown
    try {
      body = JSON.parse(Buffer.from(bytes).toString('utf8'))
    } catch {
      return null
    }
    const read = (eventFormat === 'legacy' ? LegacyEvent : CurrentEvent).safeParse(body)
    return read.success ? read.data : null
  }
