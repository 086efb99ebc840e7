import { useRef, useState } from 'react'
import { uploadFile } from '../../../base/ui/file/upload'
import { bankFileCalls } from '../calls'
import type { BankFile } from '../model'

/** A file that is being sent, and the part of it that is sent, 0 to 1. */
export interface FileUnderWay {
  readonly name: string
  readonly part: number
}

/**
 * Sends a file of the online bank to be read. The earlier file stays until the next one is read. A refused file changes
 * nothing but the error sentence.
 */
export function useBankFile() {
  const [file, setFile] = useState<BankFile | null>(null)
  const [underWay, setUnderWay] = useState<FileUnderWay | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [others, setOthers] = useState(false)
  const sending = useRef<AbortController | null>(null)

  const read = async (files: readonly File[]) => {
    const [first] = files
    // One file at a time: another drop must not replace the one that is being read.
    if (!first || sending.current) return
    const abort = new AbortController()
    sending.current = abort
    setError(null)
    setOthers(files.length > 1)
    setUnderWay({ name: first.name, part: 0 })
    try {
      const answer = await uploadFile(
        bankFileCalls.upload,
        first,
        (part) => setUnderWay({ name: first.name, part }),
        abort.signal,
      )
      setFile(answer)
    } catch (failed) {
      if (!abort.signal.aborted) setError(failed)
    } finally {
      sending.current = null
      setUnderWay(null)
    }
  }
  return {
    file,
    underWay,
    error,
    /** More than one file was dropped. Only the first is read. */
    others,
    read: (files: readonly File[]) => void read(files),
    cancel: () => sending.current?.abort(),
    /** The same file, read anew with other columns. */
    put: setFile,
    close: () => {
      setFile(null)
      setError(null)
      setOthers(false)
    },
  }
}
