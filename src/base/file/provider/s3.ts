import type { Readable } from 'node:stream'
import { Refusal } from '../../kit/refusal'
import { documentId } from '../model'
import type { Instant } from '../../kit/day'
import type { ByteRange, FileStore } from '../port'

export interface S3Config {
  /** Left out: Amazon's own address of the region. */
  readonly endpoint?: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** `https://host/bucket/key` instead of `https://bucket.host/key`; most stores other than Amazon's need it. */
  readonly forcePathStyle: boolean
}

const prefix = 'document/'
const quarantinePrefix = 'quarantine/'
const ownerKey = 'installation-id'

interface Failure {
  readonly name?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}
const statusOf = (error: unknown): number | undefined => (error as Failure | null)?.$metadata?.httpStatusCode
const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 || ['NoSuchKey', 'NotFound'].includes((error as Failure | null)?.name ?? '')

/** A store that can't be reached, or says itself that it is down, is an outage (503) and no bug of ours (500). */
async function reach<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const status = statusOf(error)
    if (isMissing(error) || (status !== undefined && status < 500 && status !== 429)) throw error
    throw Object.assign(new Refusal('unavailable', undefined, 5), { cause: error })
  }
}

/** How many read at once, and how long each may take, in ms. */
export interface Readers {
  readonly atOnce: number
  /** For the answer to begin; a reader in line waits so long for a connection. */
  readonly begin: number
  /** Between two pieces that are taken. */
  readonly idle: number
  /** For the whole file, of 10 MB at most. */
  readonly whole: number
}
const usualReaders: Readers = { atOnce: 32, begin: 10_000, idle: 30_000, whole: 300_000 }

/**
 * Passes the bytes on, and breaks off when the reader takes none for a while, or takes too long altogether: somebody whose
 * line has stopped would keep the connection. The clock begins here, for one who never asks for the first byte.
 */
function limited(body: Readable, { idle, whole }: Readers): AsyncIterable<Uint8Array> {
  const breakOff = () => body.destroy(new Error('the reader of a stored file is too slow'))
  const [taken, all] = [setTimeout(breakOff, idle), setTimeout(breakOff, whole)]
  for (const timer of [taken, all]) timer.unref()
  body.once('close', () => {
    clearTimeout(taken)
    clearTimeout(all)
  })
  // Nobody may be listening yet, or any more.
  body.on('error', () => undefined)
  return (async function* () {
    for await (const chunk of body) {
      taken.refresh()
      yield chunk as Uint8Array
    }
  })()
}

/** Files in an S3 bucket. The SDK is loaded here and only here: who keeps files on disk doesn't pay for it. */
export async function s3Store(config: S3Config, readers: Readers = usualReaders): Promise<FileStore> {
  const { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const settings = {
    region: config.region,
    ...(config.endpoint === undefined ? {} : { endpoint: config.endpoint }),
    forcePathStyle: config.forcePathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // The SDK's own default sends checksums as trailers, which several stores keep as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  const client = new S3Client({
    ...settings,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  })
  // Connections of their own: readers whose lines have stopped must not keep those that uploads need.
  const pool = { keepAlive: true, maxSockets: readers.atOnce }
  const readingClient = new S3Client({
    ...settings,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 5000,
      requestTimeout: readers.begin,
      throwOnRequestTimeout: true,
      httpAgent: pool,
      httpsAgent: pool,
    },
  })
  const at = (id: string, under = prefix) => {
    if (!documentId.test(id)) throw new RangeError('not a document id')
    return { Bucket: config.bucket, Key: `${under}${id}` }
  }

  /** The object or a part of it; null when there is none. */
  async function read(from: { Bucket: string; Key: string }, range?: ByteRange, by = client) {
    const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
    try {
      return await reach(by.send(new GetObjectCommand({ ...from, ...wanted })))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  const write = (to: { Bucket: string; Key: string }, bytes: Uint8Array) =>
    reach(
      client.send(
        new PutObjectCommand({
          ...to,
          Body: bytes,
          ContentLength: bytes.length,
          ContentType: 'application/octet-stream',
        }),
      ),
    )

  /** A bucket can't rename: copied, then deleted. What isn't there was moved already. */
  async function move(id: string, from: string, to: string): Promise<void> {
    try {
      await reach(
        client.send(new CopyObjectCommand({ ...at(id, to), CopySource: `${config.bucket}/${at(id, from).Key}` })),
      )
    } catch (error) {
      if (isMissing(error)) return
      throw error
    }
    await reach(client.send(new DeleteObjectCommand(at(id, from))))
  }

  async function* list(under: string, before: Instant): AsyncGenerator<string> {
    const limit = Date.parse(before)
    let after: string | undefined
    do {
      const page = await reach(
        client.send(
          new ListObjectsV2Command({
            Bucket: config.bucket,
            Prefix: under,
            ...(after === undefined ? {} : { ContinuationToken: after }),
          }),
        ),
      )
      for (const { Key, LastModified } of page.Contents ?? []) {
        const id = Key?.slice(under.length) ?? ''
        if (documentId.test(id) && LastModified !== undefined && LastModified.getTime() < limit) yield id
      }
      after = page.NextContinuationToken
    } while (after !== undefined)
  }

  return {
    async put(id, bytes) {
      await write(at(id), bytes)
    },

    async get(id, range) {
      const found =
        (await read(at(id), range, readingClient)) ?? (await read(at(id, quarantinePrefix), range, readingClient))
      if (!found) return null
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1]
      return { size: Number(whole ?? found.ContentLength), body: limited(found.Body as Readable, readers) }
    },

    async remove(id) {
      await reach(client.send(new DeleteObjectCommand(at(id))))
      await reach(client.send(new DeleteObjectCommand(at(id, quarantinePrefix))))
    },

    list: (before) => list(prefix, before),
    quarantine: (id) => move(id, prefix, quarantinePrefix),
    release: (id) => move(id, quarantinePrefix, prefix),
    listQuarantined: (before) => list(quarantinePrefix, before),

    async owner() {
      const found = await read({ Bucket: config.bucket, Key: ownerKey })
      return found ? (await found.Body!.transformToString()).trim() : null
    },

    async claim(installation) {
      await write({ Bucket: config.bucket, Key: ownerKey }, new TextEncoder().encode(`${installation}\n`))
    },
  }
}
