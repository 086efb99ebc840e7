import '../../ui/dialog/modal.css'
import './file-viewer.css'
import { ActionIcon, Button, Modal } from '@mantine/core'
import { ChevronLeft, ChevronRight, Download, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useErrorText } from '../../ui/words/error-text'
import { downloadFile } from '../../ui/file/file-url'
import { toast } from '../../ui/page/toast'
import { useWords } from '../../ui/words/use-words'
import { fileWords } from '../words'
import type { FileInfo } from '../model'
import { PictureViewer } from './PictureViewer'

const zooms = [1, 1.5, 2, 3, 4] as const

export interface FileViewerProps {
  readonly files: readonly Pick<FileInfo, 'url' | 'name' | 'type'>[]
  /** Which one is shown, from 0. */
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/**
 * Files over the whole screen: arrow keys go to the next and the previous one, + and − zoom, 0 fits, Esc closes.
 * Zoomed, the arrow keys scroll. The focus stays inside until it is closed.
 */
export default function FileViewer({ files, index, onIndex, onClose }: FileViewerProps) {
  const t = useWords(fileWords)
  const errorText = useErrorText()
  const [zoomed, setZoomed] = useState<{ url: string; zoom: number }>()
  const [busy, setBusy] = useState(false)
  const file = files[index]
  if (!file) return null
  // Each file starts as large as fits.
  const zoom = zoomed?.url === file.url ? zoomed.zoom : 1
  const setZoom = (next: number) => setZoomed({ url: file.url, zoom: next })

  const go = (to: number) => {
    if (to >= 0 && to < files.length) onIndex(to)
  }
  const step = (by: 1 | -1) => {
    const at = zooms.findIndex((known) => known === zoom)
    setZoom(zooms[Math.min(Math.max(at + by, 0), zooms.length - 1)] ?? 1)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const run = {
      ArrowRight: () => go(index + 1),
      ArrowLeft: () => go(index - 1),
      '+': () => step(1),
      '-': () => step(-1),
      '0': () => setZoom(1),
    }[event.key]
    if (!run || (event.key.startsWith('Arrow') && zoom > 1)) return
    event.preventDefault()
    run()
  }
  const save = async () => {
    setBusy(true)
    await downloadFile(file.url, file.name).catch((error: unknown) => toast.error(errorText(error)))
    setBusy(false)
  }
  const title = t('viewer', { number: index + 1, all: files.length, name: file.name })
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      fullScreen
      className="file-viewer"
      closeButtonProps={{ 'aria-label': t('close') }}
      attributes={{ header: { role: 'presentation' } }}
      onKeyDown={keys}
    >
      <div className="file-tools">
        {files.length > 1 && (
          <>
            <Tool
              label={t('previous')}
              disabled={index === 0}
              onClick={() => go(index - 1)}
              icon={<ChevronLeft aria-hidden />}
            />
            <Tool
              label={t('next')}
              disabled={index === files.length - 1}
              onClick={() => go(index + 1)}
              icon={<ChevronRight aria-hidden />}
            />
          </>
        )}
        <Tool
          label={t('zoomOut')}
          disabled={zoom === zooms[0]}
          onClick={() => step(-1)}
          icon={<ZoomOut size={20} aria-hidden />}
        />
        <Tool
          label={t('zoomIn')}
          disabled={zoom === zooms.at(-1)}
          onClick={() => step(1)}
          icon={<ZoomIn size={20} aria-hidden />}
        />
        <Tool
          label={t('fit')}
          disabled={zoom === 1}
          onClick={() => setZoom(1)}
          icon={<Maximize size={20} aria-hidden />}
        />
        <Button
          variant="default"
          loading={busy}
          leftSection={<Download size={18} aria-hidden />}
          onClick={() => void save()}
        >
          {t('download')}
        </Button>
      </div>
      <p className="ui-hidden" role="status">
        {title}
      </p>
      <PictureViewer file={file} zoom={zoom} />
    </Modal>
  )
}

/** A button that stays focusable when it has nothing to do, so that the focus is not lost at the first or last file. */
function Tool({
  label,
  icon,
  disabled,
  onClick,
}: {
  label: string
  icon: ReactNode
  disabled: boolean
  onClick: () => void
}) {
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
    </ActionIcon>
  )
}
