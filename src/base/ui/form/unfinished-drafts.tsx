import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { osloDay, type Instant } from '../../kit/day'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { Notice } from '../page/notice'
import { dmy } from '../words/format'
import { useWords } from '../words/use-words'
import { draftWords } from '../words/words-draft'
import type { UnfinishedDraft } from './unfinished'

export interface UnfinishedDraftsProps<V> {
  readonly drafts: readonly UnfinishedDraft<V>[]
  /** A text that distinguishes a draft: its sum, its name. Empty when it has none. */
  readonly says: (values: V) => string
  readonly onContinue: (record: string) => void
  readonly onDiscard: (record: string) => void
  /** Called with true while the question is shown above the form. */
  readonly onAsking: (asking: boolean) => void
}

export function UnfinishedDrafts<V>({ drafts, says, onContinue, onDiscard, onAsking }: UnfinishedDraftsProps<V>) {
  const t = useWords(draftWords)
  const [asked, setAsked] = useState<string | null>(null)
  const ask = (record: string | null) => {
    setAsked(record)
    onAsking(record !== null)
  }
  return (
    <>
      {drafts.map(({ record, at, values }) => {
        const date = dmy(osloDay(new Date(at).toISOString() as Instant))
        const what = says(values)
        const text = what === '' ? t('unfinishedLabel', { date }) : t('unfinished', { date, what })
        return (
          <Notice
            key={record}
            label={text}
            action={
              <>
                <Anchor component="button" type="button" inherit onClick={() => onContinue(record)}>
                  {t('goOn')}
                </Anchor>
                <Anchor component="button" type="button" inherit onClick={() => ask(record)}>
                  {t('discardShort')}
                </Anchor>
              </>
            }
          >
            {text}
          </Notice>
        )
      })}
      <ConfirmDialog
        title={t('discardTitle')}
        text={t('discardOtherText')}
        opened={asked !== null}
        danger
        cancelText={t('stay')}
        confirmText={t('discard')}
        onCancel={() => ask(null)}
        onConfirm={() => {
          if (asked !== null) onDiscard(asked)
          ask(null)
        }}
      />
    </>
  )
}
