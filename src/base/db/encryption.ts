import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Refusal, type RefusalDetails } from '../kit/refusal'

export interface EncryptionKey {
  readonly id: string
  /** 32 bytes. */
  readonly secret: Buffer
}

/**
 * 409 unreadable: a stored value can't be decrypted (docs/rules/base.md#encryption). Its message names table, column
 * and row for the log. The caller gets none of that.
 */
export class Unreadable extends Refusal {
  constructor(
    /** `table.column.row` */
    readonly context: string,
    message: string,
    details?: RefusalDetails,
  ) {
    super('unreadable', undefined, undefined, details)
    this.message = message
  }
}

/** `context` is `table.column.row`. A value that somebody moves to another row or column can't be decrypted there. */
export interface Encryption {
  /** `keyId:base64url(nonce, ciphertext, tag)`, never twice the same. */
  encrypt(plain: string, context: string): string
  /** Throws Unreadable for an unknown key, a changed value, or a value of another row or column. */
  decrypt(value: string, context: string): string
  /** A hash keyed by the current key, for comparing texts without reading them. `purpose` separates different uses. */
  lookup(plain: string, purpose: string): string
  /** True if the hash is the text's `lookup` under any of our keys, the current one or one that only reads. */
  matches(plain: string, purpose: string, hash: string): boolean
  isCurrent(value: string): boolean
  readonly current: string
}

const format = 'ENCRYPTION_KEYS must be id:key pairs joined by commas, each key 32 bytes in base64'

/** Reads keys from `id:base64,id2:base64`, the current one first. Throws a text for the operator without any key. */
export function parseKeys(text: string): EncryptionKey[] {
  const entries = text.split(',').map((entry) => entry.trim())
  if (text.trim() === '') throw new Error(`${format}; it is empty`)
  const keys = entries.map((entry, index) => {
    const where = `key number ${index + 1}`
    const colon = entry.indexOf(':')
    if (colon < 0) throw new Error(`${format}; ${where} has no id before a colon`)
    const id = entry.slice(0, colon)
    const encoded = entry.slice(colon + 1)
    if (!/^[A-Za-z0-9_-]{1,32}$/.test(id))
      throw new Error(`${format}; the id of ${where} must be 1 to 32 letters, digits, _ or -`)
    if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(encoded)) throw new Error(`${format}; ${where} (${id}) is not base64`)
    const secret = Buffer.from(encoded, 'base64')
    if (secret.length !== 32) throw new Error(`${format}; ${where} (${id}) has ${secret.length} bytes`)
    return { id, secret }
  })
  const twice = keys.find((key, index) => keys.findIndex((other) => other.id === key.id) !== index)
  if (twice) throw new Error(`${format}; the id ${twice.id} is there twice`)
  return keys
}

const unreadable = (context: string, why: string) => new Unreadable(context, `The encrypted value of ${context} ${why}`)

const nonceBytes = 12
const tagBytes = 16
/**
 * Makes a separate key for each use, so that the output of one use reveals nothing about the
 * others.
 */
const derive = (secret: Buffer, use: string) => Buffer.from(hkdfSync('sha256', secret, '', `husbok ${use}`, 32))

/** Encrypts with AES-256-GCM. The first key writes, all of them read. */
export function createEncryption(keys: readonly EncryptionKey[]): Encryption {
  const [first] = keys
  if (!first) throw new Error(`${format}; it is empty`)
  const ciphers = new Map(keys.map((key) => [key.id, derive(key.secret, 'field')]))
  const hashing = keys.map((key) => derive(key.secret, 'lookup'))
  const hashed = (key: Buffer, plain: string, purpose: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, plain]))
      .digest('base64url')
  // The tag covers the key id too, so a value can't be relabelled.
  const bound = (id: string, context: string) => Buffer.from(JSON.stringify([id, context]))
  return {
    current: first.id,
    encrypt(plain, context) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', ciphers.get(first.id)!, nonce, { authTagLength: tagBytes })
      cipher.setAAD(bound(first.id, context))
      const encrypted = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${first.id}:${encrypted.toString('base64url')}`
    },
    decrypt(value, context) {
      const colon = value.indexOf(':')
      const id = value.slice(0, Math.max(colon, 0))
      const key = ciphers.get(id)
      if (!key) throw unreadable(context, `needs key "${id}", which ENCRYPTION_KEYS doesn't hold`)
      const bytes = Buffer.from(value.slice(colon + 1), 'base64url')
      if (bytes.length < nonceBytes + tagBytes) throw unreadable(context, 'is damaged')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAAD(bound(id, context))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        throw unreadable(context, 'is damaged or belongs to another row or column')
      }
    },
    lookup: (plain, purpose) => hashed(hashing[0]!, plain, purpose),
    matches: (plain, purpose, hash) => hashing.some((key) => hashed(key, plain, purpose) === hash),
    isCurrent: (value) => value.startsWith(`${first.id}:`),
  }
}

/**
 * The same encryption, except that a value that can't be decrypted reads as an empty text. It is used to erase, and to
 * export: an export lists the values that it lacks. Nothing that is read with it may be stored again.
 */
export const unreadableAsEmpty = <E extends Pick<Encryption, 'decrypt'>>(encryption: E): E => ({
  ...encryption,
  decrypt(value: string, context: string): string {
    try {
      return encryption.decrypt(value, context)
    } catch {
      return ''
    }
  },
})
