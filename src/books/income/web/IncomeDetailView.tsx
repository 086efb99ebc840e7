import { Anchor, Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import { RouteLink } from '../../../base/ui/page/link'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import type { Tagged } from '../../../base/ui/query/call'
import { useWords } from '../../../base/ui/words/use-words'
import type { TrashOptions } from '../../trash/web/TrashQuestion'
import type { IncomeDetail } from '../model'
import { incomeName } from '../rules'
import { incomeWords } from '../words'
import { IncomeFoot, useIncomeChange } from './IncomeActions'
import { IncomeFacts } from './IncomeFacts'
import { IncomeTrashQuestion } from './IncomeTrashQuestion'

export interface IncomeDetailProps extends Pick<TrashOptions, 'invalidates' | 'undo' | 'onGone'> {
  readonly income: Tagged<IncomeDetail>
  readonly listHref: string
  /** Says which payment at the bank the income is. */
  readonly paid: ReactNode
}

/** Shows an income. The address says which of its dialogs is open. */
export function IncomeDetailView({ income, listHref, paid, invalidates, undo, onGone }: IncomeDetailProps) {
  const t = useWords(incomeWords)
  const dialogs = useDialogParams()
  const [asking, setAsking] = useState(false)
  const { viewer, open } = useFileViewer(income.files)
  const change = useIncomeChange(
    income,
    () => dialogs.open({ editIncome: income.id }),
    () => dialogs.open({ rent: income.id }),
  )
  return (
    <>
      <p>
        <Anchor component={RouteLink} href={listHref}>
          {t('back')}
        </Anchor>
      </p>
      <PageHeader
        title={incomeName(income)}
        action={
          change && (
            <Button variant="outline" onClick={change.onClick}>
              {change.text}
            </Button>
          )
        }
      />
      <Panel>
        <div className="ui-form">
          <IncomeFacts income={income} />
          {paid}
          <FileThumbs files={income.files} onOpen={open} />
          <IncomeFoot onTrash={() => setAsking(true)} />
        </div>
      </Panel>
      {viewer}
      {asking && (
        <IncomeTrashQuestion
          income={income}
          invalidates={invalidates}
          undo={undo}
          onKeep={() => setAsking(false)}
          onGone={onGone}
        />
      )}
    </>
  )
}
