import pLimit from 'p-limit'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FileValue } from '../../kit/file-value'
import { CallError } from '../query/call-request'
import { addInChosenOrder } from './chosen-order'
import { checkFiles, type RefusedFile } from './file-check'

/** The server accepts three uploads of one account at once. */
const sending = pLimit(3)
/** Attempts while the server answers that there were too many uploads. */
const mostTries = 5
/** The maximum time for which an upload waits without asking the landlord, in seconds. */
const longestWait = 60

async function withPatience<T>(send: () => Promise<T>, signal: AbortSignal, tries = 1): Promise<T> {
  try {
    signal.throwIfAborted()
    return await send()
  } catch (error) {
    const wait = error instanceof CallError && error.message === 'tooManyRequests' ? (error.retryAfter ?? 1) : Infinity
    if (wait > longestWait || tries === mostTries) throw error
    await new Promise<void>((done) => {
      setTimeout(done, wait * 1000)
      // When an upload is cancelled, the next file gets its turn at once.
      signal.addEventListener('abort', () => done(), { once: true })
    })
    return await withPatience(send, signal, tries + 1)
  }
}

const sendInTurn = <T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  sending(() => withPatience(send, signal))

export interface Upload {
  readonly key: number
  readonly file: File
  readonly type: string
  /** From 0 to 1. */
  readonly progress: number
  readonly error: Error | null
}

export interface UploadSettings {
  readonly value: readonly FileValue[]
  readonly onChange: (value: FileValue[]) => void
  readonly upload: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>
  readonly accept: 'all' | 'pdf'
  readonly max: number
}

export type FieldUploads = ReturnType<typeof useUploads>

export function useUploads(settings: UploadSettings) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refused, setRefused] = useState<readonly (RefusedFile & { readonly key: number })[]>([])
  const [arrived, setArrived] = useState('')
  const [own, setOwn] = useState<ReadonlyMap<string, File>>(new Map())
  const next = useRef(1)
  const running = useRef(new Map<number, AbortController>())
  const chosen = useRef(new Map<string, number>())
  const { latest, stored, change } = useLatestFiles(settings)
  // Places are counted at once, not by the next render: two drops in a row must not both use the last place.
  const taken = useRef(0)

  const patch = useCallback(
    (key: number, part: Partial<Upload>) =>
      setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one))),
    [],
  )

  const start = useCallback(
    async (one: Upload) => {
      const control = new AbortController()
      running.current.set(one.key, control)
      patch(one.key, { error: null, progress: 0 })
      try {
        const url = await sendInTurn(
          () => latest.current.upload(one.file, (progress) => patch(one.key, { progress }), control.signal),
          control.signal,
        )
        if (control.signal.aborted) return
        setUploads((now) => now.filter(({ key }) => key !== one.key))
        taken.current -= 1
        setArrived(one.file.name)
        setOwn((now) => new Map(now).set(url, one.file))
        chosen.current.set(url, one.key)
        const file = { url, name: one.file.name, size: one.file.size, type: one.type }
        change(addInChosenOrder(stored.current, file, chosen.current))
      } catch (error) {
        if (!control.signal.aborted)
          patch(one.key, { error: error instanceof Error ? error : new CallError('unknownError') })
      } finally {
        running.current.delete(one.key)
      }
    },
    [change, patch, latest, stored],
  )

  /** Uploads files. Resolves to the first good file, in the form in which it is sent. */
  const add = useCallback(
    async (files: readonly File[]): Promise<File | undefined> => {
      const { accept, max } = latest.current
      const [good, rejected] = await checkFiles(files, accept, () => {
        const isRoom = stored.current.length + taken.current < max
        if (isRoom) taken.current += 1
        return isRoom
      })
      const added = good.map((one) => ({ key: next.current++, ...one, progress: 0, error: null }))
      setRefused(rejected.map(({ name, problem }) => ({ key: next.current++, name, problem })))
      setUploads((now) => [...now, ...added])
      for (const one of added) void start(one)
      return good[0]?.file
    },
    [start, latest, stored],
  )

  useEffect(() => {
    const all = running.current
    return () => {
      for (const control of all.values()) control.abort()
    }
  }, [])

  return {
    uploads,
    refused,
    arrived,
    own,
    add,
    retry: (one: Upload) => void start(one),
    cancel: (one: Upload) => {
      running.current.get(one.key)?.abort()
      running.current.delete(one.key)
      taken.current -= 1
      setUploads((now) => now.filter(({ key }) => key !== one.key))
    },
    remove: (url: string) => change(stored.current.filter((one) => one.url !== url)),
    dismiss: () => setRefused([]),
  }
}

/** The latest files. Several uploads may end before the next render, and each must see the files of the others. */
function useLatestFiles(settings: UploadSettings) {
  const latest = useRef(settings)
  const stored = useRef(settings.value)
  useLayoutEffect(() => {
    latest.current = settings
    stored.current = settings.value
  })
  const change = useCallback((value: FileValue[]) => {
    stored.current = value
    latest.current.onChange(value)
  }, [])
  return { latest, stored, change }
}
