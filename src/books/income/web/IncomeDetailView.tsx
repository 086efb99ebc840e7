import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useGallery } from '../../../base/file/web/use-gallery'
import { RouteLink } from '../../../base/ui/link'
import { PageHead, Panel } from '../../../base/ui/page'
import { useAddressDialog } from '../../../base/ui/use-address'
import { useWords } from '../../../base/ui/use-words'
import { useHouse } from '../../../landlord/house/web/use-house'
import type { TrashWay } from '../../expense/web/TrashQuestion'
import type { IncomeDetail } from '../model'
import { incomeWords } from '../words'
import { incomeName } from './income-values'
import { IncomeActions } from './IncomeActions'
import { IncomeFacts } from './IncomeFacts'
import { IncomeTrashQuestion } from './IncomeTrashQuestion'

export interface IncomeDetailProps extends Pick<TrashWay, 'refreshes' | 'undo' | 'onGone'> {
  readonly income: IncomeDetail
  readonly listHref: string
}

/** One income as a page of its own; its dialogs open by the address. */
export function IncomeDetailView({ income, listHref, refreshes, undo, onGone }: IncomeDetailProps) {
  const t = useWords(incomeWords)
  const { houses } = useHouse()
  const dialogs = useAddressDialog()
  const [asking, setAsking] = useState(false)
  const { gallery, open } = useGallery(income.files)
  return (
    <>
      <p>
        <Anchor component={RouteLink} href={listHref}>
          {t('back')}
        </Anchor>
      </p>
      <PageHead title={incomeName(income)} />
      <Panel>
        <div className="ui-form">
          <IncomeFacts income={income} houseName={houses.find((house) => house.id === income.houseId)?.name ?? ''} />
          <FileThumbs files={income.files} onOpen={open} />
          <IncomeActions
            income={income}
            onTrash={() => setAsking(true)}
            onEdit={() => dialogs.open({ editIncome: income.id })}
            onRent={() => dialogs.open({ rent: income.id })}
          />
        </div>
      </Panel>
      {gallery}
      {asking && (
        <IncomeTrashQuestion
          income={income}
          refreshes={refreshes}
          undo={undo}
          onKeep={() => setAsking(false)}
          onGone={onGone}
        />
      )}
    </>
  )
}
