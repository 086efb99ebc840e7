import { lazy, Suspense, useEffect, useRef } from 'react'
import { useFileUrl } from '../../ui/file/file-url'
import { ErrorState } from '../../ui/page/error-state'
import { Loading } from '../../ui/page/loading'
import { useWords } from '../../ui/words/use-words'
import { fileWords } from '../words'
import type { FileInfo } from '../model'

const PdfPages = lazy(() => import('./PdfPages'))

export interface PictureViewerProps {
  readonly file: Pick<FileInfo, 'url' | 'name' | 'type'>
  /** 1 fits the viewer's area; 2 is twice that. */
  readonly zoom: number
}

/** One file, read with the session: a picture, or the pages of a PDF. The area scrolls when it is zoomed. */
export function PictureViewer({ file, zoom }: PictureViewerProps) {
  const t = useWords(fileWords)
  const areaRef = useRef<HTMLDivElement>(null)
  // Zooming keeps the top where it was, and the middle of the width in the middle.
  const before = useRef(zoom)
  useEffect(() => {
    const area = areaRef.current
    const factor = zoom / before.current
    before.current = zoom
    if (!area || factor === 1) return
    area.scrollTo({
      left: (area.scrollLeft + area.clientWidth / 2) * factor - area.clientWidth / 2,
      top: area.scrollTop * factor,
    })
  }, [zoom])
  return (
    // An area that scrolls must be reachable by keyboard, or a zoomed picture could not be moved.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={areaRef} className="file-area" tabIndex={0} role="region" aria-label={t('area')} data-autofocus>
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
