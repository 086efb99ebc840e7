import { headersOf, endSessionIfUnauthorized } from '../../../base/ui/query/call'
import { toCallError, pathOf } from '../../../base/ui/query/call-request'
import { readToken } from '../../../base/ui/query/session'
import { withText } from '../../../base/ui/words/error-text'
import { exportCalls } from '../calls'

/** What is known of a zip from its answer's headers, before its first byte. */
export interface ZipFacts {
  readonly name: string
  /** In bytes; null where a proxy has taken it away. */
  readonly size: number | null
  readonly entries: number
  /** How many files could not be taken in. */
  readonly missing: number
}

export const zipFacts = (headers: Headers): ZipFacts => ({
  name: /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'husbok-export.zip',
  // A compressed answer's length is not the zip's.
  size:
    headers.has('content-encoding') || !headers.has('content-length') ? null : Number(headers.get('content-length')),
  entries: Number(headers.get('x-export-entries') ?? 0),
  missing: Number(headers.get('x-export-missing') ?? 0),
})

/** Asks for the zip; its body comes as it is made. Throws CallError. */
export async function requestZip(signal: AbortSignal): Promise<Response> {
  const row = exportCalls.export
  const token = readToken()
  const response = await fetch(pathOf(row.path), { headers: headersOf(row, token), credentials: 'same-origin', signal })
  if (response.ok && response.body) return response
  const content: unknown = await response.json().catch(() => undefined)
  const error = await withText(toCallError(response.status, content, response.headers.get('retry-after')))
  throw endSessionIfUnauthorized(row, token, error)
}
