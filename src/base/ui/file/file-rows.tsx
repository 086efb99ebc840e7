import { ActionIcon, Progress, UnstyledButton } from '@mantine/core'
import { FileText, RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useErrorText } from '../words/error-text'
import { useFileUrl } from './file-url'
import { fileSize } from '../words/format'
import { useBlobUrl } from './use-blob-url'
import type { FileValue } from '../../kit/file-value'
import type { Upload } from './use-uploads'
import { useWords } from '../words/use-words'
import { fileFieldWords } from '../words/words-files'

const Thumb = ({ url }: { url: string | null }) =>
  url === null ? (
    <FileText size={28} aria-hidden className="ui-thumb" />
  ) : (
    <img src={url} alt="" className="ui-thumb" width={40} height={40} />
  )

/** A stored picture drawn small; its bytes are read with the session. */
function StoredThumb({ file }: { file: FileValue }) {
  const image = file.type.startsWith('image/')
  const { url } = useFileUrl(image ? file.url : null)
  return <Thumb url={image ? url : null} />
}

function Row({ thumb, children, actions }: { thumb: ReactNode; children: ReactNode; actions: ReactNode }) {
  return (
    <li className="ui-file-row">
      {thumb}
      <div className="ui-file-text">{children}</div>
      {actions}
    </li>
  )
}

interface StoredRowProps {
  readonly file: FileValue
  readonly disabled: boolean
  readonly onRemove: () => void
  readonly onOpen?: ((file: FileValue) => void) | undefined
}

export function StoredRow({ file, disabled, onRemove, onOpen }: StoredRowProps) {
  const t = useWords(fileFieldWords)
  const name = file.name === '' ? (file.url.split('/').at(-1) ?? '') : file.name
  const remove = (
    <ActionIcon aria-label={t('filesRemove', { name })} disabled={disabled} onClick={onRemove}>
      <Trash2 size={18} aria-hidden />
    </ActionIcon>
  )
  return (
    <Row thumb={<StoredThumb file={file} />} actions={remove}>
      {onOpen ? (
        <UnstyledButton className="ui-row-link" onClick={() => onOpen(file)}>
          {name}
        </UnstyledButton>
      ) : (
        <span className="ui-file-name">{name}</span>
      )}
      {file.size > 0 && <span className="ui-fine">{fileSize(file.size)}</span>}
    </Row>
  )
}

export function UploadRow({ one, onRetry, onCancel }: { one: Upload; onRetry: () => void; onCancel: () => void }) {
  const t = useWords(fileFieldWords)
  const errorText = useErrorText()
  const url = useBlobUrl(one.type.startsWith('image/') ? one.file : null)
  const name = one.file.name
  const actions = (
    <>
      {one.error !== null && (
        <ActionIcon aria-label={t('filesRetry', { name })} onClick={onRetry}>
          <RotateCw size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon aria-label={t('filesRemove', { name })} onClick={onCancel}>
        <Trash2 size={18} aria-hidden />
      </ActionIcon>
    </>
  )
  return (
    <Row thumb={<Thumb url={url} />} actions={actions}>
      <span className="ui-file-name">{name}</span>
      <span className="ui-fine">{fileSize(one.file.size)}</span>
      {one.error === null ? (
        <Progress
          value={Math.round(one.progress * 100)}
          aria-label={t('filesProgress', { name })}
          transitionDuration={100}
        />
      ) : (
        <span className="ui-problem" role="alert">
          {errorText(one.error)}
        </span>
      )}
    </Row>
  )
}
