import { FileField } from '../../ui/file/file-field'
import type { FileFieldProps } from '../../ui/file/file-field-body'
import { uploadFile } from '../../ui/file/upload'
import { fileCalls } from '../calls'
import { maxFiles } from '../model'
import { FilesInForm } from './FilesInForm'

export interface DocumentsFieldProps extends Omit<FileFieldProps, 'upload' | 'max' | 'show'> {
  /** Called when the upload of a file begins. The promise resolves to the file's url. */
  readonly onUpload?: (file: File, stored: Promise<string>) => void
}

/** A field of files. A file is stored as soon as it is chosen, and shown while the form is filled in. */
export function DocumentsField({ onUpload, ...field }: DocumentsFieldProps) {
  return (
    <FileField
      {...field}
      max={maxFiles}
      show={FilesInForm}
      upload={(file, onProgress, signal) => {
        const stored = uploadFile(fileCalls.upload, file, onProgress, signal).then(({ url }) => url)
        onUpload?.(file, stored)
        return stored
      }}
    />
  )
}
