import { useState } from 'react'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { useFieldTexts } from '../../../base/ui/form/field-texts'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import { houseCalls } from '../calls'
import { houseRecord, restorableDays, type House } from '../model'
import { houseWords } from '../words'
import { HouseContentsList } from './HouseContentsList'
import { useHouse } from './use-house'
import { staleAfterDeletion, useRestoreHouse } from './use-restore-house'

/** Asks whether to delete the chosen house. The only house can't be deleted. */
export default function DeleteHouseDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useWords(houseWords)
  const { house: chosen, houses, setHouse } = useHouse()
  const { restore } = useRestoreHouse()
  const says = useFieldTexts(houseRecord, t)
  const errorText = useErrorText()
  // When the list is loaded again, the question must not change to the next house.
  const [going, setGoing] = useState<House | null>(null)
  const house = going ?? chosen
  const isAsking = opened && house !== null && (houses.length > 1 || going !== null)
  const record = useEndpointQuery(
    houseCalls.read,
    { params: { id: String(house?.id) } },
    { enabled: isAsking, keepPreviousData: false },
  )
  const close = () => {
    setGoing(null)
    onClose()
  }
  if (!house) return null
  if (houses.length === 1 && !going) {
    return (
      <ConfirmDialog
        title={t('lastTitle')}
        text={t('lastText')}
        opened={opened}
        onCancel={close}
        cancelText={t('ok')}
      />
    )
  }
  if (isAsking && !record.data) {
    const { error, refetch } = record
    return (
      <LoadingDialog title={t('deleteTitle', { name: house.name })} error={error} retry={refetch} onClose={close} />
    )
  }
  // Shows the loaded record, because the list may be older.
  const shown = record.data ?? house
  const { id, name } = shown
  const undo = async () => {
    const why = await restore(house)
    if (why) toast.error(errorText(why))
  }
  return (
    <ConfirmMutation
      title={t('deleteTitle', { name })}
      text={<WhatIsDeleted house={house} />}
      opened={opened}
      cancelText={t('keep')}
      confirmText={t('deleteHouse')}
      row={houseCalls.remove}
      input={{ params: { id: String(id) }, ifMatch: record.data?.etag ?? '' }}
      changes={{ before: houseRecord.toForm(shown), toForm: houseRecord.toForm, says }}
      invalidates={staleAfterDeletion}
      onCancel={close}
      onPendingChange={(on) => setGoing(on ? house : null)}
      onDone={() => {
        const next = houses.find((other) => other.id !== id)
        if (next) setHouse(next.id)
        toast.success(t('deleted', { name }), { undo: { run: () => void undo() } })
        close()
      }}
    />
  )
}

function WhatIsDeleted({ house }: { house: House }) {
  const t = useWords(houseWords)
  const { data } = useEndpointQuery(houseCalls.contents, { params: { id: String(house.id) } }, { staleTime: 0 })
  return (
    <>
      <p>{t('deleteText')}</p>
      {data && <HouseContentsList contents={data} />}
      <p>{t('deleteUndo', { count: restorableDays })}</p>
    </>
  )
}
