import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { Badge } from '../../../base/ui/page/badge'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { kr } from '../../../base/ui/words/format'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { houseCalls } from '../../../landlord/house/calls'
import { useHouseName } from '../../../landlord/house/web/use-house-name'
import { lineOf } from '../../tax-line/rules'
import { useTaxLineFact } from '../../tax-line/web/TaxLineNote'
import { depreciationCalls } from '../calls'
import type { ListedPersonal } from '../model'
import { rulesOf } from '../rules-book'
import { depreciationWords } from '../words'
import { PersonalConditions } from './PersonalConditions'
import { PersonalUpdate } from './PersonalUpdate'

export interface PersonalDialogProps {
  readonly personal: ListedPersonal
  readonly invalidates: readonly Row[]
  /** Warns where household items meet it. */
  readonly warning: ReactNode
  readonly onClose: () => void
}

/** Personal use of one house and year; it is removed at once, after a question. */
export function PersonalDialog({ personal, invalidates, warning, onClose }: PersonalDialogProps) {
  const t = useWords(depreciationWords)
  const [asking, setAsking] = useState(false)
  const { houseId, year, sum, totalSum, conditions } = personal
  const taxLine = useTaxLineFact(lineOf({ kind: 'personal', isConfirmed: conditions }))
  const houseName = useHouseName(houseId)
  const percent = rulesOf(year).personalPercent
  if (asking) {
    return (
      <ConfirmMutation
        title={t('removeTitle', { year })}
        text={t('removeText', { amount: kr(sum) })}
        cancelText={t('keepPersonal')}
        confirmText={t('remove')}
        row={depreciationCalls.removePersonal}
        input={{ body: { houseId, year } }}
        invalidates={[...invalidates, houseCalls.list, accountCalls.profile]}
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
            taxLine,
            { term: t('conditionsTitle'), value: t(conditions ? 'confirmed' : 'notConfirmed') },
            { term: t('houseId'), value: houseName },
          ]}
        />
        <p className="ui-fine">{t('taxedRent', { percent })}</p>
        <PersonalUpdate personal={personal} invalidates={invalidates} />
        <PersonalConditions personal={personal} invalidates={invalidates} />
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
