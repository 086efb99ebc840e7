import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { useBesideForm } from '../../ui/dialog/beside'
import { useFocusReturn } from '../../ui/dialog/use-focus-return'
import { overForm, type ShowFilesProps } from '../../ui/file/shown-file'
import { useDialogParams, useSearchParams } from '../../ui/page/use-search-params'

const FilePane = lazy(() => import('./FilePane'))
const FileViewer = lazy(() => import('./FileViewer'))
const address = z.object({ [overForm]: z.string().default('').catch('') })

/** The files of a form while it is written: one beside it where there is room, and over it by the address. */
export function FilesInForm(shown: ShowFilesProps) {
  const room = useBesideForm()
  const [{ [overForm]: over }] = useSearchParams(address)
  const dialogs = useDialogParams()
  const isFilled = shown.files.length > 0
  const isOver = over !== '' && isFilled
  useFocusReturn(isOver)
  return (
    <>
      {room &&
        createPortal(
          // Also while it is empty: what is dropped there is dropped on the field.
          <div className="ui-beside-files" data-filled={isFilled || undefined}>
            <Suspense>
              <FilePane {...shown} onLarge={() => dialogs.open({ [overForm]: 1 })} />
            </Suspense>
          </div>,
          room,
        )}
      {isOver && (
        <Suspense>
          <FileViewer {...shown} onClose={() => dialogs.close(overForm)} />
        </Suspense>
      )}
    </>
  )
}
