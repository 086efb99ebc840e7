import { Button } from '@mantine/core'
import { RotateCw, X } from 'lucide-react'
import { useWords } from '../words/use-words'
import { fileFieldWords } from '../words/words-files'
import type { Upload, FieldUploads } from './use-uploads'

interface RefusedFilesProps {
  readonly id: string
  readonly files: FieldUploads
  readonly max: number
  /** Of the field itself. */
  readonly error: string | undefined
}

/** Which files were not taken, and what is wrong with the field. */
export function RefusedFiles({ id, files, max, error }: RefusedFilesProps) {
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

/** What can be done with files that were not stored: all at once, once none is on its way. */
export function FailedFiles({ files, failed }: { readonly files: FieldUploads; readonly failed: readonly Upload[] }) {
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
