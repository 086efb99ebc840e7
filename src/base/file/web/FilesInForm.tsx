import './file-viewer.css'
import { lazy, Suspense } from 'react'
import { z } from 'zod'
import { useSidePane } from '../../ui/dialog/side-pane'
import { useFocusReturn } from '../../ui/dialog/use-focus-return'
import { filesOverFormParam, type ShowFilesProps, type ShownFile } from '../../ui/file/shown-file'
import { useDialogParams, useSearchParams } from '../../ui/page/use-search-params'

const FilePane = lazy(() => import('./FilePane'))
const PictureViewer = lazy(async () => ({ default: (await import('./PictureViewer')).PictureViewer }))
const FileViewer = lazy(() => import('./FileViewer'))
const address = z.object({ [filesOverFormParam]: z.string().default('').catch('') })

/** Shows a file next to the form when there is space. A parameter of the address opens a file above the form. */
export function FilesInForm(shown: ShowFilesProps) {
  const sidePane = useSidePane()
  const [{ [filesOverFormParam]: over }] = useSearchParams(address)
  const dialogs = useDialogParams()
  const isFilled = shown.files.length > 0
  const file = shown.files[shown.index]
  const isOver = over !== '' && isFilled
  useFocusReturn(isOver)
  return (
    <>
      {sidePane ? (
        <div className="ui-side-pane-files" data-filled={isFilled || undefined}>
          <Suspense>
            <FilePane {...shown} onLarge={() => dialogs.open({ [filesOverFormParam]: 1 })} />
          </Suspense>
        </div>
      ) : (
        file && <FileStrip file={file} onOpen={() => dialogs.open({ [filesOverFormParam]: 1 })} />
      )}
      {isOver && (
        <Suspense>
          <FileViewer {...shown} onClose={() => dialogs.close(filesOverFormParam)} />
        </Suspense>
      )}
    </>
  )
}

/** Shows the top of the file in a narrow window. A click opens the file, as the row below does for the keyboard. */
function FileStrip({ file, onOpen }: { readonly file: ShownFile; readonly onOpen: () => void }) {
  return (
    // Keyboards and screen readers use the row of the file instead.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="file-strip" aria-hidden onClick={onOpen}>
      <div inert>
        <Suspense>
          <PictureViewer file={file} zoom={1} />
        </Suspense>
      </div>
    </div>
  )
}
