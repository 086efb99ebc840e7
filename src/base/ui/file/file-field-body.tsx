import '@mantine/core/styles/Progress.layer.css'
import { Button } from '@mantine/core'
import { Camera, RotateCw, Upload as UploadIcon, X } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react'
import type { FileFieldProps } from './file-field'
import { StoredRow, UploadRow } from './file-rows'
import { useShownFiles } from './use-shown-files'
import { useUploads } from './use-uploads'
import { useWords } from '../words/use-words'
import { fileFieldWords } from '../words/words-files'

const types = {
  all: 'application/pdf,image/jpeg,image/png,image/webp,image/heic,.pdf,.jpg,.jpeg,.png,.webp,.heic',
  pdf: 'application/pdf,.pdf',
} as const

/** The field itself. The library's drop zone accepts files by their declared types; ours are accepted by their bytes. */
export function FileFieldBody({ id, label, help, required = false, error, disabled = false, ...rest }: FileFieldProps) {
  const t = useWords(fileFieldWords)
  const { value, onChange, upload, accept = 'all', max = 10, hold, show: Show, incoming } = rest
  const files = useUploads({ value, onChange, upload, accept, max })
  const shown = useShownFiles({ value, uploads: files.uploads, own: files.own })
  const [over, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const descriptionId = useId()
  const failed = files.uploads.filter((one) => one.error !== null)
  const isBusy = files.uploads.length > failed.length
  // What is saved without its file is a receipt lost: Save waits for the last one, and asks what to do with failed ones.
  const why = isBusy ? t('filesWait') : failed.length > 0 ? t('filesFailed', { count: failed.length }) : null
  const holdForm = useEffectEvent((next: Parameters<NonNullable<typeof hold>>[0]) => hold?.(next))
  useEffect(() => holdForm(why === null ? null : { why, isPassing: isBusy }), [why, isBusy])
  useEffect(() => () => holdForm('gone'), [])

  const { add: send } = files
  const { pick } = shown
  const add = useCallback(async (given: readonly File[]) => pick(await send(given)), [pick, send])
  const waiting = useRef(incoming ?? [])
  useEffect(() => {
    const given = waiting.current
    waiting.current = []
    if (given.length > 0) void add(given)
  }, [add])
  useEffect(() => {
    if (disabled) return
    const paste = (event: ClipboardEvent) => {
      const given = [...(event.clipboardData?.files ?? [])]
      // Only when the field is visible: another form may be in front of it.
      if (given.length === 0 || fieldset.current?.checkVisibility?.() === false) return
      if (document.querySelector('[aria-modal="true"]') && !fieldset.current?.closest('[aria-modal="true"]')) return
      event.preventDefault()
      void add(given)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [disabled, add])

  const take = (input: HTMLInputElement) => {
    void add([...(input.files ?? [])])
    input.value = ''
  }
  const opens = (index: number) => ({
    isShown: Show !== undefined && shown.beside === index,
    onOpen: Show && (() => shown.open(index)),
  })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) void add([...event.dataTransfer.files])
  }
  return (
    // Dropping is for the mouse; keyboard and screen reader use the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      id={id}
      ref={fieldset}
      className="ui-files"
      disabled={disabled}
      data-over={over || undefined}
      data-error={error !== undefined || undefined}
      aria-describedby={`${descriptionId}-help ${descriptionId}-error`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
    >
      <legend data-required={required || undefined}>{label}</legend>
      <p className="ui-fine" id={`${descriptionId}-help`}>
        {help ?? t(accept === 'pdf' ? 'filesHelpPdf' : 'filesHelp', { max })}
      </p>
      <div className="ui-drop">
        {over ? <p>{t('filesDrop')}</p> : null}
        <div className="ui-buttons ui-buttons-start">
          {/* First where there is a camera (a receipt on paper is in the hand); elsewhere it isn't drawn. */}
          {accept === 'all' && (
            <Button
              className="ui-camera"
              variant="default"
              leftSection={<Camera size={18} aria-hidden />}
              onClick={() => camera.current?.click()}
            >
              {t('filesCamera')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<UploadIcon size={18} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            {t('filesChoose')}
          </Button>
        </div>
        <input
          ref={chooser}
          className="ui-hidden"
          type="file"
          multiple={max > 1}
          accept={types[accept]}
          tabIndex={-1}
          aria-label={label}
          onChange={(event) => take(event.currentTarget)}
        />
        <input
          ref={camera}
          className="ui-hidden"
          type="file"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          aria-hidden
          aria-label={t('filesCamera')}
          onChange={(event) => take(event.currentTarget)}
        />
      </div>
      <div role="alert" className="ui-files-refused" id={`${descriptionId}-error`}>
        {files.refused.length > 0 && (
          <>
            <ul>
              {files.refused.map((one) => (
                <li key={one.key}>{t(one.problem, { name: one.name, max })}</li>
              ))}
            </ul>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<X size={16} aria-hidden />}
              onClick={files.dismiss}
            >
              {t('filesDismiss')}
            </Button>
          </>
        )}
        {error !== undefined && <p className="ui-problem">{error}</p>}
      </div>
      {failed.length > 0 && !isBusy && (
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
      )}
      <p className="ui-hidden" role="status">
        {files.arrived === '' ? '' : t('filesUploaded', { name: files.arrived })}
      </p>
      {value.length + files.uploads.length > 0 && (
        <ul className="ui-file-rows" aria-label={label}>
          {value.map((file, index) => (
            <StoredRow
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
