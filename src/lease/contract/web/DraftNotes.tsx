import { useState } from 'react'
import { osloDay, type Instant } from '../../../base/kit/day'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { dmy } from '../../../base/ui/words/format'
import { Notice } from '../../../base/ui/page/notice'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { wizardWords } from '../words-wizard'
import type { Draft } from './contract-draft'

export interface DraftNotesProps {
  readonly onStartOver: () => void
  /** Told while the question stands over the wizard. */
  readonly onAsking: (asking: boolean) => void
}

/** Says that what stands in the wizard was typed earlier, and lets the landlord begin anew. */
export function DraftFound({ draft, ...rest }: DraftNotesProps & { readonly draft: Draft }) {
  const t = useWords(wizardWords)
  const date = dmy(osloDay(new Date(draft.at).toISOString() as Instant))
  return <Notice action={<StartOver {...rest} />}>{t('draftFound', { date })}</Notice>
}

/** When what stands in the wizard was kept in this browser. */
export function DraftStatus({ storedAt, ...rest }: DraftNotesProps & { readonly storedAt: number | null }) {
  const t = useWords(wizardWords)
  const [language] = useLanguage()
  const time =
    storedAt !== null &&
    new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(storedAt)
  return (
    <span className="lease-draft">
      <span role="status">{time !== false && t('draftKept', { time })}</span>{' '}
      {time !== false && <StartOver {...rest} />}
    </span>
  )
}

function StartOver({ onStartOver, onAsking }: DraftNotesProps) {
  const t = useWords(wizardWords)
  const [asking, setAsking] = useState(false)
  const ask = (open: boolean) => {
    setAsking(open)
    onAsking(open)
  }
  return (
    <>
      <button type="button" className="lease-link" onClick={() => ask(true)}>
        {t('startOver')}
      </button>
      <ConfirmDialog
        title={t('startOverTitle')}
        text={t('startOverText')}
        opened={asking}
        danger
        cancelText={t('keepDraft')}
        confirmText={t('startOver')}
        onCancel={() => ask(false)}
        onConfirm={() => {
          ask(false)
          onStartOver()
        }}
      />
    </>
  )
}
