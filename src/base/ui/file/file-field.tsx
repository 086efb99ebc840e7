import './ui-files.css'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSidePane } from '../dialog/side-pane'
import { lazyPart } from '../page/lazy-part'
import type { FileFieldProps } from './file-field-body'

const FileFieldBody = lazyPart(async () => ({ default: (await import('./file-field-body')).FileFieldBody }))
// Only forms with files load this module. Their field is there when the form is drawn.
FileFieldBody.fetch()

/**
 * A field of files. It is in the pane next to the form when the dialog has one. It is a separate chunk, because few
 * screens need it.
 */
export function FileField(props: FileFieldProps) {
  const sidePane = useSidePane()
  // The element is moved with its content mounted, so that an upload continues when a window is made narrower.
  const [box] = useState(() => {
    const made = document.createElement('div')
    made.className = 'ui-files-box'
    return made
  })
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const target = sidePane ?? place.current
    target?.append(box)
    return () => box.remove()
  }, [sidePane, box])
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
