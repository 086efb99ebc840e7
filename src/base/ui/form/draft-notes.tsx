import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { osloDay, type Instant } from '../../kit/day'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { Notice } from '../page/notice'
import { dmy } from '../words/format'
import { clock } from '../words/moment'
import { useWords } from '../words/use-words'
import { draftWords } from '../words/words-draft'
import type { FormState } from './form-state'

interface DraftNoteProps {
  readonly form: Pick<FormState<object>, 'restoredAt' | 'behind' | 'storedAt'>
  readonly onDiscard: () => void
  /** Called with true while the question is shown above the form. */
  readonly onAsking: (asking: boolean) => void
}

/** Says that the content of the form was typed earlier and never saved. */
export function DraftRestored({ form: { restoredAt, behind }, ...rest }: DraftNoteProps) {
  const t = useWords(draftWords)
  if (restoredAt === null) return null
  const date = dmy(osloDay(new Date(restoredAt).toISOString() as Instant))
  return (
    <Notice kind={behind ? 'warning' : 'info'} action={<DiscardDraft {...rest} />}>
      {t('restored', { date, time: clock(new Date(restoredAt)) })} {behind && t('behind')}
    </Notice>
  )
}

export function DraftStatus({ form: { storedAt } }: { readonly form: Pick<FormState<object>, 'storedAt'> }) {
  const t = useWords(draftWords)
  return (
    <span role="status" className="ui-draft">
      {storedAt !== null && t('kept', { time: clock(new Date(storedAt)) })}
    </span>
  )
}

function DiscardDraft({ onDiscard, onAsking }: Pick<DraftNoteProps, 'onDiscard' | 'onAsking'>) {
  const t = useWords(draftWords)
  const [asking, setAsking] = useState(false)
  const ask = (open: boolean) => {
    setAsking(open)
    onAsking(open)
  }
  return (
    <>
      <Anchor component="button" type="button" inherit onClick={() => ask(true)}>
        {t('discard')}
      </Anchor>
      <ConfirmDialog
        title={t('discardTitle')}
        text={t('discardText')}
        opened={asking}
        danger
        cancelText={t('stay')}
        confirmText={t('discard')}
        onCancel={() => ask(false)}
        onConfirm={() => {
          ask(false)
          onDiscard()
        }}
      />
    </>
  )
}
