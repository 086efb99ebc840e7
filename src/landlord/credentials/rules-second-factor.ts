import { Secret, TOTP } from 'otpauth'

/** The defaults of authenticator apps (RFC 6238): SHA-1, six digits, thirty seconds. */
const period = 30
const common = { issuer: 'Husbok', algorithm: 'SHA1', digits: 6, period } as const
/** The number of steps by which a code may be too early or too late, because a clock may be wrong. */
const window = 1

export const base32 = (bytes: Uint8Array): string => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32

/** The address in the QR code that an authenticator app reads. */
export const otpauthUrl = (secret: string, email: string): string =>
  new TOTP({ ...common, secret: Secret.fromBase32(secret), label: email }).toString()

/** The code at a time. `time` is in ms. */
export const codeAt = (secret: string, time: number): string =>
  TOTP.generate({ ...common, secret: Secret.fromBase32(secret), timestamp: time })

/** The step of a typed code. Null if the code is wrong, or if its step or a later one was used already. */
export function totpStep(secret: string, typed: string, time: number, used: number): number | null {
  const delta = TOTP.validate({ ...common, secret: Secret.fromBase32(secret), token: typed, timestamp: time, window })
  if (delta === null) return null
  const step = Math.floor(time / 1000 / period) + delta
  return step > used ? step : null
}
