import './ui-files.css'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useBesideForm } from '../dialog/beside'
import type { FieldProps, FieldText } from '../field/field'
import type { FileValue } from '../../kit/file-value'
import type { ShowFiles } from './shown-file'

const FileFieldBody = lazy(async () => ({ default: (await import('./file-field-body')).FileFieldBody }))

export interface FileFieldProps extends FieldProps<readonly FileValue[]>, FieldText {
  /** Resolves to the file's url. The progress is 0 to 1. */
  readonly upload: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>
  readonly accept?: 'all' | 'pdf'
  readonly max?: number
  /** Without it, the names of the files are plain text. */
  readonly show?: ShowFiles
  /** Dropped or pasted elsewhere. Each list is used once. */
  readonly incoming?: readonly File[]
  /** Returns whether the files went somewhere else. */
  readonly onGiven?: (files: readonly File[]) => boolean
  /** An empty field has the focus when its form opens. */
  readonly autoFocus?: boolean
}

/** In the pane next to the form when the dialog has one. A separate chunk, because few screens need it. */
export function FileField(props: FileFieldProps) {
  const room = useBesideForm()
  // The element is moved with its content mounted, so that an upload continues when a window is made narrower.
  const [box] = useState(() => {
    const made = document.createElement('div')
    made.className = 'ui-files-box'
    return made
  })
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const target = room ?? place.current
    target?.append(box)
    return () => box.remove()
  }, [room, box])
  return (
    <>
      <div ref={place} className="ui-files-place" />
      {createPortal(
        <Suspense fallback={<div className="ui-files-placeholder" />}>
          <FileFieldBody {...props} />
        </Suspense>,
        box,
      )}
    </>
  )
}
