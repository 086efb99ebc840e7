import { Button } from '@mantine/core'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { bankFileWords } from '../words'

export interface ChooseFileProps {
  /** `filled` if this button is the next step on the page. */
  readonly variant: 'filled' | 'default'
  readonly id?: string
  readonly onFiles: (files: readonly File[]) => void
}

export function ChooseFile({ variant, id, onFiles }: ChooseFileProps) {
  const t = useWords(bankFileWords)
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        {...(id === undefined ? {} : { id })}
        variant={variant}
        leftSection={<Upload size={18} aria-hidden />}
        onClick={() => chooser.current?.click()}
      >
        {t('choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        className="ui-hidden"
        tabIndex={-1}
        aria-label={t('fileLabel')}
        accept=".csv,.txt,.xlsx,.xml,text/csv,text/plain,text/xml,application/xml,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Without this the same file could not be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
