import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'
import { useWords } from '../../../base/ui/words/use-words'
import { bankFileWords } from '../words'
import type { FileBeingRead } from './use-bank-file'

export function FileProgress({ file, onCancel }: { readonly file: FileBeingRead; readonly onCancel: () => void }) {
  const t = useWords(bankFileWords)
  const percent = Math.round(file.part * 100)
  return (
    <div className="ui-panel ui-panel-body bank-progress">
      {/* A screen reader announces the progress only at the start and at the end, not at each percent. */}
      <p role="status">{t('reading', { name: file.name })}</p>
      <Progress value={percent} aria-label={t('sending', { name: file.name, percent })} animated={percent === 100} />
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
