import '@mantine/core/styles/Progress.layer.css'
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState, type DragEvent, type RefObject } from 'react'
import { FileButtons } from './file-buttons'
import type { FieldProps, FieldText } from '../field/field'
import { StoredFileRow, UploadRow } from './file-rows'
import { useIncomingFiles } from './use-incoming-files'
import { useUploads, type Upload, type FieldUploads } from './use-uploads'
import { useWords } from '../words/use-words'
import { fileFieldWords } from '../words/words-files'
import type { FileValue } from '../../kit/file-value'
import { useSidePane } from '../dialog/side-pane'
import { useDialogParams } from '../page/use-search-params'
import { filesOverFormParam, sourceOfFile, type ShowFiles, type ShowFilesProps, type ShownFile } from './shown-file'
import { Button } from '@mantine/core'
import { RotateCw, X } from 'lucide-react'

export interface FileFieldProps extends FieldProps<readonly FileValue[]>, FieldText {
  /** Uploads a file, and resolves to its url. The progress is 0 to 1. */
  readonly upload: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>
  readonly accept?: 'all' | 'pdf'
  readonly max?: number
  /** Without it, the names of the files are plain text. */
  readonly show?: ShowFiles
  /** Files that were dropped or pasted elsewhere. Each list is used once. */
  readonly incoming?: readonly File[]
  /**
   * Called with dropped or pasted files. Returns true if the screen takes them, so that the field
   * doesn't.
   */
  readonly takeFiles?: (files: readonly File[]) => boolean
  /** True if an empty field has the focus when its form opens. */
  readonly autoFocus?: boolean
}

interface RefusedFilesProps {
  readonly id: string
  readonly files: FieldUploads
  readonly max: number
  readonly error: string | undefined
}

function RefusedFiles({ id, files, max, error }: RefusedFilesProps) {
  const t = useWords(fileFieldWords)
  return (
    <div role="alert" className="ui-files-refused" id={id}>
      {files.refused.length > 0 && (
        <>
          <ul>
            {files.refused.map((one) => (
              <li key={one.key}>{t(one.problem, { name: one.name, max })}</li>
            ))}
          </ul>
          <Button size="compact-sm" variant="subtle" leftSection={<X size={16} aria-hidden />} onClick={files.dismiss}>
            {t('filesDismiss')}
          </Button>
        </>
      )}
      {error !== undefined && <p className="ui-problem">{error}</p>}
    </div>
  )
}

function FailedFiles({ files, failed }: { readonly files: FieldUploads; readonly failed: readonly Upload[] }) {
  const t = useWords(fileFieldWords)
  return (
    <div className="ui-buttons ui-buttons-start">
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<RotateCw size={16} aria-hidden />}
        onClick={() => failed.forEach(files.retry)}
      >
        {t('filesRetryAll', { count: failed.length })}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => failed.forEach(files.cancel)}>
        {t('filesWithout', { count: failed.length })}
      </Button>
    </div>
  )
}

interface Files {
  readonly value: readonly FileValue[]
  readonly uploads: readonly Upload[]
  /** The files that were chosen in this browser and are stored, by url. */
  readonly own: ReadonlyMap<string, File>
}

interface ShownFiles extends ShowFilesProps {
  readonly open: (index: number) => void
  /** Shows a chosen file next to the form. Nothing opens automatically above the form. */
  readonly pick: (file: File | undefined) => void
  /** The index of the file next to the form. Null when files open above the form. */
  readonly indexNextToForm: number | null
}

function useShownFiles({ value, uploads, own }: Files): ShownFiles {
  const sidePane = useSidePane()
  const dialogs = useDialogParams()
  const [picked, setPicked] = useState<Blob | string>()
  const pick = useCallback((file: File | undefined) => {
    if (file) setPicked(file)
  }, [])
  const files: ShownFile[] = [
    ...value.map(({ url, name, type }) => ({ url, name, type, own: own.get(url) })),
    ...uploads.map(({ file, type }) => ({ url: '', name: file.name, type, own: file })),
  ]
  const found = files.findIndex((file) => sourceOfFile(file) === picked)
  const onIndex = (index: number) => {
    const file = files[index]
    if (file) setPicked(sourceOfFile(file))
  }
  const index = Math.max(found, 0)
  return {
    files,
    index,
    onIndex,
    open: (next) => {
      onIndex(next)
      if (sidePane === null) dialogs.open({ [filesOverFormParam]: 1 })
    },
    pick,
    indexNextToForm: sidePane === null ? null : index,
  }
}

/**
 * The field itself. Its drop zone checks the bytes of files. The library's drop zone checks only their declared types.
 */
export function FileFieldBody({ id, label, help, required = false, error, disabled = false, ...rest }: FileFieldProps) {
  const t = useWords(fileFieldWords)
  const { value, onChange, upload, accept = 'all', max = 10, blockSending, show: Show, incoming, takeFiles } = rest
  const files = useUploads({ value, onChange, upload, accept, max })
  const shown = useShownFiles({ value, uploads: files.uploads, own: files.own })
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const descriptionId = useId()
  const failed = files.uploads.filter((one) => one.error !== null)
  const isBusy = files.uploads.length > failed.length
  // A record that is saved without its file means a lost receipt. So Save waits for the last file. If a file failed,
  // Save asks about it.
  const why = isBusy ? t('filesWait') : failed.length > 0 ? t('filesFailed', { count: failed.length }) : null
  useSendingBlock(blockSending, why, isBusy)
  const { add: send } = files
  const { pick } = shown
  const add = useCallback(async (given: readonly File[]) => pick(await send(given)), [pick, send])
  useIncomingFiles({ add, incoming, takeFiles, disabled, fieldset })
  useEmptyFocus(fieldset, rest)

  const opens = (index: number) => ({
    isShown: Show !== undefined && shown.indexNextToForm === index,
    onOpen: Show && (() => shown.open(index)),
  })
  const { over, dropping } = useDropping(disabled, add, takeFiles)
  return (
    // Dropping is for the mouse. Keyboard and screen reader use the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      id={id}
      ref={fieldset}
      className="ui-files"
      disabled={disabled}
      data-over={over || undefined}
      data-error={error !== undefined || undefined}
      data-filled={value.length + files.uploads.length > 0 || undefined}
      aria-describedby={`${descriptionId}-help ${descriptionId}-error`}
      {...dropping}
    >
      <legend data-required={required || undefined}>{label}</legend>
      <div className="ui-drop">
        {over ? <p>{t('filesDrop')}</p> : null}
        <FileButtons label={label} accept={accept} max={max} onFiles={(given) => void add(given)} />
        <p className="ui-fine" id={`${descriptionId}-help`}>
          {help ?? t(accept === 'pdf' ? 'filesHelpPdf' : 'filesHelp')}
        </p>
      </div>
      <RefusedFiles id={`${descriptionId}-error`} files={files} max={max} error={error} />
      {failed.length > 0 && !isBusy && <FailedFiles files={files} failed={failed} />}
      <p className="ui-hidden" role="status">
        {files.arrived === '' ? '' : t('filesUploaded', { name: files.arrived })}
      </p>
      {value.length + files.uploads.length > 0 && (
        <ul className="ui-file-rows" aria-label={label}>
          {value.map((file, index) => (
            <StoredFileRow
              key={file.url}
              file={file}
              own={files.own.get(file.url)}
              disabled={disabled}
              onRemove={() => files.remove(file.url)}
              {...opens(index)}
            />
          ))}
          {files.uploads.map((one, index) => (
            <UploadRow
              key={one.key}
              one={one}
              onRetry={() => files.retry(one)}
              onCancel={() => files.cancel(one)}
              {...opens(value.length + index)}
            />
          ))}
        </ul>
      )}
      {Show && <Show files={shown.files} index={shown.index} onIndex={shown.onIndex} />}
    </fieldset>
  )
}

function useDropping(
  disabled: boolean,
  add: (files: readonly File[]) => unknown,
  takeFiles: FileFieldProps['takeFiles'],
) {
  const [over, setOver] = useState(false)
  const dropping = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(!disabled)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const given = [...event.dataTransfer.files]
      if (!disabled && !(takeFiles?.(given) ?? false)) void add(given)
    },
  }
  return { over, dropping }
}

function useSendingBlock(blockSending: FileFieldProps['blockSending'], why: string | null, isPassing: boolean): void {
  const setBlock = useEffectEvent((next: Parameters<NonNullable<typeof blockSending>>[0]) => blockSending?.(next))
  useEffect(() => setBlock(why === null ? null : { why, isPassing }), [why, isPassing])
  useEffect(() => () => setBlock('gone'), [])
}

/** Gives the focus to an empty field's button, so that the drop zone is visible and Enter opens the choice. */
function useEmptyFocus(
  fieldset: RefObject<HTMLFieldSetElement | null>,
  { autoFocus = false, value, incoming = [] }: Pick<FileFieldProps, 'autoFocus' | 'value' | 'incoming'>,
): void {
  const [isWanted] = useState(autoFocus && value.length === 0 && incoming.length === 0)
  useEffect(() => {
    if (!isWanted) return
    // This runs after the dialog has given the focus to its first control.
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('input, select, textarea, [role=slider]')) return
      const buttons = fieldset.current?.querySelectorAll<HTMLElement>('.ui-drop button') ?? []
      const first = [...buttons].find((button) => button.checkVisibility())
      first?.focus({ preventScroll: true })
    }, 60)
    return () => clearTimeout(timer)
  }, [isWanted, fieldset])
}
