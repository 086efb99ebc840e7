import './file-viewer.css'
import { ActionIcon } from '@mantine/core'
import { Expand } from 'lucide-react'
import type { ShowFilesProps } from '../../ui/file/shown-file'
import { useWords } from '../../ui/words/use-words'
import { fileWords } from '../words'
import { PictureViewer } from './PictureViewer'
import { useFileTools } from './use-file-tools'

/** Shows the files next to their form, with the same tools and keys as on the whole screen. */
export default function FilePane({ onLarge, ...shown }: ShowFilesProps & { onLarge: () => void }) {
  const t = useWords(fileWords)
  const { file, zoom, keys, buttons } = useFileTools(shown)
  if (!file) return null
  const title = t('viewer', { number: shown.index + 1, all: shown.files.length, name: file.name })
  return (
    // The keys do the same as the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className="file-pane" role="group" aria-label={title} onKeyDown={keys}>
      <div className="file-tools">
        {buttons}
        <ActionIcon variant="default" size="lg" aria-label={t('large')} onClick={onLarge}>
          <Expand size={20} aria-hidden />
        </ActionIcon>
      </div>
      <p className="file-pane-name ui-fine">{title}</p>
      <PictureViewer file={file} zoom={zoom} />
    </div>
  )
}
