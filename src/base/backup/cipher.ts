import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Ids } from '../call/context'
import { headerPath } from './layout'
import type { BackupPlace } from './port'

// A backup may be encrypted with a passphrase. scrypt makes the key. AES-256-GCM encrypts each object with its own
// nonce, bound to its path (docs/decisions/0030-backup.md).

const nonceBytes = 12

const tagBytes = 16

/** The cost of each guess at the passphrase: 64 MB and a tenth of a second. */
const scryptCost = 2 ** 16

const maxScryptCost = 2 ** 20

const blockSize = 8

const formatVersion = 1

const Format = z.looseObject({ format: z.literal('husbok-backup'), version: z.int() })

const Header = z.strictObject({
  format: z.literal('husbok-backup'),
  version: z.int(),
  /** Missing in backups of the first builds of format 1. */
  installation: z.string().optional(),
  encryption: z
    .strictObject({
      kdf: z.literal('scrypt'),
      salt: z.base64(),
      cost: z.int().min(2).max(maxScryptCost),
      cipher: z.literal('aes-256-gcm'),
      /** Distinguishes a wrong passphrase from a damaged object. */
      check: z.base64(),
    })
    .nullable(),
})

type Header = z.output<typeof Header>

export interface BackupCipher {
  readonly isEncrypted: boolean
  encrypt(path: string, bytes: Uint8Array): Uint8Array
  /** Throws for bytes that were changed, or were stored under another path. */
  decrypt(path: string, bytes: Uint8Array): Uint8Array
}

const noCipher: BackupCipher = {
  isEncrypted: false,
  encrypt: (_path, bytes) => bytes,
  decrypt: (_path, bytes) => bytes,
}

const keyOf = (passphrase: string, salt: Uint8Array, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const limits = { N: cost, r: blockSize, p: 1, maxmem: 256 * blockSize * cost }
    scrypt(passphrase.normalize('NFC'), salt, 32, limits, (error, key) => (error ? reject(error) : resolve(key)))
  })

function passphraseCipher(key: Buffer, ids: Ids): BackupCipher {
  const bound = (path: string) => Buffer.from(`husbok-backup ${formatVersion}\n${path}`)
  return {
    isEncrypted: true,
    encrypt(path, bytes) {
      const nonce = Buffer.from(ids.code(128), 'base64url').subarray(0, nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      cipher.setAAD(bound(path))
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(path, bytes) {
      if (bytes.length < nonceBytes + tagBytes) throw new Error(`${path} of the backup is damaged.`)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAAD(bound(path))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
      } catch (error) {
        throw new Error(`${path} of the backup is damaged, or belongs to another one.`, { cause: error })
      }
    },
  }
}

async function readHeader(place: BackupPlace): Promise<Header | null> {
  const bytes = await place.read(headerPath)
  if (bytes === null) return null
  const text = parseJsonBytes(bytes)
  const format = Format.safeParse(text)
  if (!format.success) throw new Error(`${place.name} holds no backup of Husbok.`)
  if (format.data.version !== formatVersion)
    throw new Error(
      `The backup in ${place.name} has format ${format.data.version}; this version reads format ${formatVersion}.`,
    )
  const header = Header.safeParse(text)
  if (!header.success)
    throw new Error(
      `The backup in ${place.name} says that it has format ${formatVersion}, but its ${headerPath} is not as this version writes it. Restore it with the version that made it.`,
    )
  return header.data
}

export function parseJsonBytes(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * Opens an existing backup. Refuses a place without a backup, and a missing, superfluous or wrong
 * passphrase.
 */
export async function openBackupCipher(
  place: BackupPlace,
  passphrase: string | undefined,
  ids: Ids,
): Promise<BackupCipher> {
  const header = await readHeader(place)
  if (header === null) throw new Error(`There is no backup in ${place.name}.`)
  return await sealOf(place, header, passphrase, ids)
}

async function sealOf(
  place: BackupPlace,
  { encryption }: Header,
  passphrase: string | undefined,
  ids: Ids,
): Promise<BackupCipher> {
  if (encryption === null) {
    if (passphrase === undefined) return noCipher
    throw new Error(
      `The backup in ${place.name} is not encrypted, and BACKUP_PASSPHRASE is set. Take it away, or name another folder.`,
    )
  }
  if (passphrase === undefined)
    throw new Error(`The backup in ${place.name} is encrypted: set BACKUP_PASSPHRASE to its passphrase.`)
  const cipher = passphraseCipher(await keyOf(passphrase, Buffer.from(encryption.salt, 'base64'), encryption.cost), ids)
  try {
    cipher.decrypt(headerPath, Buffer.from(encryption.check, 'base64'))
  } catch (error) {
    throw new Error(`BACKUP_PASSPHRASE is not the passphrase that the backup in ${place.name} was encrypted with.`, {
      cause: error,
    })
  }
  return cipher
}

const begunMeanwhile = ({ name }: BackupPlace): Error =>
  new Error(`Another backup was begun in ${name} meanwhile; name another folder for this one.`)

export interface StartedBackup {
  readonly cipher: BackupCipher
  /** Refuses the place when another installation has started a backup there in the meantime. */
  readonly confirm: () => Promise<void>
}

/**
 * Begins a backup in an empty place, or in the place of an earlier backup of the same installation. The new backup then
 * replaces the earlier one. Refuses a place with anything else in it, and everything that `openBackupCipher` refuses.
 */
export async function createBackupCipher(
  place: BackupPlace,
  { installation, passphrase }: { readonly installation: string; readonly passphrase: string | undefined },
  ids: Ids,
): Promise<StartedBackup> {
  const begun = (cipher: BackupCipher, header: Header): StartedBackup => ({
    cipher,
    confirm: async () => {
      if (!isDeepStrictEqual(await readHeader(place), header)) throw begunMeanwhile(place)
    },
  })
  const known = await readHeader(place)
  if (known !== null) {
    if (known.installation === undefined)
      throw new Error(
        `${place.name} holds a backup of an earlier build, which does not say whose it is. Name another folder; nothing was changed.`,
      )
    if (known.installation !== installation)
      throw new Error(
        `${place.name} holds the backup of another installation. Is this the right DATA_DIR or DATABASE_URL? If so, name another folder; nothing was changed.`,
      )
    return begun(await sealOf(place, known, passphrase, ids), known)
  }
  for await (const path of place.list(''))
    if (!path.startsWith('parts/')) throw new Error(`${place.name} is not empty and holds no backup; name another one.`)
  let encryption: Header['encryption'] = null
  let cipher = noCipher
  if (passphrase !== undefined) {
    const salt = Buffer.from(ids.code(128), 'base64url')
    cipher = passphraseCipher(await keyOf(passphrase, salt, scryptCost), ids)
    const check = Buffer.from(cipher.encrypt(headerPath, Buffer.from('husbok'))).toString('base64')
    encryption = { kdf: 'scrypt', salt: salt.toString('base64'), cost: scryptCost, cipher: 'aes-256-gcm', check }
  }
  const header: Header = { format: 'husbok-backup', version: formatVersion, installation, encryption }
  if (!(await place.create(headerPath, Buffer.from(`${JSON.stringify(header, null, 2)}\n`))))
    throw begunMeanwhile(place)
  return begun(cipher, header)
}
