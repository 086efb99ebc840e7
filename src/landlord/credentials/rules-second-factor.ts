import { Secret, TOTP } from 'otpauth'

/** The defaults of authenticator apps (RFC 6238): SHA-1, six digits, thirty seconds. */
const period = 30
const common = { issuer: 'Husbok', algorithm: 'SHA1', digits: 6, period } as const
/** Steps in either direction, for a wrong clock. */
const window = 1

export const base32 = (bytes: Uint8Array): string => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32

/** For a QR code. */
export const otpauthUrl = (secret: string, email: string): string =>
  new TOTP({ ...common, secret: Secret.fromBase32(secret), label: email }).toString()

/** In ms. */
export const codeAt = (secret: string, time: number): string =>
  TOTP.generate({ ...common, secret: Secret.fromBase32(secret), timestamp: time })

/** Null for a step that was used, or an earlier one. */
export function totpStep(secret: string, typed: string, time: number, used: number): number | null {
  const delta = TOTP.validate({ ...common, secret: Secret.fromBase32(secret), token: typed, timestamp: time, window })
  if (delta === null) return null
  const step = Math.floor(time / 1000 / period) + delta
  return step > used ? step : null
}
