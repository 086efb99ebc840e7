import { createHash } from 'node:crypto'
import { Unreadable, type Encryption } from '../../base/db/encryption'

/** An operator reads it. It never contains a value of a record. */
export type PaperLog = (level: 'info' | 'error', message: string) => void

/** In hex. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Encrypted for a column and bound to their row by `context`. */
export const encryptBytes = (bytes: Uint8Array, context: string, encryption: Pick<Encryption, 'encrypt'>): string =>
  encryption.encrypt(Buffer.from(bytes).toString('base64'), context)

/** Throws when the bytes can't be decrypted, and when their hash isn't the stored one. */
export function decryptBytes(
  stored: { readonly paper: string; readonly sha256: string },
  context: string,
  encryption: Pick<Encryption, 'decrypt'>,
): Uint8Array {
  const bytes = Buffer.from(encryption.decrypt(stored.paper, context), 'base64')
  if (sha256(bytes) !== stored.sha256) throw new Error('its bytes are not those that were stored')
  return bytes
}

/** Null, and a line in the log that names the paper by `what`, when it is damaged. */
export function unlessDamaged<T>(read: () => T, what: string, log: PaperLog): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Unreadable) throw error
    const why = error instanceof Error ? error.message : String(error)
    log('error', `${what} is damaged and not given out: ${why}`)
    return null
  }
}
