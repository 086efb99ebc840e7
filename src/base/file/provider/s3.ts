import { Refusal } from '../../kit/refusal'
import { documentId } from '../model'
import type { FileStore } from '../port'

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

/** Files in an S3 bucket. The SDK is loaded here and only here: who keeps files on disk doesn't pay for it. */
export async function s3Store(config: S3Config): Promise<FileStore> {
  const { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region: config.region,
    ...(config.endpoint === undefined ? {} : { endpoint: config.endpoint }),
    forcePathStyle: config.forcePathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 20_000, throwOnRequestTimeout: true },
    // The SDK's own default sends checksums as trailers, which several stores keep as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (id: string) => {
    if (!documentId.test(id)) throw new RangeError('not a document id')
    return { Bucket: config.bucket, Key: `${prefix}${id}` }
  }

  return {
    async put(id, bytes) {
      await reach(
        client.send(
          new PutObjectCommand({
            ...at(id),
            Body: bytes,
            ContentLength: bytes.length,
            ContentType: 'application/octet-stream',
          }),
        ),
      )
    },

    async get(id, range) {
      const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      try {
        const found = await reach(client.send(new GetObjectCommand({ ...at(id), ...wanted })))
        const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1]
        return { size: Number(whole ?? found.ContentLength), body: found.Body as AsyncIterable<Uint8Array> }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async remove(id) {
      await reach(client.send(new DeleteObjectCommand(at(id))))
    },

    async *list(before) {
      const limit = Date.parse(before)
      let after: string | undefined
      do {
        const page = await reach(
          client.send(
            new ListObjectsV2Command({
              Bucket: config.bucket,
              Prefix: prefix,
              ...(after === undefined ? {} : { ContinuationToken: after }),
            }),
          ),
        )
        for (const { Key, LastModified } of page.Contents ?? []) {
          const id = Key?.slice(prefix.length) ?? ''
          if (documentId.test(id) && LastModified !== undefined && LastModified.getTime() < limit) yield id
        }
        after = page.NextContinuationToken
      } while (after !== undefined)
    },
  }
}
