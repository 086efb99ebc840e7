import { ActionIcon, Progress, UnstyledButton } from '@mantine/core'
import { FileText, RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FileValue } from '../../kit/file-value'
import { useErrorText } from '../words/error-text'
import { fileSize } from '../words/format'
import { useWords } from '../words/use-words'
import { fileFieldWords } from '../words/words-files'
import { useFileUrl } from './file-url'
import type { Upload } from './use-uploads'

const Thumb = ({ url }: { url: string | null }) =>
  url === null ? (
    <FileText size={28} aria-hidden className="ui-thumb" />
  ) : (
    <img src={url} alt="" className="ui-thumb" width={40} height={40} />
  )

function FileThumb({ type, source }: { type: string; source: Blob | string }) {
  const { url } = useFileUrl(type.startsWith('image/') ? source : null)
  return <Thumb url={url} />
}

export interface OpenFileProps {
  readonly isShown: boolean
  /** Undefined: the name is plain text. */
  readonly onOpen: (() => void) | undefined
}

interface RowProps extends OpenFileProps {
  readonly name: string
  /** In bytes. 0 when it isn't known. */
  readonly size: number
  readonly type: string
  readonly source: Blob | string
  readonly actions: ReactNode
  readonly children?: ReactNode
}

function FileRow({ name, size, type, source, actions, children, isShown, onOpen }: RowProps) {
  const t = useWords(fileFieldWords)
  const what = (
    <>
      <FileThumb type={type} source={source} />
      <span className="ui-file-text">
        <span className={onOpen && 'ui-file-link'}>
          {onOpen && <span className="ui-hidden">{t('filesShow')} </span>}
          {name}
        </span>
        {size > 0 && <span className="ui-fine">{fileSize(size)}</span>}
      </span>
    </>
  )
  return (
    <li className="ui-file-row" data-shown={isShown || undefined}>
      {onOpen ? (
        <UnstyledButton className="ui-file-what" aria-current={isShown || undefined} onClick={onOpen}>
          {what}
        </UnstyledButton>
      ) : (
        <div className="ui-file-what">{what}</div>
      )}
      {actions}
      {children}
    </li>
  )
}

interface StoredRowProps extends OpenFileProps {
  readonly file: FileValue
  readonly own: Blob | undefined
  readonly disabled: boolean
  readonly onRemove: () => void
}

export function StoredFileRow({ file, own, disabled, onRemove, ...rest }: StoredRowProps) {
  const t = useWords(fileFieldWords)
  const name = file.name === '' ? (file.url.split('/').at(-1) ?? '') : file.name
  const remove = (
    <ActionIcon aria-label={t('filesRemove', { name })} disabled={disabled} onClick={onRemove}>
      <Trash2 size={18} aria-hidden />
    </ActionIcon>
  )
  return <FileRow name={name} size={file.size} type={file.type} source={own ?? file.url} actions={remove} {...rest} />
}

interface UploadRowProps extends OpenFileProps {
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
