import { Button } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { CallError } from '../../../base/ui/query/call-request'
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
