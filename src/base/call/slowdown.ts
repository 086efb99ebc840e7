import { Refusal } from '../kit/refusal'

/** Waits `ms` before a call goes on. */
export type Slowdown = (subject: string, ms: number) => Promise<void>

/** Calls of one subject that wait at once. More of them would guess as fast as if none of them waited. */
const mostWaiting = 4

/** Slows down calls of one subject; refuses with 429 and a few seconds to wait those beyond the four that wait already. */
export function slowdowns(): Slowdown {
  const waiting = new Map<string, number>()
  return async (subject, ms) => {
    const now = waiting.get(subject) ?? 0
    if (now >= mostWaiting) throw new Refusal('tooManyRequests', undefined, Math.ceil(ms / 1000))
    waiting.set(subject, now + 1)
    await new Promise((resolve) => setTimeout(resolve, ms))
    const left = (waiting.get(subject) ?? 1) - 1
    if (left === 0) waiting.delete(subject)
    else waiting.set(subject, left)
  }
}
