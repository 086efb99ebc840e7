import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '../../../base/ui/query/call-request'
import { requestZip, zipFacts, type ZipFacts } from './request-zip'

/** TypeScript's library doesn't have the file picker, because some browsers don't have it. */
export interface PickedFile {
  createWritable(): Promise<WritableStream<Uint8Array> & { abort(reason?: unknown): Promise<void> }>
}
type Picker = (options: {
  suggestedName: string
  types: { description: string; accept: Record<string, string[]> }[]
}) => Promise<PickedFile>

const picker = (): Picker | null => {
  const found: unknown = Reflect.get(window, 'showSaveFilePicker')
  return typeof found === 'function' ? (found.bind(window) as Picker) : null
}

/**
 * In bytes. A larger export is written to the disk while it arrives, if the browser can do that. A
 * smaller export is an ordinary download, which is simpler.
 */
const largeFrom = 256 * 1024 * 1024

const canPick = (): boolean => picker() !== null

/** Asks where to save the zip. Null if the landlord closed the dialog. Browsers allow this only in a click. */
async function pickPlace(name: string): Promise<PickedFile | null> {
  try {
    return (
      (await picker()?.({
        suggestedName: name,
        types: [{ description: 'zip', accept: { 'application/zip': ['.zip'] } }],
      })) ?? null
    )
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

function counted(body: ReadableStream<Uint8Array>, onBytes: (all: number) => void): ReadableStream<Uint8Array> {
  let all = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, next) {
        all += piece.byteLength
        onBytes(all)
        next.enqueue(piece)
      },
    }),
  )
}

/** Saves a zip as a download. Browsers keep large blobs on the disk. */
function saveBlob(blob: Blob, name: string): void {
  const made = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = made
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(made), 60_000)
}

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing' }
  /** The zip is too large for memory. The export waits until the landlord has chosen where to save it. */
  | { readonly kind: 'large'; readonly known: ZipFacts }
  | { readonly kind: 'loading'; readonly known: ZipFacts; readonly bytes: number }
  | { readonly kind: 'done'; readonly known: ZipFacts; readonly bytes: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** The time between two updates of the screen, in ms. */
const beat = 100

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
      // Another export may have started in the meantime.
      if (control.current !== null && control.current !== own) return
      // A refusal is a CallError and has its own text. After the start, a stream can only fail because of the
      // connection.
      setState(
        cancelled
          ? { kind: 'cancelled' }
          : { kind: 'failed', error: error instanceof CallError ? error : new CallError('network') },
      )
      control.current = null
    }
  }, [])

  /** Saves the zip. Rejects a zip that is shorter than its announced size. */
  const take = async (
    response: Response,
    signal: AbortSignal,
    save: (body: ReadableStream<Uint8Array>) => Promise<() => void>,
  ) => {
    const known = zipFacts(response.headers)
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
      const response = await requestZip(signal)
      const known = zipFacts(response.headers)
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

  /** Asks where to save a large zip. Called in a click. If the landlord closes the dialog, nothing changes. */
  const choosePlace = () =>
    guarded(async (signal) => {
      const response = waiting.current
      if (!response) return
      const place = await pickPlace(zipFacts(response.headers).name)
      if (!place) return
      waiting.current = null
      const file = await place.createWritable()
      // The chosen file changes only when the stream is closed. If the stream fails, the file stays as it was.
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
