import { Button } from '@mantine/core'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import { depreciationCalls } from '../calls'
import { depreciationWords } from '../words'
import { Conditions } from './Conditions'
import type { PersonalUpdateProps } from './PersonalUpdate'

/** Asks whether the law's conditions are met, or takes that back; what goes wrong stands in a note. */
export function PersonalConditions({ personal, invalidates }: PersonalUpdateProps) {
  const t = useWords(depreciationWords)
  const errorText = useErrorText()
  const { houseId, year, conditions } = personal
  const update = useEndpointMutation(depreciationCalls.updatePersonal, { invalidates })
  const run = async () => {
    try {
      await update.mutateAsync({ body: { houseId, year, conditions: !conditions } })
      toast.success(t(conditions ? 'conditionsWithdrawn' : 'conditionsSaved', { year }))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const button = (
    <Button variant="default" size="compact-md" loading={update.isPending} onClick={() => void run()}>
      {t(conditions ? 'withdrawConditions' : 'confirmConditions')}
    </Button>
  )
  if (conditions) return <div>{button}</div>
  return (
    <>
      <Conditions />
      <Notice kind="warning" action={button}>
        {t('conditionsHelp')}
      </Notice>
    </>
  )
}
