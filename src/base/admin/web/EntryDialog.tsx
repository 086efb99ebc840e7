import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { Dialog } from '../../ui/dialog/dialog'
import { DescriptionList, type Description } from '../../ui/list/description-list'
import { Badge } from '../../ui/page/badge'
import { QueryGate } from '../../ui/page/query-gate'
import { useEndpointMutation, useEndpointQuery } from '../../ui/query/endpoint-query'
import { useWords } from '../../ui/words/use-words'
import { adminCalls } from '../calls'
import type { Entry } from '../model'
import { attemptState, namedValues } from '../rules'
import { adminWords } from '../words'
import { badgeOf, useEntryText } from './entry-text'

export function EntryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords(adminWords)
  const query = useEndpointQuery(adminCalls.read, { params: { entry: String(id) } }, { keepPreviousData: false })
  const text = useEntryText()
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const queueAgain = useEndpointMutation(adminCalls.queueAgain, {
    invalidates: [adminCalls.list, adminCalls.summary, adminCalls.read],
  })
  const confirm = async () => {
    try {
      await queueAgain.mutateAsync({ params: { entry: String(id) } })
    } catch {
      // The confirmation dialog shows queueAgain.error.
      return
    }
    setAsking(false)
    setDone(true)
  }
  if (asking)
    return (
      <ConfirmDialog
        title={t('queueAgainTitle')}
        text={t('queueAgainText')}
        opened
        cancelText={t('leave')}
        confirmText={t('queueAgain')}
        busy={queueAgain.isPending}
        error={queueAgain.error}
        onConfirm={() => void confirm()}
        onCancel={() => {
          queueAgain.reset()
          setAsking(false)
          // Another administrator may have been faster, so the state is loaded again.
          void query.refetch()
        }}
      />
    )
  const entry = query.data
  return (
    <Dialog
      title={entry ? t('entry', { type: text.type(entry.type), when: text.when(entry) }) : t('title')}
      opened
      onClose={onClose}
    >
      <QueryGate query={query}>
        {(shown) => (
          <div className="ui-form">
            <Facts entry={shown} />
            {done && <p role="status">{t('queuedAgain')}</p>}
            {shown.givenUp && (
              <div className="ui-form-actions">
                <Button onClick={() => setAsking(true)}>{t('queueAgain')}</Button>
              </div>
            )}
          </div>
        )}
      </QueryGate>
    </Dialog>
  )
}

function Facts({ entry }: { entry: Entry }) {
  const t = useWords(adminWords)
  const text = useEntryText()
  const state = attemptState(entry)
  const values = (term: string, stored: string): Description[] =>
    namedValues(stored).map(([name, value]) => ({ term: name === '' ? term : text.name(name), value }))
  return (
    <DescriptionList
      items={[
        { term: t('state'), value: <Badge kind={badgeOf[state]}>{t(state)}</Badge> },
        { term: t('when'), value: text.when(entry) },
        { term: t('type'), value: text.type(entry.type) },
        { term: t('account'), value: entry.userId ?? t('noAccount') },
        ...values(t('sent'), entry.sendData),
        ...values(t('noted'), entry.internalData),
        { term: t('error'), value: entry.requestError },
      ]}
    />
  )
}
