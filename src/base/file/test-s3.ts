import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Stored {
  readonly bytes: Buffer
  readonly at: Date
}

/** A small number, so that every list has several pages. */
const keysPerPage = 2

const xml = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${root}>`

function list(objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const prefix = query.get('prefix') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const page = keys.slice(0, keysPerPage)
  const contents = page.map((key) => {
    const { bytes, at } = objects.get(key)!
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const isTruncated = keys.length > page.length
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return xml('ListBucketResult', `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}`)
}

/** Sends the part that `Range: bytes=first-last` names, or everything. */
function sendObject(response: ServerResponse, { bytes, at }: Stored, range: string | undefined): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const headers = { 'last-modified': at.toUTCString(), 'accept-ranges': 'bytes' }
  if (first === undefined || last === undefined) {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
    return
  }
  const part = bytes.subarray(Number(first), Number(last) + 1)
  const contentRange = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`
  response.writeHead(206, { ...headers, 'content-range': contentRange, 'content-length': part.length }).end(part)
}

export interface TestS3 {
  readonly endpoint: string
  /** The store loses an object's bytes (null), or replaces them. */
  readonly change: (key: string, bytes: Buffer | null) => void
  /** Requests for the object get that status until it is set to null. `''` means all objects. */
  readonly refuse: (key: string, status: number | null) => void
  readonly stop: () => Promise<void>
}

/**
 * The part of S3's protocol that the product uses, in memory: PutObject, CopyObject, GetObject with a range,
 * DeleteObject and ListObjectsV2 in pages. The bucket is in the path. Signatures are required but not checked.
 */
export async function startTestS3(bucket: string, port = 0): Promise<TestS3> {
  const objects = new Map<string, Stored>()
  const refused = new Map<string, number>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const [, name, ...rest] = pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    const object = objects.get(key)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) response.writeHead(403).end()
    else if (refused.has(key) || refused.has('')) response.writeHead(refused.get(key) ?? refused.get('')!).end()
    else if (name !== bucket) response.writeHead(404).end(xml('Error', '<Code>NoSuchBucket</Code>'))
    else if (request.method === 'GET' && searchParams.get('list-type') === '2')
      response.writeHead(200, { 'content-type': 'application/xml' }).end(list(objects, searchParams))
    else if (request.method === 'PUT' && request.headers['x-amz-copy-source'] !== undefined) {
      const from = objects.get(
        decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\/?[^/]+\//, ''),
      )
      if (from) objects.set(key, { bytes: from.bytes, at: new Date() })
      response
        .writeHead(from ? 200 : 404, { 'content-type': 'application/xml' })
        .end(from ? xml('CopyObjectResult', '<ETag>"test"</ETag>') : xml('Error', '<Code>NoSuchKey</Code>'))
    } else if (request.method === 'PUT') {
      objects.set(key, { bytes: await buffer(request), at: new Date() })
      response.writeHead(200, { etag: '"test"' }).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (object) sendObject(response, object, request.headers.range)
    else response.writeHead(404, { 'content-type': 'application/xml' }).end(xml('Error', '<Code>NoSuchKey</Code>'))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (key, bytes) => void (bytes ? objects.set(key, { bytes, at: new Date() }) : objects.delete(key)),
    refuse: (key, status) => void (status === null ? refused.delete(key) : refused.set(key, status)),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
