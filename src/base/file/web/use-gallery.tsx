import { lazy, Suspense, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useAddress, useAddressDialog } from '../../ui/use-address'
import { useFocusHome } from '../../ui/use-focus-home'
import type { FileInfo } from '../model'

const Gallery = lazy(() => import('./Gallery'))
const address = z.object({ file: z.coerce.number().int().min(0).default(0).catch(0) })

export interface OpenGallery {
  /** The files over the whole screen; null while none is open. A dialog shows this instead of itself. */
  readonly gallery: ReactNode
  /** Opens one, counted from 0; Back closes it. */
  readonly open: (index: number) => void
  /** The one that was looked at last: it gets the focus back. */
  readonly looked: number | undefined
}

/** The files of a record, shown large by `file` in the address. */
export function useGallery(files: readonly FileInfo[]): OpenGallery {
  const [{ file }, set] = useAddress(address)
  const dialogs = useAddressDialog()
  const [looked, setLooked] = useState<number>()
  const opened = file > 0 && file <= files.length
  useFocusHome(opened)
  const close = () => {
    setLooked(file - 1)
    dialogs.close('file')
  }
  return {
    gallery: opened ? (
      <Suspense>
        <Gallery files={files} index={file - 1} onIndex={(index) => set({ file: index + 1 })} onClose={close} />
      </Suspense>
    ) : null,
    open: (index) => dialogs.open({ file: index + 1 }),
    looked,
  }
}
