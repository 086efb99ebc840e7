import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fileCalls } from '../../../base/file/calls'
import { checkFiles } from '../../../base/ui/file/file-check'
import { uploadFile } from '../../../base/ui/file/upload'
import { forgetFile, keepFile, waitingFiles, type WaitingFile } from '../../../base/ui/file/waiting-files'
import { CallError, newIdempotencyKey } from '../../../base/ui/query/call-request'
import { fileFieldWords } from '../../../base/ui/words/words-files'
import { useWords } from '../../../base/ui/words/use-words'
import { waitingOfLine } from '../rules-photo'

/** The wait before photos are sent again, in ms. */
const retryMs = 4000

/** True if the same photo may be accepted later: the connection, the server or the session is away. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  error.message === 'network' ||
  error.status >= 500 ||
  error.status === 429 ||
  error.status === 401

export interface PhotoQueue {
  readonly waiting: number
  /** The photos of a line that aren't sent. */
  readonly waitingAt: (line: string) => readonly WaitingFile[]
  /** True if the browser's database can't keep photos. */
  readonly isUnkept: boolean
  /** The reason why a photo was refused for good. Null if none was refused. */
  readonly problem: string | null
  readonly take: (line: string, files: readonly File[]) => void
}

/**
 * Sends photos one after the other, in the order in which they were taken. Each is sent again until it has arrived or
 * is refused. They are kept in the browser's database until then. `onSent` gets the line and the url.
 */
export function usePhotoQueue(account: number, form: string, onSent: (line: string, url: string) => void): PhotoQueue {
  const t = useWords(fileFieldWords)
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([])
  const [isUnkept, setUnkept] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const queue = useRef<WaitingFile[]>([])
  const isSending = useRef(false)
  const sent = useEffectEvent(onSent)

  const send = useEffectEvent(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (let photo = queue.current[0]; photo; photo = queue.current[0]) {
        try {
          const { url } = await uploadFile(fileCalls.upload, photo.file, undefined, undefined, photo.id)
          sent(photo.line, url)
        } catch (error) {
          if (isTemporary(error)) return
          setProblem(error instanceof Error ? error.message : '')
        }
        queue.current = queue.current.filter(({ id }) => id !== photo.id)
        setWaiting(queue.current)
        await forgetFile(photo).catch(() => undefined)
      }
    } finally {
      isSending.current = false
    }
  })

  useEffect(() => {
    void waitingFiles(account, form).then((found) => {
      const known = new Set(queue.current.map(({ id }) => id))
      queue.current = [...found.filter(({ id }) => !known.has(id)), ...queue.current]
      setWaiting(queue.current)
      void send()
    })
    const again = () => void send()
    const timer = setInterval(again, retryMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [account, form])

  const add = async (line: string, files: readonly File[]) => {
    const [good, refused] = await checkFiles(files, 'all', () => true)
    const pictures = good.filter(({ type }) => type !== 'application/pdf')
    if (refused[0]) setProblem(t(refused[0].problem, { name: refused[0].name }))
    else if (pictures.length < good.length) setProblem(t('filesType', { name: '' }))
    else setProblem(null)
    for (const { file } of pictures) {
      const photo = { id: newIdempotencyKey(), account, form, line, at: Date.now(), file }
      // A photo is said to be kept once it is.
      await keepFile(photo).catch(() => setUnkept(true))
      // The first reading of the browser's database may have found it meanwhile.
      if (!queue.current.some(({ id }) => id === photo.id)) queue.current = [...queue.current, photo]
      setWaiting(queue.current)
    }
    void send()
  }
  return {
    waiting: waiting.length,
    waitingAt: (line) => waitingOfLine(waiting, line),
    isUnkept,
    problem,
    take: (line, files) => void add(line, files),
  }
}
