import type { Row } from '../../../base/kit/endpoint'
import { headersOf, endSessionIfUnauthorized } from '../../../base/ui/query/call'
import { toCallError, pathOf } from '../../../base/ui/query/call-request'
import { readToken } from '../../../base/ui/query/session'
import { loadErrorText } from '../../../base/ui/words/error-text'
import { exportCalls } from '../calls'

/** Facts about the zip from the headers. They are known before the first byte. */
export interface ZipFacts {
  readonly name: string
  /** The size in bytes. Null if a proxy has removed it. */
  readonly size: number | null
  readonly entries: number
  readonly missing: number
  /** The number of fields that can't be decrypted. */
  readonly unreadable: number
}

export const zipFacts = (headers: Headers): ZipFacts => ({
  name: /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'husbok-export.zip',
  // If the answer is compressed, its length is not the length of the zip.
  size:
    headers.has('content-encoding') || !headers.has('content-length') ? null : Number(headers.get('content-length')),
  entries: Number(headers.get('x-export-entries') ?? 0),
  missing: Number(headers.get('x-export-missing') ?? 0),
  unreadable: Number(headers.get('x-unreadable') ?? 0),
})

/** Starts the export, or another call that answers a zip. The body arrives while the zip is being made. Throws CallError. */
export async function requestZip(
  signal?: AbortSignal,
  row: Row = exportCalls.export,
  address = pathOf(row.path),
): Promise<Response> {
  const token = readToken()
  const response = await fetch(address, {
    headers: headersOf(row, token),
    credentials: 'same-origin',
    ...(signal && { signal }),
  })
  if (response.ok && response.body) return response
  const content: unknown = await response.json().catch(() => undefined)
  const error = await loadErrorText(toCallError(response.status, content, response.headers.get('retry-after')))
  throw endSessionIfUnauthorized(row, token, error)
}
