import { useState } from 'react'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { useWords } from '../../../base/ui/words/use-words'
import { moment } from '../../../base/ui/words/moment'
import type { SignicatInfo } from '../../contract/model-signing'
import { signingProblem } from '../rules-panel'
import { signingPanelWords } from '../words-panel'

/** The errors that were shown on this visit. Each opens automatically once. */
const shown = new Set<string>()

/** Shows a new error automatically, and again by its button. */
export function useSigningError(key: string, error: SignicatInfo['error']) {
  const t = useWords(signingPanelWords)
  const id = `${key} ${error?.date}`
  const [asked, setAsked] = useState(false)
  const [seen, setSeen] = useState(() => shown.has(id))
  const [last, setLast] = useState(id)
  if (last !== id) {
    setLast(id)
    setSeen(shown.has(id))
  }
  const isMobile = error !== null && signingProblem(error.message) === 'mobile'
  const opened = error !== null && (asked || !seen)
  return {
    open: () => setAsked(true),
    dialog: error !== null && (
      <ConfirmDialog
        title={t('errorTitle')}
        text={
          <>
            <p>{moment(error.date)}</p>
            <p>{t(isMobile ? 'errorMobile' : 'errorUnknown')}</p>
            <p>
              {t('errorAdvice')} {!isMobile && t('errorAgain')}
            </p>
          </>
        }
        opened={opened}
        cancelText={t('ok')}
        onCancel={() => {
          shown.add(id)
          setSeen(true)
          setAsked(false)
        }}
      />
    ),
  }
}
