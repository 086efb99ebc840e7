import { z } from 'zod'
import { headerPath, manifestPath } from './layout'
import { PartedLines, Sha256, sha256Of, type EncryptedBackupPlace } from './parts'
import { parseJsonBytes } from './cipher'

const name = z.string().min(1).max(63)

export const Manifest = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  product: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })).min(1),
  installation: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  snapshotAt: z.iso.datetime(),
  tables: z
    .array(z.strictObject({ name, columns: z.array(name).min(1), rows: PartedLines }))
    .refine((tables) => new Set(tables.map((table) => table.name)).size === tables.length),
  sequences: z.array(z.strictObject({ name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  files: z.strictObject({ count: z.int(), bytes: z.int(), faulty: z.int(), list: PartedLines }),
  /**
   * The keys. Each has a known text that is encrypted with it, so that a restore can check whether a key fits. The text
   * reveals no more about a key of 256 bits than any other encrypted value.
   */
  keys: z.array(z.strictObject({ id: z.string(), check: z.string(), isNeeded: z.boolean() })),
})

export type Manifest = z.output<typeof Manifest>

/** The stored form of a manifest: its text, or the encrypted text in base64. */
const Enclosed = z.strictObject({ sha256: Sha256, manifest: z.string() })

/** Writes the manifest, which makes the backup complete. */
export async function writeManifest({ place, cipher }: EncryptedBackupPlace, content: Manifest): Promise<void> {
  const text = Buffer.from(JSON.stringify(content))
  const manifest = cipher.isEncrypted
    ? Buffer.from(cipher.encrypt(manifestPath, text)).toString('base64')
    : text.toString()
  const enclosed: z.output<typeof Enclosed> = { sha256: sha256Of(Buffer.from(manifest)), manifest }
  await place.write(manifestPath, Buffer.from(`${JSON.stringify(enclosed)}\n`))
}

/** Reads the manifest. Refuses a backup that was never finished, and a manifest that was cut or changed. */
export async function readManifest({ place, cipher }: EncryptedBackupPlace): Promise<Manifest> {
  const bytes = await place.read(manifestPath)
  if (bytes === null)
    throw new Error(
      `The backup in ${place.name} is not whole: it has ${headerPath} and no ${manifestPath}, because it was never finished. Run the backup again; it goes on where it was cut.`,
    )
  const enclosed = Enclosed.safeParse(parseJsonBytes(bytes))
  if (!enclosed.success || sha256Of(Buffer.from(enclosed.data.manifest)) !== enclosed.data.sha256)
    throw new Error(`The backup in ${place.name} is damaged: its ${manifestPath} was cut or changed.`)
  const { manifest } = enclosed.data
  const text = cipher.isEncrypted
    ? cipher.decrypt(manifestPath, Buffer.from(manifest, 'base64'))
    : Buffer.from(manifest)
  const content = Manifest.safeParse(parseJsonBytes(text))
  if (!content.success)
    throw new Error(
      `The backup in ${place.name} was made by another version, whose ${manifestPath} this one cannot read.`,
    )
  return content.data
}
