import { Secret, TOTP } from 'otpauth'

/** What authenticator apps take without being told (RFC 6238): SHA-1, six digits, thirty seconds. */
const period = 30
const common = { issuer: 'Husbok', algorithm: 'SHA1', digits: 6, period } as const
/** A clock may be wrong by this many steps, either way. */
const window = 1

/** Bytes as authenticator apps and recovery codes write them (base32). */
export const base32 = (bytes: Uint8Array): string => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32

/** The address that an authenticator app reads from a QR code. */
export const otpauthUrl = (secret: string, email: string): string =>
  new TOTP({ ...common, secret: Secret.fromBase32(secret), label: email }).toString()

/** The code of the app at that time, in ms. */
export const codeAt = (secret: string, time: number): string =>
  TOTP.generate({ ...common, secret: Secret.fromBase32(secret), timestamp: time })

/** The time step whose code was typed, when it is later than the last one used; null for any other code. */
export function totpStep(secret: string, typed: string, time: number, used: number): number | null {
  const delta = TOTP.validate({ ...common, secret: Secret.fromBase32(secret), token: typed, timestamp: time, window })
  if (delta === null) return null
  const step = Math.floor(time / 1000 / period) + delta
  return step > used ? step : null
}
