import type { Readable } from 'node:stream'
import type { Instant } from '../../kit/day'
import type { Breaker } from '../../provider/breaker'
import { documentId } from '../model'
import type { FileStore } from '../port'
import { openBucket, usualReaderLimits, type ReaderLimits, type S3Config } from '../s3-bucket'

const prefix = 'document/'
const copyPrefix = 'copy/'
const quarantinePrefix = 'quarantine/'
const ownerKey = 'installation-id'

/**
 * The bytes for one reader. Aborts when the reader accepts no bytes for a while, or takes too long altogether, because
 * a reader that stops would keep the connection. The time starts now, also for a reader who never asks for the first
 * byte.
 */
function limited(body: Readable, { idle, whole }: ReaderLimits): AsyncIterable<Uint8Array> {
  const breakOff = () => body.destroy(new Error('the reader of a stored file is too slow'))
  const [taken, all] = [setTimeout(breakOff, idle), setTimeout(breakOff, whole)]
  for (const timer of [taken, all]) timer.unref()
  body.once('close', () => {
    clearTimeout(taken)
    clearTimeout(all)
  })
  // Without any listener the error would end the process, and a reader may not have added one yet.
  body.on('error', () => undefined)
  return (async function* () {
    for await (const chunk of body) {
      taken.refresh()
      yield chunk as Uint8Array
    }
  })()
}

/**
 * A store of files in a bucket. `newBreaker` creates the breaker, which pauses requests to the bucket after failures.
 */
export async function s3Store(
  config: S3Config,
  readers: ReaderLimits = usualReaderLimits,
  newBreaker?: () => Breaker,
): Promise<FileStore> {
  const bucket = await openBucket(config, readers, newBreaker)
  const keyOf = (id: string, under = prefix) => {
    if (!documentId.test(id)) throw new RangeError('not a document id')
    return `${under}${id}`
  }

  /** Copies and removes an object, because a bucket can't rename. A missing object was moved already. */
  async function move(id: string, from: string, to: string): Promise<void> {
    if ((await bucket.copy(keyOf(id, from), keyOf(id, to))) !== null) await bucket.remove(keyOf(id, from))
  }

  async function removeCopies(id: string): Promise<void> {
    let after: string | undefined
    do {
      const page = await bucket.list(`${keyOf(id, copyPrefix)}/`, after)
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) await bucket.remove(Key)
      after = page.NextContinuationToken
    } while (after !== undefined)
  }

  async function* list(under: string, before: Instant): AsyncGenerator<string> {
    const limit = Date.parse(before)
    let after: string | undefined
    do {
      const page = await bucket.list(under, after)
      for (const { Key, LastModified } of page.Contents ?? []) {
        const id = Key?.slice(under.length) ?? ''
        if (documentId.test(id) && LastModified !== undefined && LastModified.getTime() < limit) yield id
      }
      after = page.NextContinuationToken
    } while (after !== undefined)
  }

  return {
    async put(id, bytes) {
      await bucket.write(keyOf(id), bytes)
    },

    async get(id, range) {
      const found =
        (await bucket.readSlowly(keyOf(id), range)) ?? (await bucket.readSlowly(keyOf(id, quarantinePrefix), range))
      if (!found) return null
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1]
      return { size: Number(whole ?? found.ContentLength), body: limited(found.Body as Readable, readers) }
    },

    async putCopy(id, name, bytes) {
      await bucket.write(`${keyOf(id, copyPrefix)}/${name}`, bytes)
    },

    async getCopy(id, name) {
      const found = await bucket.readSlowly(`${keyOf(id, copyPrefix)}/${name}`, undefined)
      return found && { size: Number(found.ContentLength), body: limited(found.Body as Readable, readers) }
    },

    async remove(id) {
      await removeCopies(id)
      await bucket.remove(keyOf(id))
      await bucket.remove(keyOf(id, quarantinePrefix))
    },

    list: (before) => list(prefix, before),
    quarantine: (id) => move(id, prefix, quarantinePrefix),
    release: (id) => move(id, quarantinePrefix, prefix),
    listQuarantined: (before) => list(quarantinePrefix, before),

    async owner() {
      const found = await bucket.read(ownerKey)
      return found ? (await found.Body!.transformToString()).trim() : null
    },

    claim: (installation) => bucket.write(ownerKey, new TextEncoder().encode(`${installation}\n`)),
  }
}
