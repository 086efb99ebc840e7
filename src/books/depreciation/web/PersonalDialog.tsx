import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { useAnswer } from '../../../base/ui/answer'
import { Badge } from '../../../base/ui/badge'
import { DescriptionList } from '../../../base/ui/description-list'
import { Dialog } from '../../../base/ui/dialog'
import { kr } from '../../../base/ui/format'
import { SendQuestion } from '../../../base/ui/send-question'
import { NoticeLine } from '../../../base/ui/states'
import { toast } from '../../../base/ui/toast'
import { useWords } from '../../../base/ui/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { houseCalls } from '../../../landlord/house/calls'
import { depreciationCalls } from '../calls'
import type { Personal } from '../model'
import { rulesOf } from '../rules-book'
import { depreciationWords } from '../words'

export interface PersonalDialogProps {
  readonly personal: Personal
  readonly houseName: string
  readonly refreshes: readonly Row[]
  /** Warns where household items meet it. */
  readonly warning: ReactNode
  readonly onClose: () => void
}

/** Personal use of one house and year; it is removed at once, after a question. */
export function PersonalDialog({ personal, houseName, refreshes, warning, onClose }: PersonalDialogProps) {
  const t = useWords(depreciationWords)
  const [asking, setAsking] = useState(false)
  const { houseId, year, sum, totalSum } = personal
  const now = useAnswer(
    depreciationCalls.calculatePersonal,
    { body: { houseId, year } },
    { keep: false, staleTime: 0 },
  ).data
  const percent = rulesOf(year).personalPercent
  if (asking) {
    return (
      <SendQuestion
        title={t('removeTitle', { year })}
        text={t('removeText', { amount: kr(sum) })}
        cancelText={t('keepPersonal')}
        confirmText={t('remove')}
        row={depreciationCalls.removePersonal}
        input={{ body: { houseId, year } }}
        refreshes={[...refreshes, houseCalls.list, accountCalls.profile]}
        onCancel={() => setAsking(false)}
        onDone={() => {
          toast.success(t('removed', { year }))
          onClose()
        }}
      />
    )
  }
  return (
    <Dialog title={t('personalOf', { year })} opened onClose={onClose}>
      <div className="ui-form">
        <p>
          <Badge kind="depreciation">{t('badgePersonal')}</Badge>
        </p>
        <DescriptionList
          items={[
            { term: t('gross', { year }), value: kr(totalSum) },
            { term: t('deduction', { percent }), value: kr(sum) },
            { term: t('houseId'), value: houseName },
          ]}
        />
        {now !== undefined && now.totalSum !== totalSum && (
          <NoticeLine kind="warning">{t('rentChanged', { year, amount: kr(now.totalSum), percent })}</NoticeLine>
        )}
        {warning}
        <div className="ui-form-actions">
          <Button variant="outline" color="red" onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
