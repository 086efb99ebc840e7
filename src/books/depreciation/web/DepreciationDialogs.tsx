import { Button } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { FileThumbs } from '../../../base/file/web/FileThumbs'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useOpenedRecord } from '../../../base/ui/query/use-opened'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { useSearchParams, useDialogParams } from '../../../base/ui/page/use-search-params'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { useWords } from '../../../base/ui/words/use-words'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { accountCalls } from '../../../landlord/account/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import { PlanGate } from '../../../landlord/plan/web/PlanGate'
import type { TrashOptions } from '../../trash/web/TrashQuestion'
import { depreciationCalls } from '../calls'
import type { ItemDetail, ListedPersonalUse } from '../model'
import { depreciationWords } from '../words'
import { CalculationTable } from './CalculationTable'
import { DepreciationWizard } from './DepreciationWizard'
import { ItemDialog } from './ItemDialog'
import { ItemFacts } from './ItemFacts'
import { ItemTrashQuestion } from './ItemTrashQuestion'
import { PersonalUseDialog } from './PersonalUseDialog'
import { RateLink } from './RateLink'
import type { ItemsWarning } from './WizardCalculation'
import { Foot } from '../../../base/ui/dialog/foot'

const id = () => z.coerce.number().int().min(0).default(0).catch(0)
const address = z.object({
  add: z.enum(['', 'depreciation']).default('').catch(''),
  item: id(),
  table: id(),
  editItem: id(),
  personal: id(),
})

export interface DepreciationDialogsProps extends Pick<TrashOptions, 'invalidates' | 'undo'> {
  readonly itemsWarning: ItemsWarning
  /** Personal use from the list behind the dialog. No API call reads a single record. */
  readonly personals: readonly ListedPersonalUse[] | undefined
}

/** The dialogs. Each is opened by its parameter in the address, so Back closes it. */
export default function DepreciationDialogs({
  invalidates,
  undo,
  itemsWarning: ItemsNote,
  personals,
}: DepreciationDialogsProps) {
  const t = useWords(depreciationWords)
  const [at] = useSearchParams(address)
  const { close } = useDialogParams()
  useFocusReturn(at.add !== '' || at.item > 0 || at.table > 0 || at.editItem > 0 || at.personal > 0)
  if (at.add === 'depreciation') return <NewDepreciation invalidates={invalidates} itemsWarning={ItemsNote} />
  if (at.editItem > 0) return <EditedItem key={at.editItem} id={at.editItem} invalidates={invalidates} />
  const item = at.table || at.item
  if (item > 0)
    return <OneItem key={`${item} ${at.table}`} id={item} table={at.table > 0} invalidates={invalidates} undo={undo} />
  const personal = personals?.find((one) => one.year === at.personal)
  if (at.personal > 0 && personal)
    return (
      <PersonalUseDialog
        personal={personal}
        invalidates={invalidates}
        warning={<ItemsNote houseId={personal.houseId} year={personal.year} />}
        onClose={() => close('personal')}
      />
    )
  if (at.personal > 0 && personals === undefined)
    return (
      <LoadingDialog
        title={t('personalOf', { year: at.personal })}
        error={null}
        retry={() => {}}
        onClose={() => close('personal')}
      />
    )
  return null
}

function NewDepreciation({
  invalidates,
  itemsWarning,
}: Pick<DepreciationDialogsProps, 'invalidates' | 'itemsWarning'>) {
  const t = useWords(depreciationWords)
  const { close } = useDialogParams()
  const { startHouseId, houses, loading } = useHouse()
  const profile = useEndpointQuery(accountCalls.profile)
  const leave = () => close('add', 'step')
  if (loading || !profile.data)
    return <LoadingDialog title={t('wizardTitle')} error={profile.error} retry={profile.refetch} onClose={leave} />
  return (
    <PlanGate profile={profile.data} onStop={leave}>
      <DepreciationWizard
        houseId={startHouseId}
        houses={houses}
        profile={profile.data}
        invalidates={invalidates}
        itemsWarning={itemsWarning}
      />
    </PlanGate>
  )
}

interface OneItemProps extends Pick<TrashOptions, 'invalidates' | 'undo'> {
  readonly id: number
  readonly table: boolean
}

function OneItem({ id, table, invalidates, undo }: OneItemProps) {
  const t = useWords(depreciationWords)
  const dialogs = useDialogParams()
  const query = useEndpointQuery(depreciationCalls.read, { params: { id: String(id) } }, { keepPreviousData: false })
  const leave = () => dialogs.close(table ? 'table' : 'item', 'file')
  if (!query.data)
    return <LoadingDialog title={t('badgeItem')} error={query.error} retry={query.refetch} onClose={leave} />
  if (!table)
    return (
      <Shown
        item={query.data}
        invalidates={invalidates}
        undo={undo}
        onTable={() => dialogs.open({ item: undefined, table: id })}
        onEdit={() => dialogs.open({ item: undefined, editItem: id })}
        onClose={leave}
      />
    )
  return (
    <Dialog title={query.data.name} opened onClose={leave}>
      <div className="ui-form">
        <CalculationTable item={query.data} name={query.data.name} />
        <RateLink item={query.data} />
        <div className="ui-form-actions">
          <Button onClick={leave}>{t('closeCalculation')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

function EditedItem({ id, invalidates }: Pick<OneItemProps, 'id' | 'invalidates'>) {
  const t = useWords(depreciationWords)
  const { close } = useDialogParams()
  const { houses } = useHouse()
  const query = useEndpointQuery(depreciationCalls.read, { params: { id: String(id) } }, { keepPreviousData: false })
  const item = useOpenedRecord(query)
  const profile = useEndpointQuery(accountCalls.profile)
  const leave = () => close('editItem')
  if (!item || !profile.data) {
    const retry = () => void Promise.all([query.refetch(), profile.refetch()])
    return <LoadingDialog title={t('editItem')} error={query.error ?? profile.error} retry={retry} onClose={leave} />
  }
  return (
    <ItemDialog
      item={item}
      house={houses.find((house) => house.id === item.houseId)}
      profile={profile.data}
      invalidates={invalidates}
      onClose={leave}
    />
  )
}

interface ShownProps extends Pick<TrashOptions, 'invalidates' | 'undo'> {
  readonly item: Tagged<ItemDetail>
  readonly onTable: () => void
  readonly onEdit: () => void
  readonly onClose: () => void
}

function Shown({ item, invalidates, undo, onTable, onEdit, onClose }: ShownProps) {
  const t = useWords(depreciationWords)
  const [asking, setAsking] = useState(false)
  const { viewer, open, looked } = useFileViewer(item.files)
  if (viewer) return viewer
  if (asking)
    return (
      <ItemTrashQuestion
        item={item}
        invalidates={invalidates}
        undo={undo}
        onKeep={() => setAsking(false)}
        onGone={onClose}
      />
    )
  return (
    <Dialog
      title={item.name}
      opened
      onClose={onClose}
      size="wide"
      action={{ text: t(item.isClosed && !item.mayLastLonger ? 'addFiles' : 'edit'), onClick: onEdit }}
    >
      <div className="ui-form">
        <ItemFacts item={item} />
        <FileThumbs files={item.files} focus={looked} onOpen={open} />
        <div className="ui-form-actions">
          <Foot
            left={[{ key: 'trash', label: t('toTrash'), danger: true, onClick: () => setAsking(true) }]}
            hasPrimary={false}
            right={item.lifetime > 0 ? [{ key: 'table', label: t('showCalculation'), onClick: onTable }] : []}
          />
        </div>
      </div>
    </Dialog>
  )
}
