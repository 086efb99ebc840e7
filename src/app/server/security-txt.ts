import { addTime, type Instant } from '../../base/kit/day'
import type { Config } from './config'

const halfYear = 182 * 86_400_000

/**
 * `/.well-known/security.txt` (RFC 9116): where somebody who has found a weakness writes to. It holds until the end of the
 * configured day; without one for half a year from today, below the year that the RFC recommends.
 */
export function securityTxt(
  { publicUrl, supportEmail, securityContact, securityExpires }: SecurityConfig,
  now: Instant,
): string {
  const until = securityExpires ?? addTime(now, halfYear).slice(0, 10)
  const lines = [
    `Contact: ${securityContact ?? `mailto:${supportEmail}`}`,
    `Expires: ${until}T23:59:59Z`,
    'Preferred-Languages: nb, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

export type SecurityConfig = Pick<Config, 'publicUrl' | 'supportEmail'> &
  Partial<Pick<Config, 'securityContact' | 'securityExpires'>>
