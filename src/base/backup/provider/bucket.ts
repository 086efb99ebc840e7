import { Refusal } from '../../kit/refusal'
import { openBucket, usualReaderLimits, type S3Config } from '../../file/s3-bucket'
import { maxObjectBytes, tooLarge, type BackupPlace } from '../port'

/**
 * Replaces an error by one that names the backup's place. The product's own texts don't mention
 * backups.
 */
async function reached<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const cause = error instanceof Refusal ? (error.cause ?? error) : error
    const what = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
    throw new Error(`${name} cannot be reached, or refuses (${what}).`, { cause: error })
  }
}

export async function openBackupBucket(config: S3Config, prefix: string): Promise<BackupPlace> {
  const bucket = await openBucket(config, usualReaderLimits)
  const under = prefix === '' ? '' : `${prefix}/`
  const name = `s3://${config.bucket}/${prefix}`
  return {
    name,
    write: (path, bytes) => reached(name, bucket.write(under + path, bytes)),
    // Not every store supports a conditional write.
    async create(path, bytes) {
      await reached(name, bucket.write(under + path, bytes))
      return true
    },
    async read(path) {
      const found = await reached(name, bucket.read(under + path))
      if ((found?.ContentLength ?? 0) > maxObjectBytes) throw tooLarge(name, path)
      return found ? await reached(name, found.Body!.transformToByteArray()) : null
    },
    async *list(below) {
      for (let after: string | undefined; ;) {
        const page = await reached(name, bucket.list(under + below, after))
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key.slice(under.length)
        after = page.NextContinuationToken
        if (after === undefined) return
      }
    },
    remove: (path) => reached(name, bucket.remove(under + path)),
  }
}
