import { Refusal } from '../kit/refusal'
import type { Breaker } from '../provider/breaker'
import type { ByteRange } from './port'

export interface S3Config {
  /** Left out for Amazon's own address of the region. */
  readonly endpoint?: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. Most stores other than Amazon's need it. */
  readonly forcePathStyle: boolean
}

/** The limits for those who read files. Times are in ms. */
export interface ReaderLimits {
  readonly atOnce: number
  /** The time until the answer begins. A waiting reader also waits this long for a connection. */
  readonly begin: number
  /** The time between two pieces that the reader accepts. */
  readonly idle: number
  /** The time for a whole file of at most 10 MB. */
  readonly whole: number
}
export const usualReaderLimits: ReaderLimits = { atOnce: 32, begin: 10_000, idle: 30_000, whole: 300_000 }

interface Failure {
  readonly name?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}
const statusOf = (error: unknown): number | undefined => (error as Failure | null)?.$metadata?.httpStatusCode
const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 || ['NoSuchKey', 'NotFound'].includes((error as Failure | null)?.name ?? '')

/** After three outages in a row callers are refused at once for five seconds. Neither uploads nor jobs wait. */
export const storeOutageLimits = { outages: 3, pauseMs: 5000 }

const saysAway = new Set([429, 503])

const away = (cause: unknown): Refusal => Object.assign(new Refusal('unavailable', undefined, 5), { cause })

/**
 * Returns a function that asks the store. A store that can't be reached or says that it is down is an outage (503), not
 * our bug (500).
 */
const reaching =
  (breaker: Breaker | undefined) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    if (breaker && !breaker.mayAsk()) throw away(new Error('the store of files is left alone after three outages'))
    try {
      const found = await work()
      breaker?.succeeded()
      return found
    } catch (error) {
      const status = statusOf(error)
      if (isMissing(error) || (status !== undefined && status < 500 && status !== 429)) {
        breaker?.succeeded()
        throw error
      }
      // Another 5xx may be about one damaged object only. So it counts neither as a failure of the bucket nor as a success.
      if (status === undefined || saysAway.has(status)) breaker?.failed()
      else breaker?.endedWithoutResult()
      throw away(error)
    }
  }

/** The time limit of a write, in ms: less than a transaction may wait for it. */
const longestWrite = 25_000

/** The SDK is loaded only here: files on disk don't need it. */
async function connect(config: S3Config, readers: ReaderLimits) {
  const sdk = await import('@aws-sdk/client-s3')
  const settings = {
    region: config.region,
    ...(config.endpoint === undefined ? {} : { endpoint: config.endpoint }),
    forcePathStyle: config.forcePathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // By default the SDK sends checksums as trailers, which several stores keep as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  const limits = { connectionTimeout: 5000, throwOnRequestTimeout: true }
  const client = new sdk.S3Client({
    ...settings,
    maxAttempts: 3,
    requestHandler: { ...limits, requestTimeout: 20_000 },
  })
  // Readers have their own connections. A reader whose line has stopped must not occupy a connection that uploads need.
  const pool = { keepAlive: true, maxSockets: readers.atOnce }
  const readingClient = new sdk.S3Client({
    ...settings,
    maxAttempts: 2,
    requestHandler: { ...limits, requestTimeout: readers.begin, httpAgent: pool, httpsAgent: pool },
  })
  return { sdk, client, readingClient }
}

/**
 * Opens a bucket. Its functions refuse with 503 unavailable. Without `newBreaker` the bucket is always asked, also
 * after failures.
 */
export async function openBucket(config: S3Config, readers: ReaderLimits, newBreaker?: () => Breaker) {
  // Separate breakers, because slow readers may only be waiting for one another.
  const [reach, reachSlowly] = [reaching(newBreaker?.()), reaching(newBreaker?.())]
  const { sdk, client, readingClient } = await connect(config, readers)
  const Bucket = config.bucket
  const ifThere = <T>(work: Promise<T>): Promise<T | null> =>
    work.catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
  const fetch = (Key: string, range: ByteRange | undefined, by: typeof client, through: typeof reach) => {
    const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
    return ifThere(through(() => by.send(new sdk.GetObjectCommand({ Bucket, Key, ...wanted }))))
  }
  return {
    read: (key: string) => fetch(key, undefined, client, reach),
    /** Reads an object for somebody who may be slow. */
    readSlowly: (key: string, range: ByteRange | undefined) => fetch(key, range, readingClient, reachSlowly),
    async write(Key: string, bytes: Uint8Array): Promise<void> {
      const object = { Body: bytes, ContentLength: bytes.length, ContentType: 'application/octet-stream' }
      const limit = { abortSignal: AbortSignal.timeout(longestWrite) }
      await reach(() => client.send(new sdk.PutObjectCommand({ Bucket, Key, ...object }), limit))
    },
    copy: (from: string, Key: string) =>
      ifThere(reach(() => client.send(new sdk.CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${from}` })))),
    async remove(Key: string): Promise<void> {
      await reach(() => client.send(new sdk.DeleteObjectCommand({ Bucket, Key })))
    },
    list: (Prefix: string, after: string | undefined) =>
      reach(() =>
        client.send(
          new sdk.ListObjectsV2Command({
            Bucket,
            Prefix,
            ...(after === undefined ? {} : { ContinuationToken: after }),
          }),
        ),
      ),
  }
}
