import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../call/context'
import type { Instant } from '../kit/day'
import { maxLinkMs } from './rules'

export interface LinkSignature {
  readonly until?: string | undefined
  readonly signature?: string | undefined
}

/** Makes and checks links that work without a session. Nobody can make one without the key of `lookup`. */
export function signedLinks(lookup: (plain: string, purpose: string) => string, purpose: string) {
  const signatureOf = (what: string, account: number, until: string) => lookup(`${account}.${what}.${until}`, purpose)
  return {
    /** The parameters of a link that is valid until that moment, at most five minutes from now. */
    sign(now: Instant, account: number, what: string, until: Instant): string {
      const ends = Date.parse(until)
      if (!(ends <= Date.parse(now) + maxLinkMs)) throw new RangeError('a link lives at most five minutes')
      return `until=${ends}&signature=${signatureOf(what, account, String(ends))}`
    },

    isSigned({ now }: Pick<Ctx, 'now'>, account: number, what: string, { until, signature }: LinkSignature): boolean {
      if (!until || !signature || !/^\d{13}$/.test(until)) return false
      const left = Number(until) - Date.parse(now)
      const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(what, account, until))]
      return left > 0 && left <= maxLinkMs && given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
