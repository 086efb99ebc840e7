import { Button } from '@mantine/core'
import { useWords } from '../../../base/ui/words/use-words'
import { olderPathWords } from '../words'

/** Leads to the step before. */
export function OlderPathBack({ onClick }: { onClick: () => void }) {
  const t = useWords(olderPathWords)
  return (
    <Button variant="default" onClick={onClick}>
      {t('back')}
    </Button>
  )
}
