import './second-factor.css'
import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { CheckField } from '../../../base/ui/field/check-field'
import { focusField } from '../../../base/ui/field/focus-field'
import { registerOpenForm } from '../../../base/ui/form/open-forms'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { useWords } from '../../../base/ui/words/use-words'
import { secondFactorWords } from '../words-second-factor'
import { noteUnsavedCodes } from './unsaved-codes'

export interface ShowCodesProps {
  readonly account: number
  readonly codes: readonly string[]
  readonly text: string
  readonly onClose: () => void
}

/**
 * Shows recovery codes. The dialog stays open on Esc, the cross and Back until the user ticks the box. The codes are
 * not stored in the browser, because anybody could read them there. The browser only stores that they were not saved.
 */
export function ShowCodes({ account, codes, text, onClose }: ShowCodesProps) {
  const t = useWords(secondFactorWords)
  const id = useId()
  const [isSaved, setSaved] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const askFirst = () => {
    setAsked(true)
    focusField(id)
  }
  useEffect(() => (isSaved ? undefined : registerOpenForm({ isDirty: () => true, store: () => false })), [isSaved])
  useEffect(() => noteUnsavedCodes(isSaved ? null : account), [isSaved, account])
  useBlocker({
    shouldBlockFn: () => {
      if (!isSaved) askFirst()
      return !isSaved
    },
    enableBeforeUnload: false,
  })
  const leave = (go: () => void) => (isSaved ? go() : askFirst())
  const file = `${codes.join('\n')}\n`
  return (
    <Dialog
      title={t('codesTitle')}
      size="narrow"
      opened
      onClose={onClose}
      guard={{ leave, isAsking: false, dialog: null }}
    >
      <p role="status">{text}</p>
      <ul className="second-factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="second-factor-buttons">
        <CopyButton text={file} what={t('codes')} />
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={t('fileName')}
          data-autofocus
        >
          {t('download')}
        </Button>
      </div>
      <CheckField
        id={id}
        name="saved"
        label={t('saved')}
        required
        value={isSaved}
        onChange={setSaved}
        error={isAsked && !isSaved ? t('savedFirst') : undefined}
      />
      <div className="second-factor-buttons">
        <Button onClick={() => leave(onClose)}>{t('done')}</Button>
      </div>
    </Dialog>
  )
}
