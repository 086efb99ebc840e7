import '../../ui/dialog/modal.css'
import './file-viewer.css'
import { Button, Modal } from '@mantine/core'
import { Download } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useEscapeKey } from '../../ui/dialog/use-escape-key'
import { useErrorText } from '../../ui/words/error-text'
import { downloadFile } from '../../ui/file/file-url'
import { sourceOfFile, type ShowFilesProps } from '../../ui/file/shown-file'
import { toast } from '../../ui/page/toast'
import { useWords } from '../../ui/words/use-words'
import { fileWords } from '../words'
import { PictureViewer } from './PictureViewer'
import { useFileTools } from './use-file-tools'

export interface FileViewerProps extends ShowFilesProps {
  readonly onClose: () => void
}

/** Shows the files on the whole screen. Esc closes it. The focus stays inside until it is closed. */
export default function FileViewer({ files, index, onIndex, onClose }: FileViewerProps) {
  const t = useWords(fileWords)
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const { file, zoom, keys, buttons } = useFileTools({ files, index, onIndex })
  useEscapeKey(file !== undefined, onClose)
  if (!file) return null

  const save = async () => {
    setBusy(true)
    await downloadFile(sourceOfFile(file), file.name).catch((error: unknown) => toast.error(errorText(error)))
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
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t('close') }}
      attributes={{ header: { role: 'presentation' } }}
      onKeyDown={(event: KeyboardEvent) => {
        // The keys must not reach the form below. Tab must reach the dialog, which keeps the focus inside.
        if (event.key !== 'Tab') event.stopPropagation()
        keys(event)
      }}
    >
      <div className="file-tools">
        {buttons}
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
      <PictureViewer file={file} zoom={zoom} autoFocus />
    </Modal>
  )
}
