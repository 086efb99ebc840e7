import { createHash } from 'node:crypto'
import { Unreadable, type Encryption } from '../../base/db/encryption'

/** A line in the log, which an operator reads. It never contains a value of a record. */
export type PaperLog = (level: 'info' | 'error', message: string) => void

/** The hash in hex. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Encrypts bytes for a column. `context` binds them to their row. */
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

/** Reads a paper. When it is damaged, returns null and writes a line in the log that names the paper by `what`. */
export function readUnlessDamaged<T>(read: () => T, what: string, log: PaperLog): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Unreadable) throw error
    const why = error instanceof Error ? error.message : String(error)
    log('error', `${what} is damaged and not given out: ${why}`)
    return null
  }
}
