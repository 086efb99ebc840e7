import { randomBytes } from 'node:crypto'
import type { Row } from '../src/base/kit/endpoint'
import type { Fixture } from './fixture'
import { browserCookie } from './known-login'

/** A request as it will be sent. It may still contain values that are found when it is sent (samples.ts). */
export interface DraftRequest {
  readonly params: Readonly<Record<string, unknown>>
  /** Names and values. A name may appear twice. */
  readonly query: readonly (readonly [string, unknown])[]
  readonly body?: unknown
  /** Parts of a multipart body, in order. */
  readonly files?: readonly FilePart[]
  /** The exact body, instead of `body`. */
  readonly text?: string
  readonly contentType?: string
  readonly method?: Row['method'] | 'PATCH'
  /** The exact path below /api/, instead of the row's path with `params`. */
  readonly path?: string
  /** The exact query, instead of `query`. */
  readonly search?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface FilePart {
  readonly field: string
  /** Left out: an ordinary field. */
  readonly name?: string
  readonly bytes: Uint8Array
}

export interface SentAnswer {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly bytes: Uint8Array
}

export interface Credentials {
  readonly token?: string | undefined
  readonly key?: string
  readonly ip?: string
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const pathOf = (row: Row, params: DraftRequest['params']): string =>
  `/api/${row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(params[name])))}`

function multipart(parts: readonly FilePart[]): { payload: Buffer; type: string } {
  const boundary = `----${randomBytes(12).toString('hex')}`
  const pieces = parts.flatMap(({ field, name, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${name === undefined ? '' : `; filename="${name}"`}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

function payloadOf(draft: DraftRequest): { payload?: string | Buffer; type?: string } {
  if (draft.text !== undefined) return { payload: draft.text, type: draft.contentType ?? 'application/json' }
  if (draft.files) return multipart(draft.files)
  return draft.body === undefined
    ? {}
    : { payload: JSON.stringify(draft.body), type: draft.contentType ?? 'application/json' }
}

/** Sends the request to the app without a network. */
export async function send(
  fixture: Fixture,
  row: Row,
  draft: DraftRequest,
  { token, key, ip }: Credentials = {},
): Promise<SentAnswer> {
  const search =
    draft.search ??
    new URLSearchParams(
      draft.query.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, asText(value)]])),
    ).toString()
  const { payload, type } = payloadOf(draft)
  const answer = await fixture.app.app.inject({
    method: draft.method ?? row.method,
    url: `${draft.path ?? pathOf(row, draft.params)}${search ? `?${search}` : ''}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(type && { 'content-type': type }),
      ...(row.browser && { cookie: `browser=${browserCookie}` }),
      ...draft.headers,
    },
    ...(payload !== undefined && { payload }),
    ...(ip && { remoteAddress: ip }),
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers, bytes: answer.rawPayload }
}

/** A short text about the request and its answer, for a failed expectation. */
export const summaryOf = (row: Row, draft: DraftRequest, sent: SentAnswer): string =>
  `${draft.method ?? row.method} ${row.path} ${JSON.stringify(draft, (_, value: unknown) => (value instanceof Uint8Array ? `${value.length} bytes` : value)).slice(0, 600)} -> ${sent.status} ${sent.body.slice(0, 300)}`
