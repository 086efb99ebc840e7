import { lazy, Suspense } from 'react'
import type { FieldProps, FieldText } from './field'
import type { FileValue } from './use-uploads'

export type { FileValue } from './use-uploads'

const FileFieldBody = lazy(async () => ({ default: (await import('./file-field-body')).FileFieldBody }))

export interface FileFieldProps extends FieldProps<readonly FileValue[]>, FieldText {
  /** Stores one file and answers its url; tells its progress as 0 to 1. */
  readonly upload: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>
  readonly accept?: 'all' | 'pdf'
  readonly max?: number
  /** Told whether files are on their way: Save waits for them. */
  readonly onBusy?: (busy: boolean) => void
  /** Opens a stored file large; left out, its name is text. */
  readonly onOpen?: (file: FileValue) => void
  /** Files dropped or pasted elsewhere, taken up once when the field appears. */
  readonly incoming?: readonly File[]
}

/** Files by drop, choice, paste or camera. Loaded on its own: few screens need it. */
export function FileField(props: FileFieldProps) {
  return (
    <Suspense fallback={<div className="ui-files-room" />}>
      <FileFieldBody {...props} />
    </Suspense>
  )
}
