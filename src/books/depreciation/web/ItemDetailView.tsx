import { Anchor, Button } from '@mantine/core'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import { RouteLink } from '../../../base/ui/page/link'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import type { Tagged } from '../../../base/ui/query/call'
import { useWords } from '../../../base/ui/words/use-words'
import type { TrashOptions } from '../../trash/web/TrashQuestion'
import type { ItemDetail } from '../model'
import { depreciationWords } from '../words'
import { CalculationTable } from './CalculationTable'
import { ItemFacts } from './ItemFacts'
import { RateLink } from './RateLink'
import { ItemTrashQuestion } from './ItemTrashQuestion'
import { LeaveButton } from '../../../base/ui/form/leave-button'

export interface ItemDetailProps extends Pick<TrashOptions, 'invalidates' | 'undo' | 'onGone'> {
  readonly onEdit: () => void
  readonly item: Tagged<ItemDetail>
  readonly listHref: string
}

export function ItemDetailView({ item, listHref, invalidates, undo, onEdit, onGone }: ItemDetailProps) {
  const t = useWords(depreciationWords)
  const [asking, setAsking] = useState(false)
  const { viewer, open } = useFileViewer(item.files)
  return (
    <>
      <p className="ui-no-print">
        <Anchor component={RouteLink} href={listHref}>
          {t('listBack')}
        </Anchor>
      </p>
      <PageHeader
        title={item.name}
        action={
          <div className="ui-buttons">
            {item.lifetime > 0 && (
              <Button variant="default" leftSection={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
                {t('print')}
              </Button>
            )}
            <Button variant="outline" onClick={onEdit}>
              {t(item.isClosed && !item.mayLastLonger ? 'addFiles' : 'edit')}
            </Button>
          </div>
        }
      />
      <Panel>
        <div className="ui-form">
          <ItemFacts item={item} />
          <FileThumbs files={item.files} onOpen={open} />
        </div>
      </Panel>
      <Panel title={t('stepCalculations')}>
        <CalculationTable item={item} name={item.name} />
        <RateLink item={item} />
      </Panel>
      <div className="ui-page-foot ui-no-print">
        <LeaveButton danger onClick={() => setAsking(true)}>
          {t('toTrash')}
        </LeaveButton>
      </div>
      {viewer}
      {asking && (
        <ItemTrashQuestion
          item={item}
          invalidates={invalidates}
          undo={undo}
          onKeep={() => setAsking(false)}
          onGone={onGone}
        />
      )}
    </>
  )
}
