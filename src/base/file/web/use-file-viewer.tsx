import { lazy, Suspense, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useSearchParams, useDialogParams } from '../../ui/page/use-search-params'
import { useFocusReturn } from '../../ui/dialog/use-focus-return'
import type { ShownFile } from '../../ui/file/shown-file'

const FileViewer = lazy(() => import('./FileViewer'))
const place = z.coerce.number().int().min(0).default(0).catch(0)
/** The open file. A page's other lists of files have a parameter of their own. */
const address = z.object({ file: place, paper: place, rules: place })

export interface FileViewerState {
  /** The open file on the whole screen, or null. A dialog shows an open file instead of its own content. */
  readonly viewer: ReactNode
  /** Opens a file by its index from 0. The browser's Back closes it. */
  readonly open: (index: number) => void
  /** The index of the file that was opened last. That file gets the focus back. */
  readonly looked: number | undefined
}

export function useFileViewer(files: readonly ShownFile[], name: keyof typeof address.shape = 'file'): FileViewerState {
  const [at, set] = useSearchParams(address)
  const file = at[name]
  const dialogs = useDialogParams()
  const [looked, setLooked] = useState<number>()
  const opened = file > 0 && file <= files.length
  useFocusReturn(opened)
  const close = () => {
    setLooked(file - 1)
    dialogs.close(name)
  }
  return {
    viewer: opened ? (
      <Suspense>
        <FileViewer files={files} index={file - 1} onIndex={(index) => set({ [name]: index + 1 })} onClose={close} />
      </Suspense>
    ) : null,
    open: (index) => dialogs.open({ [name]: index + 1 }),
    looked,
  }
}
