import { Button } from '@mantine/core'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { osloDay } from '../../../base/kit/day'
import { Panel } from '../../../base/ui/page/page'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import { limitOfError, type PlanLimit } from '../../plan/web/limit'
import { LimitDialog } from '../../plan/web/LimitDialog'
import { houseCalls } from '../calls'
import type { DeletedHouse } from '../model'
import { houseWords } from '../words'
import { HouseContentsList } from './HouseContentsList'
import { useRestoreHouse } from './use-restore-house'

/** Houses that were deleted in the last 30 days. */
export function DeletedHouses() {
  const t = useWords(houseWords)
  const { data: houses = [] } = useEndpointQuery(houseCalls.deleted)
  if (houses.length === 0) return null
  return (
    <Panel title={t('deletedHouses')}>
      {houses.map((house) => (
        <OneDeleted key={house.id} house={house} />
      ))}
    </Panel>
  )
}

function OneDeleted({ house }: { house: DeletedHouse }) {
  const t = useWords(houseWords)
  const errorText = useErrorText()
  const { restore, isPending, error } = useRestoreHouse()
  const profile = useEndpointQuery(accountCalls.profile).data
  const [limit, setLimit] = useState<PlanLimit | null>(null)
  return (
    <section className="ui-form" aria-label={house.name}>
      <h3>{house.name}</h3>
      <p>{t('restorableUntil', { day: dmy(osloDay(house.restorable_until)) })}</p>
      <HouseContentsList contents={house.contents} />
      {error && limit === null && <p role="alert">{errorText(error)}</p>}
      <div>
        <Button
          variant="default"
          leftSection={<Undo2 size={16} aria-hidden />}
          aria-label={t('restoreOf', { name: house.name })}
          loading={isPending}
          onClick={() => void restore(house).then((why) => setLimit(limitOfError(why) === null ? null : 'noRoom'))}
        >
          {t('restore')}
        </Button>
      </div>
      {limit !== null && <LimitDialog limit={limit} profile={profile} onOk={() => setLimit(null)} />}
    </section>
  )
}
