import { Anchor, Button } from '@mantine/core'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useGallery } from '../../../base/file/web/use-gallery'
import { RouteLink } from '../../../base/ui/link'
import { PageHead, Panel } from '../../../base/ui/page'
import { useWords } from '../../../base/ui/use-words'
import { useHouse } from '../../../landlord/house/web/use-house'
import type { TrashWay } from '../../expense/web/TrashQuestion'
import type { ItemDetail } from '../model'
import { depreciationWords } from '../words'
import { CalculationTable } from './CalculationTable'
import { ItemFacts } from './ItemFacts'
import { ItemTrashQuestion } from './ItemTrashQuestion'

export interface ItemDetailProps extends Pick<TrashWay, 'refreshes' | 'undo' | 'onGone'> {
  readonly item: ItemDetail
  readonly listHref: string
}

/** One household item as a page of its own, with its calculation. */
export function ItemDetailView({ item, listHref, refreshes, undo, onGone }: ItemDetailProps) {
  const t = useWords(depreciationWords)
  const { houses } = useHouse()
  const [asking, setAsking] = useState(false)
  const { gallery, open } = useGallery(item.files)
  return (
    <>
      <p className="ui-no-print">
        <Anchor component={RouteLink} href={listHref}>
          {t('listBack')}
        </Anchor>
      </p>
      <PageHead
        title={item.name}
        action={
          item.lifetime > 0 && (
            <Button variant="default" leftSection={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          )
        }
      />
      <Panel>
        <div className="ui-form">
          <ItemFacts item={item} houseName={houses.find((house) => house.id === item.houseId)?.name ?? ''} />
          <FileThumbs files={item.files} onOpen={open} />
        </div>
      </Panel>
      <Panel title={t('stepCalculations')}>
        <CalculationTable item={item} name={item.name} />
      </Panel>
      <div className="ui-page-foot contents-foot ui-no-print">
        <Button variant="outline" color="red" onClick={() => setAsking(true)}>
          {t('toTrash')}
        </Button>
        <p className="ui-fine">{t('cannotEdit')}</p>
      </div>
      {gallery}
      {asking && (
        <ItemTrashQuestion
          item={item}
          refreshes={refreshes}
          undo={undo}
          onKeep={() => setAsking(false)}
          onGone={onGone}
        />
      )}
    </>
  )
}
