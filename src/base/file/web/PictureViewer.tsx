import { ImageOff } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useFileUrl } from '../../ui/file/file-url'
import { sourceOfFile, type ShownFile } from '../../ui/file/shown-file'
import { ErrorState } from '../../ui/page/error-state'
import { Loading } from '../../ui/page/loading'
import { useWords } from '../../ui/words/use-words'
import { fileWords } from '../words'

const PdfPages = lazy(() => import('./PdfPages'))

export interface PictureViewerProps {
  readonly file: ShownFile
  /** At 1 the picture fits the viewer's area. */
  readonly zoom: number
  readonly autoFocus?: boolean
}

/** Shows a picture: the browser's own file, or one read with the session. When zoomed, the area scrolls. */
export function PictureViewer({ file, zoom, autoFocus = false }: PictureViewerProps) {
  const t = useWords(fileWords)
  const areaRef = useRef<HTMLDivElement>(null)
  // Zooming keeps the top edge and the horizontal middle of the visible part in place.
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
    <div
      ref={areaRef}
      className="file-area"
      // The keyboard must reach the scrolling area, so that a zoomed picture can be moved.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t('area')}
      data-autofocus={autoFocus || undefined}
    >
      {file.type === 'application/pdf' ? (
        <Suspense fallback={<Loading label={t('loading')} />}>
          <PdfPages source={sourceOfFile(file)} zoom={zoom} />
        </Suspense>
      ) : (
        <Picture file={file} zoom={zoom} />
      )}
    </div>
  )
}

function Picture({ file, zoom }: Pick<PictureViewerProps, 'file' | 'zoom'>) {
  const t = useWords(fileWords)
  const { url, error, retry } = useFileUrl(sourceOfFile(file))
  const [unreadable, setUnreadable] = useState<string>()
  if (error) return <ErrorState title={t('failed')} error={error} retry={retry} />
  if (url === null) return <Loading label={t('loading')} />
  if (unreadable === url)
    return (
      <div className="ui-empty" role="status">
        <ImageOff size={32} aria-hidden />
        <p>{t('unreadable')}</p>
      </div>
    )
  return (
    <img
      className="file-picture"
      data-fit={zoom === 1 || undefined}
      src={url}
      alt={file.name}
      style={{ width: zoom === 1 ? undefined : `${zoom * 100}%` }}
      onError={() => setUnreadable(url)}
    />
  )
}
