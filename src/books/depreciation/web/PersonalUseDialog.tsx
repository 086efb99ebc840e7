import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Badge } from '../../../base/ui/page/badge'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { CallError } from '../../../base/ui/query/call-request'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { houseCalls } from '../../../landlord/house/calls'
import { useHouseName } from '../../../landlord/house/web/use-house-name'
import { taxLineOf } from '../../tax-line/rules'
import { useTaxLineFact } from '../../tax-line/web/TaxLineNote'
import { depreciationCalls } from '../calls'
import type { ListedPersonalUse } from '../model'
import { rulesOf } from '../rules-book'
import { depreciationWords } from '../words'
import { Conditions } from './Conditions'
import { UpdatePersonalUse, type UpdatePersonalUseProps } from './UpdatePersonalUse'
import { LeaveButton } from '../../../base/ui/form/leave-button'

/**
 * Lets the landlord confirm the law's conditions, or withdraw the confirmation. Errors appear in a
 * note.
 */
function PersonalConditions({ personal, invalidates }: UpdatePersonalUseProps) {
  const t = useWords(depreciationWords)
  const errorText = useErrorText()
  const { houseId, year, conditions } = personal
  const update = useEndpointMutation(depreciationCalls.updatePersonal, { invalidates })
  const [asking, setAsking] = useState(false)
  const run = async () => {
    try {
      await update.mutateAsync({ body: { houseId, year, conditions: !conditions, ...(asking && { anyway: true }) } })
      setAsking(false)
      toast.success(t(conditions ? 'conditionsWithdrawn' : 'conditionsSaved', { year }))
    } catch (error) {
      if (error instanceof CallError && error.message === 'itemsOfTheYear') setAsking(true)
      toast.error(errorText(error))
    }
  }
  const button = (
    <Button variant="default" size="compact-md" loading={update.isPending} onClick={() => void run()}>
      {t(conditions ? 'withdrawConditions' : asking ? 'anyway' : 'confirmConditions')}
    </Button>
  )
  if (conditions) return <div>{button}</div>
  return (
    <>
      <Conditions />
      <Notice kind="warning" action={button}>
        {t(asking ? 'anywayHelp' : 'conditionsHelp')}
      </Notice>
    </>
  )
}

export interface PersonalUseDialogProps {
  readonly personal: ListedPersonalUse
  readonly invalidates: readonly Row[]
  /** Warns if household items of the year conflict with personal use. */
  readonly warning: ReactNode
  readonly onClose: () => void
}

export function PersonalUseDialog({ personal, invalidates, warning, onClose }: PersonalUseDialogProps) {
  const t = useWords(depreciationWords)
  const [asking, setAsking] = useState(false)
  const { houseId, year, sum, totalSum, conditions } = personal
  const taxLine = useTaxLineFact(taxLineOf({ kind: 'personal', isConfirmed: conditions }))
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
        <UpdatePersonalUse personal={personal} invalidates={invalidates} />
        <PersonalConditions personal={personal} invalidates={invalidates} />
        {warning}
        <div className="ui-form-actions">
          <LeaveButton danger onClick={() => setAsking(true)}>
            {t('remove')}
          </LeaveButton>
        </div>
      </div>
    </Dialog>
  )
}
