import { Button } from '@mantine/core'
import type { Row } from '../../../base/kit/endpoint'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { depreciationCalls } from '../calls'
import type { ListedPersonalUse } from '../model'
import { isPersonalUseOutdated, personalUseDeduction } from '../rules'
import { depreciationWords } from '../words'

export interface UpdatePersonalUseProps {
  readonly personal: ListedPersonalUse
  /** Calls whose answers are out of date after the update. */
  readonly invalidates: readonly Row[]
}

/** Updates the deduction to the rent that is booked now. Errors appear in a note. */
export function UpdatePersonalUseButton({ personal, invalidates }: UpdatePersonalUseProps) {
  const t = useWords(depreciationWords)
  const errorText = useErrorText()
  const { houseId, year } = personal
  const update = useEndpointMutation(depreciationCalls.updatePersonal, { invalidates })
  const run = async () => {
    try {
      const { sum } = await update.mutateAsync({ body: { houseId, year } })
      toast.success(t('personalUpdated', { year, amount: kr(sum) }))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={t('updatePersonalOf', { year })}
      loading={update.isPending}
      onClick={() => void run()}
    >
      {t('updatePersonal')}
    </Button>
  )
}

export function UpdatePersonalUse({ personal, invalidates }: UpdatePersonalUseProps) {
  const t = useWords(depreciationWords)
  const { year, rentNow, sum } = personal
  if (!isPersonalUseOutdated(personal)) return null
  if (rentNow === 0) return <Notice kind="warning">{t('rentGone', { year, amount: kr(sum) })}</Notice>
  return (
    <Notice kind="warning" action={<UpdatePersonalUseButton personal={personal} invalidates={invalidates} />}>
      {t('rentChanged', {
        year,
        amount: kr(rentNow),
        old: kr(sum),
        deduction: kr(personalUseDeduction(rentNow, year)),
      })}
    </Notice>
  )
}
