import './file-viewer.css'
import { FileText } from 'lucide-react'
import { useFileUrl } from '../../ui/file/file-url'
import { fileSize } from '../../ui/words/format'
import { useWords } from '../../ui/words/use-words'
import { fileWords } from '../words'
import type { FileInfo } from '../model'

export interface FileThumbsProps {
  readonly files: readonly FileInfo[]
  readonly onOpen: (index: number) => void
  /** The index of the file that was opened last. It gets the focus when the dialog around it opens. */
  readonly focus?: number | undefined
}

export function FileThumbs({ files, onOpen, focus }: FileThumbsProps) {
  const t = useWords(fileWords)
  if (files.length === 0) return null
  return (
    <ul className="file-thumbs" aria-label={t('files')}>
      {files.map((file, index) => (
        <li key={file.url}>
          <button
            type="button"
            className="file-thumb"
            data-autofocus={focus === index || undefined}
            onClick={() => onOpen(index)}
          >
            <Thumb file={file} />
            <span className="file-thumb-name">
              <span className="ui-hidden">{t('open')} </span>
              {file.name}
            </span>
            <span className="ui-fine">{fileSize(file.size)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Thumb({ file }: { file: FileInfo }) {
  const picture = file.type !== 'application/pdf'
  const { url } = useFileUrl(picture ? file.url : null)
  return (
    <span className="file-thumb-picture">
      {picture && url !== null ? <img src={url} alt="" /> : <FileText size={36} strokeWidth={1.5} aria-hidden />}
    </span>
  )
}
