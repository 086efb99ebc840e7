import './file-viewer.css'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSidePane } from '../../ui/dialog/side-pane'
import type { ShownFile } from '../../ui/file/shown-file'

const FilePane = lazy(() => import('./FilePane'))

export interface FilesSidePaneProps {
  readonly files: readonly ShownFile[]
  /** `index` is counted from 0. */
  readonly onLarge: (index: number) => void
}

export function FilesSidePane({ files, onLarge }: FilesSidePaneProps) {
  const sidePane = useSidePane()
  const [index, setIndex] = useState(0)
  if (!sidePane || files.length === 0) return null
  return createPortal(
    <div className="file-beside">
      <Suspense>
        <FilePane files={files} index={index} onIndex={setIndex} onLarge={() => onLarge(index)} />
      </Suspense>
    </div>,
    sidePane,
  )
}
