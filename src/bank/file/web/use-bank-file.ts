import { useRef, useState } from 'react'
import { uploadFile } from '../../../base/ui/file/upload'
import { bankFileCalls } from '../calls'
import type { BankFile } from '../model'

/** A file that is being read. `part` is the sent part of it, from 0 to 1. */
export interface FileBeingRead {
  readonly name: string
  readonly part: number
}

/**
 * Reads a chosen file. The previous file stays until the next one is read. If a file is refused, only the error
 * sentence changes.
 */
export function useBankFile() {
  const [file, setFile] = useState<BankFile | null>(null)
  const [underWay, setUnderWay] = useState<FileBeingRead | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [others, setOthers] = useState(false)
  const sending = useRef<AbortController | null>(null)

  const read = async (files: readonly File[]) => {
    const [first] = files
    // Another dropped file must not replace the one that is being read.
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
    /** True if several files were chosen together. Only the first of them is read. */
    others,
    read: (files: readonly File[]) => void read(files),
    cancel: () => sending.current?.abort(),
    /** Shows the same file, read again with other columns. */
    put: setFile,
    close: () => {
      setFile(null)
      setError(null)
      setOthers(false)
    },
  }
}
