import { Button } from '@mantine/core'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { CallError } from '../query/call-request'
import { useErrorText } from '../words/error-text'
import { useWords } from '../words/use-words'
import { firstUiWords } from '../words/words-first'

/** Shows an error in the place of content, with the request id to quote. */
export function ErrorState({ error, retry, title }: { error: unknown; retry?: () => unknown; title?: string }) {
  const t = useWords(firstUiWords)
  const errorText = useErrorText()
  const requestId = error instanceof CallError ? error.requestId : undefined
  return (
    <div className="ui-empty ui-failed" role="alert">
      <p className="ui-empty-title">
        <TriangleAlert size={20} aria-hidden /> {title ?? t('failedTitle')}
      </p>
      <p>{errorText(error)}</p>
      {requestId !== undefined && <p className="ui-fine">{t('reference', { id: requestId })}</p>}
      {retry && (
        <Button variant="default" leftSection={<RotateCw size={18} aria-hidden />} onClick={() => void retry()}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
