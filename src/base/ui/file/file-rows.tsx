import { ActionIcon, Progress } from '@mantine/core'
import { RotateCw, Trash2 } from 'lucide-react'
import { useErrorText } from '../words/error-text'
import type { FileValue } from '../../kit/file-value'
import type { Upload } from './use-uploads'
import { useWords } from '../words/use-words'
import { fileFieldWords } from '../words/words-files'
import { type OpenProps, FileRow } from './file-row'

interface StoredRowProps extends OpenProps {
  readonly file: FileValue
  /** The browser's own bytes of it. */
  readonly own: Blob | undefined
  readonly disabled: boolean
  readonly onRemove: () => void
}

export function StoredRow({ file, own, disabled, onRemove, ...rest }: StoredRowProps) {
  const t = useWords(fileFieldWords)
  const name = file.name === '' ? (file.url.split('/').at(-1) ?? '') : file.name
  const remove = (
    <ActionIcon aria-label={t('filesRemove', { name })} disabled={disabled} onClick={onRemove}>
      <Trash2 size={18} aria-hidden />
    </ActionIcon>
  )
  return <FileRow name={name} size={file.size} type={file.type} source={own ?? file.url} actions={remove} {...rest} />
}

interface UploadRowProps extends OpenProps {
  readonly one: Upload
  readonly onRetry: () => void
  readonly onCancel: () => void
}

export function UploadRow({ one, onRetry, onCancel, ...rest }: UploadRowProps) {
  const t = useWords(fileFieldWords)
  const errorText = useErrorText()
  const { name, size } = one.file
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
    <FileRow name={name} size={size} type={one.type} source={one.file} actions={actions} {...rest}>
      {one.error === null ? (
        <Progress
          className="ui-file-progress"
          value={Math.round(one.progress * 100)}
          aria-label={t('filesProgress', { name })}
          transitionDuration={100}
        />
      ) : (
        <span className="ui-problem" role="alert">
          {errorText(one.error)}
        </span>
      )}
    </FileRow>
  )
}
