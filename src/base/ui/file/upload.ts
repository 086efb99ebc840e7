import type { Answer, Row } from '../../kit/endpoint'
import { headersOf, endSessionIfUnauthorized } from '../query/call'
import { decode } from '../query/call-answer'
import { CallError, toCallError, pathOf } from '../query/call-request'
import { readToken } from '../query/session'
import { loadErrorText } from '../words/error-text'

type FileRow = Row & { readonly body: 'file' }

/**
 * Sends a file by XMLHttpRequest, because fetch can't report progress (0 to 1, `onProgress`). A file that is sent again
 * with the same key is stored once. Throws CallError.
 */
export function uploadFile<R extends FileRow>(
  row: R,
  file: File,
  onProgress: (part: number) => void = () => {},
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<Answer<R>> {
  const token = readToken()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(row.method, pathOf(row.path))
    for (const [name, value] of Object.entries(headersOf(row, token, idempotencyKey)))
      request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total)
    }
    request.onerror = () => reject(new CallError('network'))
    request.ontimeout = request.onerror
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    request.onload = () => {
      const body = parse(request.responseText)
      if (request.status < 200 || request.status > 299) {
        const error = toCallError(request.status, body, request.getResponseHeader('retry-after'))
        void loadErrorText(endSessionIfUnauthorized(row, token, error)).then(reject)
        return
      }
      try {
        resolve(decode(row, body) as Answer<R>)
      } catch (error) {
        reject(error instanceof Error ? error : new CallError('unknownError'))
      }
    }
    if (signal?.aborted) {
      reject(new DOMException('aborted', 'AbortError'))
      return
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file, file.name)
    request.send(form)
  })
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
