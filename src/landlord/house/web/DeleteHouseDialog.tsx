import { useState } from 'react'
import { useSend } from '../../../base/ui/answer'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog'
import { toast } from '../../../base/ui/toast'
import { useWords } from '../../../base/ui/use-words'
import { houseCalls } from '../calls'
import type { House } from '../model'
import { houseWords } from '../words'
import { useHouse } from './use-house'

/** Deletes the chosen house after a question; of the only house it says that it stays. */
export default function DeleteHouseDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useWords(houseWords)
  const { house: chosen, houses, setHouse } = useHouse()
  // The list is read again before the answer is in: the question must not change to the next house meanwhile.
  const [going, setGoing] = useState<House | null>(null)
  const house = going ?? chosen
  const remove = useSend(houseCalls.remove, { refreshes: [houseCalls.list] })
  const close = () => {
    remove.renew()
    setGoing(null)
    onClose()
  }
  if (!house) return null
  if (houses.length === 1 && !going) {
    return <ConfirmDialog title={t('lastTitle')} text={t('lastText')} opened={opened} onCancel={close} cancelText={t('ok')} />
  }
  const sendRemoval = async () => {
    const { id, name } = house
    setGoing(house)
    try {
      await remove.send({ params: { id: String(id) } })
    } catch {
      // The refusal stands in the dialog.
      setGoing(null)
      return
    }
    const next = houses.find((other) => other.id !== id)
    if (next) setHouse(next.id)
    toast.success(t('deleted', { name }))
    close()
  }
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name: house.name })}
      text={t('deleteText')}
      opened={opened}
      onCancel={close}
      cancelText={t('keep')}
      confirmText={t('deleteHouse')}
      onConfirm={() => void sendRemoval()}
      danger
      busy={remove.busy}
      error={remove.error}
    />
  )
}
