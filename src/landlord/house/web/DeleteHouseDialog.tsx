import { useState } from 'react'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
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
  const { id, name } = house
  return (
    <ConfirmMutation
      title={t('deleteTitle', { name })}
      text={t('deleteText')}
      opened={opened}
      cancelText={t('keep')}
      confirmText={t('deleteHouse')}
      row={houseCalls.remove}
      input={{ params: { id: String(id) } }}
      invalidates={[houseCalls.list]}
      onCancel={close}
      onPendingChange={(on) => setGoing(on ? house : null)}
      onDone={() => {
        const next = houses.find((other) => other.id !== id)
        if (next) setHouse(next.id)
        toast.success(t('deleted', { name }))
        close()
      }}
    />
  )
}
