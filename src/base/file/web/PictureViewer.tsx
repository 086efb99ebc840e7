import { lazy, Suspense, useEffect, useRef } from 'react'
import { useFileUrl } from '../../ui/file-url'
import { ErrorState, Loading } from '../../ui/states'
import { useWords } from '../../ui/use-words'
import { fileWords } from '../words'
import type { FileInfo } from '../model'

const PdfPages = lazy(() => import('./PdfPages'))

export interface PictureViewerProps {
  readonly file: Pick<FileInfo, 'url' | 'name' | 'type'>
  /** 1 fits the room; 2 is twice that. */
  readonly zoom: number
}

/** One file, read with the session: a picture, or the pages of a PDF. The room scrolls when it is zoomed. */
export function PictureViewer({ file, zoom }: PictureViewerProps) {
  const t = useWords(fileWords)
  const place = useRef<HTMLDivElement>(null)
  // Zooming keeps the top where it was, and the middle of the width in the middle.
  const before = useRef(zoom)
  useEffect(() => {
    const room = place.current
    const factor = zoom / before.current
    before.current = zoom
    if (!room || factor === 1) return
    room.scrollTo({
      left: (room.scrollLeft + room.clientWidth / 2) * factor - room.clientWidth / 2,
      top: room.scrollTop * factor,
    })
  }, [zoom])
  return (
    // A room that scrolls must be reachable by keyboard, or a zoomed picture could not be moved.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={place} className="file-room" tabIndex={0} role="region" aria-label={t('area')} data-autofocus>
      {file.type === 'application/pdf' ? (
        <Suspense fallback={<Loading label={t('loading')} />}>
          <PdfPages key={file.url} url={file.url} zoom={zoom} />
        </Suspense>
      ) : (
        <Picture key={file.url} file={file} zoom={zoom} />
      )}
    </div>
  )
}

function Picture({ file, zoom }: PictureViewerProps) {
  const t = useWords(fileWords)
  const { url, error, retry } = useFileUrl(file.url)
  if (error) return <ErrorState title={t('failed')} error={error} retry={retry} />
  if (url === null) return <Loading label={t('loading')} />
  return (
    <img
      className="file-picture"
      data-fit={zoom === 1 || undefined}
      src={url}
      alt={file.name}
      style={{ width: zoom === 1 ? undefined : `${zoom * 100}%` }}
    />
  )
}
