import { useRef, useState } from 'react'
import { uploadFile } from '../../../base/ui/file/upload'
import { bankFileCalls } from '../calls'
import type { BankFile } from '../model'

/** A file on its way: how much of it is sent, 0 to 1. */
export interface FileUnderWay {
  readonly name: string
  readonly part: number
}

/**
 * Sends a file of the online bank to be read. What was read before stays until the next file is read: a refused one changes
 * nothing but the sentence that says why.
 */
export function useBankFile() {
  const [file, setFile] = useState<BankFile | null>(null)
  const [underWay, setUnderWay] = useState<FileUnderWay | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [others, setOthers] = useState(false)
  const sending = useRef<AbortController | null>(null)

  const read = async (files: readonly File[]) => {
    const [first] = files
    // One at a time: what is being read is not to be lost by another drop.
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
    /** More than one was dropped: only the first is read. */
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
