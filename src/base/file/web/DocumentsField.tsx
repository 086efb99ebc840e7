import { FileField, type FileFieldProps } from '../../ui/file/file-field'
import { uploadFile } from '../../ui/file/upload'
import { fileCalls } from '../calls'
import { maxFiles } from '../model'

/** Files of a record, stored as soon as they are chosen. */
export function DocumentsField(props: Omit<FileFieldProps, 'upload' | 'max'>) {
  return (
    <FileField
      {...props}
      max={maxFiles}
      upload={async (file, onProgress, signal) => (await uploadFile(fileCalls.upload, file, onProgress, signal)).url}
    />
  )
}
