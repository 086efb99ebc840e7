import { ActionIcon } from '@mantine/core'
import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { sourceOfFile, type ShowFilesProps, type ShownFile } from '../../ui/file/shown-file'
import { useWords } from '../../ui/words/use-words'
import { fileWords } from '../words'

const zooms = [1, 1.5, 2, 3, 4] as const

export interface FileTools {
  readonly file: ShownFile | undefined
  readonly zoom: number
  /**
   * Arrow keys go to the next and the previous file, + and − zoom, 0 ends zooming. When zoomed, the
   * arrow keys scroll.
   */
  readonly keys: (event: KeyboardEvent) => void
  readonly buttons: ReactNode
}

/** The tools of a viewer: next and previous file, zoom, download. Each file is first as large as fits. */
export function useFileTools({ files, index, onIndex }: ShowFilesProps): FileTools {
  const t = useWords(fileWords)
  const [zoomed, setZoomed] = useState<{ source: Blob | string; zoom: number }>()
  const file = files[index]
  const source = file && sourceOfFile(file)
  const zoom = zoomed && zoomed.source === source ? zoomed.zoom : 1
  const setZoom = (next: number) => {
    if (source !== undefined) setZoomed({ source, zoom: next })
  }
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
  const buttons = (
    <>
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
    </>
  )
  return { file, zoom, keys, buttons }
}

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly disabled: boolean
  readonly onClick: () => void
}

/** A button that stays focusable when it has nothing to do, so that the first or last file doesn't lose the focus. */
function Tool({ label, icon, disabled, onClick }: ToolProps) {
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
