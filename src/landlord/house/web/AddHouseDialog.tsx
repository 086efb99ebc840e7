import { Button } from '@mantine/core'
import { useSend } from '../../../base/ui/answer'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog'
import { Dialog } from '../../../base/ui/dialog'
import { Form } from '../../../base/ui/form'
import { useDiscardGuard } from '../../../base/ui/guard'
import { toast } from '../../../base/ui/toast'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { houseCalls } from '../calls'
import { HouseForm, maxHouses } from '../model'
import { houseWords } from '../words'
import { HouseFields, noHouse } from './HouseFields'
import { useHouse } from './use-house'

interface DialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Adds a house and chooses it. With four houses already it says that no more fit. */
export default function AddHouseDialog({ opened, onClose }: DialogProps) {
  const { houses } = useHouse()
  if (houses.length >= maxHouses) return <TooManyHousesDialog opened={opened} onClose={onClose} />
  return opened ? <AddHouse onClose={onClose} /> : null
}

function AddHouse({ onClose }: { onClose: () => void }) {
  const t = useWords(houseWords)
  const { setHouse } = useHouse()
  const form = useForm({ schema: HouseForm, initial: noHouse })
  const guard = useDiscardGuard(form.isDirty)
  const save = useSend(houseCalls.create, { refreshes: [houseCalls.list] })
  return (
    <Dialog title={t('addTitle')} opened onClose={onClose} guard={guard}>
      <Form
        form={form}
        submitText={t('add')}
        onSubmit={(body) => save.send({ body })}
        onDone={(house) => {
          toast.success(t('added', { name: house.name }))
          setHouse(house.id)
          onClose()
        }}
        actions={
          <Button variant="default" onClick={() => guard.leave(onClose)}>
            {t('cancel')}
          </Button>
        }
      >
        <HouseFields form={form} />
      </Form>
    </Dialog>
  )
}

/** Four houses are the most an account can have. */
function TooManyHousesDialog({ opened, onClose }: DialogProps) {
  const t = useWords(houseWords)
  return (
    <ConfirmDialog
      title={t('tooManyTitle')}
      text={t('tooManyText')}
      opened={opened}
      onCancel={onClose}
      cancelText={t('ok')}
    />
  )
}
