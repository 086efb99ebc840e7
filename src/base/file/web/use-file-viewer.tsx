import { lazy, Suspense, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useSearchParams, useDialogParams } from '../../ui/page/use-search-params'
import { useFocusReturn } from '../../ui/dialog/use-focus-return'
import type { ShownFile } from '../../ui/file/shown-file'

const FileViewer = lazy(() => import('./FileViewer'))
const address = z.object({ file: z.coerce.number().int().min(0).default(0).catch(0) })

export interface FileViewerState {
  /** The open file on the whole screen, or null. A dialog shows an open file instead of its own content. */
  readonly viewer: ReactNode
  /** Opens a file by its index from 0. The browser's Back closes it. */
  readonly open: (index: number) => void
  /** The index of the file that was opened last. That file gets the focus back. */
  readonly looked: number | undefined
}

export function useFileViewer(files: readonly ShownFile[]): FileViewerState {
  const [{ file }, set] = useSearchParams(address)
  const dialogs = useDialogParams()
  const [looked, setLooked] = useState<number>()
  const opened = file > 0 && file <= files.length
  useFocusReturn(opened)
  const close = () => {
    setLooked(file - 1)
    dialogs.close('file')
  }
  return {
    viewer: opened ? (
      <Suspense>
        <FileViewer files={files} index={file - 1} onIndex={(index) => set({ file: index + 1 })} onClose={close} />
      </Suspense>
    ) : null,
    open: (index) => dialogs.open({ file: index + 1 }),
    looked,
  }
}
