import { Secret, TOTP } from 'otpauth'

/** The defaults of authenticator apps (RFC 6238): SHA-1, six digits, thirty seconds. */
const period = 30
const common = { issuer: 'Husbok', algorithm: 'SHA1', digits: 6, period } as const
/** A clock may be wrong by this many steps in either direction. */
const window = 1

/** Bytes in base32, as authenticator apps and recovery codes write them. */
export const base32 = (bytes: Uint8Array): string => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32

/** The otpauth address, which an authenticator app reads from a QR code. */
export const otpauthUrl = (secret: string, email: string): string =>
  new TOTP({ ...common, secret: Secret.fromBase32(secret), label: email }).toString()

/** The code that the app shows at that time. `time` is in ms. */
export const codeAt = (secret: string, time: number): string =>
  TOTP.generate({ ...common, secret: Secret.fromBase32(secret), timestamp: time })

/** The time step of the typed code, when it is later than the step used last. Null for any other code. */
export function totpStep(secret: string, typed: string, time: number, used: number): number | null {
  const delta = TOTP.validate({ ...common, secret: Secret.fromBase32(secret), token: typed, timestamp: time, window })
  if (delta === null) return null
  const step = Math.floor(time / 1000 / period) + delta
  return step > used ? step : null
}
