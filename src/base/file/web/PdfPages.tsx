import { useElementSize } from '@mantine/hooks'
import { LockKeyhole } from 'lucide-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../ui/page/error-state'
import { Loading } from '../../ui/page/loading'
import { readFileBytes } from '../../ui/file/file-url'
import { useWords } from '../../ui/words/use-words'
import { fileWords } from '../words'
import { withTimeout, needsPassword, pdfTimeoutMs, openPdf, type OpenPdf } from './pdf-document'

/** The maximum number of pages that are shown. A longer document is read in another program. */
const most = 20
/** The width of a page on a large screen, in CSS pixels. */
const widest = 900
/** The maximum number of pixels of a drawn page. Phones refuse more. */
const mostPixels = 16_000_000

interface PagesProps {
  readonly source: Blob | string
  readonly zoom: number
}

export default function PdfPages(props: PagesProps) {
  const [attempt, setAttempt] = useState(0)
  return <Pages key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

interface Read {
  readonly source: Blob | string
  readonly pdf: PDFDocumentProxy | null
  readonly error: unknown
}

function Pages({ source, zoom, onRetry }: PagesProps & { onRetry: () => void }) {
  const t = useWords(fileWords)
  const { ref, width } = useElementSize()
  const [read, setRead] = useState<Read | null>(null)

  useEffect(() => {
    const control = new AbortController()
    let open: OpenPdf | null = null
    const load = async () => {
      try {
        open = await openPdf(source instanceof Blob ? source : await readFileBytes(source, control.signal))
        if (control.signal.aborted) open.close()
        else setRead({ source, pdf: open.document, error: null })
      } catch (error) {
        if (!control.signal.aborted) setRead({ source, pdf: null, error })
      }
    }
    void load()
    return () => {
      control.abort()
      open?.close()
    }
  }, [source])

  const { pdf, error } = read?.source === source ? read : { pdf: null, error: null }
  if (needsPassword(error)) {
    return (
      <div className="ui-empty" role="status">
        <LockKeyhole size={32} aria-hidden />
        <p>{t('lockedPdf')}</p>
      </div>
    )
  }
  if (error !== null) {
    return <ErrorState title={t('failedPdf')} error={error} retry={onRetry} />
  }
  return (
    <div className="file-pages">
      {/* Measures the container's width, which the pages themselves would widen. */}
      <div ref={ref} className="file-measure" />
      {pdf === null || width === 0 ? (
        <Loading label={t('loading')} />
      ) : (
        Array.from({ length: Math.min(pdf.numPages, most) }, (_, index) => (
          <PdfPage key={index} pdf={pdf} number={index + 1} width={Math.min(width, widest) * zoom} />
        ))
      )}
      {pdf !== null && pdf.numPages > most && <p>{t('morePages', { count: most })}</p>}
    </div>
  )
}

function PdfPage({ pdf, number, width }: { pdf: PDFDocumentProxy; number: number; width: number }) {
  const t = useWords(fileWords)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const state = { gone: false, stop: () => {} }
    // Pages are read one after the other, so a later page may take longer.
    const longest = pdfTimeoutMs * number
    const draw = async () => {
      const page = await withTimeout(pdf.getPage(number), longest)
      if (state.gone) return
      const natural = page.getViewport({ scale: 1 })
      // The page is drawn with more pixels on dense screens, so that it is sharp.
      const dense = Math.min(window.devicePixelRatio || 1, 2)
      const scale = Math.min((width / natural.width) * dense, Math.sqrt(mostPixels / (natural.width * natural.height)))
      const viewport = page.getViewport({ scale })
      if (!(viewport.width >= 1 && viewport.height >= 1)) throw new Error('a page without a size')
      element.width = Math.floor(viewport.width)
      element.height = Math.floor(viewport.height)
      element.style.width = `${Math.floor(width)}px`
      const drawing = page.render({ canvas: element, viewport })
      state.stop = () => drawing.cancel()
      await withTimeout(drawing.promise, longest)
    }
    draw().catch((error: unknown) => {
      state.stop()
      if (state.gone) return
      console.warn('page not drawn', error)
      setFailed(true)
    })
    return () => {
      state.gone = true
      state.stop()
    }
  }, [pdf, number, width])
  if (failed) return <p>{t('failedPage', { number })}</p>
  return <canvas ref={canvas} className="file-page" role="img" aria-label={t('page', { number, all: pdf.numPages })} />
}
