import './ui-files.css'
import { lazy, Suspense } from 'react'
import type { FieldProps, FieldText } from '../field/field'
import type { FileValue } from '../../kit/file-value'
import type { ShowFiles } from './shown-file'

const FileFieldBody = lazy(async () => ({ default: (await import('./file-field-body')).FileFieldBody }))

export interface FileFieldProps extends FieldProps<readonly FileValue[]>, FieldText {
  /** Stores one file and resolves to its url; reports its progress as 0 to 1. */
  readonly upload: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>
  readonly accept?: 'all' | 'pdf'
  readonly max?: number
  /** Shows the files large while the form is written; left out, their names are text. */
  readonly show?: ShowFiles
  /** Files dropped or pasted elsewhere, taken up once when the field appears. */
  readonly incoming?: readonly File[]
}

/** Files by drop, choice, paste or camera. A chunk of its own, because few screens need it. */
export function FileField(props: FileFieldProps) {
  return (
    <Suspense fallback={<div className="ui-files-placeholder" />}>
      <FileFieldBody {...props} />
    </Suspense>
  )
}
