import { useCallback, useEffect, useRef, useState } from 'react'
import { headersOf, endSessionIfUnauthorized } from '../../../base/ui/query/call'
import { CallError, toCallError, pathOf } from '../../../base/ui/query/call-request'
import { readToken } from '../../../base/ui/query/session'
import { withText } from '../../../base/ui/words/error-text'
import { exportCalls } from '../calls'
import { canPick, counted, largeFrom, pickPlace, saveBlob } from './save-stream'

/** What is known of a zip from its answer's headers, before its first byte. */
export interface Known {
  readonly name: string
  /** In bytes; null where a proxy has taken it away. */
  readonly size: number | null
  readonly entries: number
  /** How many files could not be taken in. */
  readonly missing: number
}

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing' }
  /** Too large to be held: waits for a place to be written to. */
  | { readonly kind: 'large'; readonly known: Known }
  | { readonly kind: 'loading'; readonly known: Known; readonly bytes: number }
  | { readonly kind: 'done'; readonly known: Known; readonly bytes: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** At most so often is the screen updated, in ms. */
const beat = 100

const knownOf = (headers: Headers): Known => ({
  name: /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'husbok-export.zip',
  // A compressed answer's length is not the zip's.
  size:
    headers.has('content-encoding') || !headers.has('content-length') ? null : Number(headers.get('content-length')),
  entries: Number(headers.get('x-export-entries') ?? 0),
  missing: Number(headers.get('x-export-missing') ?? 0),
})

async function ask(signal: AbortSignal): Promise<Response> {
  const row = exportCalls.export
  const token = readToken()
  const response = await fetch(pathOf(row.path), { headers: headersOf(row, token), credentials: 'same-origin', signal })
  if (response.ok && response.body) return response
  const content: unknown = await response.json().catch(() => undefined)
  const error = await withText(toCallError(response.status, content, response.headers.get('retry-after')))
  throw endSessionIfUnauthorized(row, token, error)
}

/** The export under way: requests the zip, follows it as it streams, and gives it to the browser to save. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const control = useRef<AbortController | null>(null)
  const waiting = useRef<Response | null>(null)
  useEffect(() => () => control.current?.abort(), [])

  const guarded = useCallback(async (work: (signal: AbortSignal) => Promise<void>) => {
    const own = control.current ?? new AbortController()
    control.current = own
    try {
      await work(own.signal)
    } catch (error) {
      const cancelled = own.signal.aborted
      own.abort()
      // Another one may have been started meanwhile.
      if (control.current !== null && control.current !== own) return
      // Whatever breaks a running stream is the connection; what the server refused has its own text.
      setState(
        cancelled
          ? { kind: 'cancelled' }
          : { kind: 'failed', error: error instanceof CallError ? error : new CallError('network') },
      )
      control.current = null
    }
  }, [])

  /** Reads the answer to its end; a zip that is shorter than announced is none. */
  const take = async (
    response: Response,
    signal: AbortSignal,
    save: (body: ReadableStream<Uint8Array>) => Promise<() => void>,
  ) => {
    const known = knownOf(response.headers)
    let [bytes, shownAt] = [0, 0]
    setState({ kind: 'loading', known, bytes })
    const body = counted(response.body!, (all) => {
      bytes = all
      const now = performance.now()
      if (now - shownAt < beat || signal.aborted) return
      shownAt = now
      setState({ kind: 'loading', known, bytes: all })
    })
    const finish = await save(body)
    if (known.size !== null && known.size !== bytes) throw new CallError('network')
    finish()
    control.current = null
    setState({ kind: 'done', known, bytes })
  }

  const start = () =>
    guarded(async (signal) => {
      setState({ kind: 'preparing' })
      const response = await ask(signal)
      const known = knownOf(response.headers)
      if ((known.size ?? 0) >= largeFrom && canPick()) {
        waiting.current = response
        setState({ kind: 'large', known })
        return
      }
      await take(response, signal, async (body) => {
        const blob = await new Response(body, { headers: { 'content-type': 'application/zip' } }).blob()
        return () => saveBlob(blob, known.name)
      })
    })

  /** For a large one, from a click: where to, and then bit by bit. Closing the question leaves the choice open. */
  const choosePlace = () =>
    guarded(async (signal) => {
      const response = waiting.current
      if (!response) return
      const place = await pickPlace(knownOf(response.headers).name)
      if (!place) return
      waiting.current = null
      const file = await place.createWritable()
      // The picked file changes only when the stream closes; a broken one leaves it as it was.
      await take(response, signal, async (body) => {
        await body.pipeTo(file, { signal })
        return () => undefined
      })
    })

  const cancel = () => {
    waiting.current = null
    control.current?.abort()
    control.current = null
    setState({ kind: 'cancelled' })
  }
  return { state, start: () => void start(), choosePlace: () => void choosePlace(), cancel }
}
