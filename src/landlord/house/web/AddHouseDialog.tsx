import { useState } from 'react'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { Form } from '../../../base/ui/form/form'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import { houseCalls } from '../calls'
import { HouseForm, houseRecord, maxHouses } from '../model'
import { houseWords } from '../words'
import { CoOwnerFields } from './CoOwnerFields'
import { HouseFields } from './HouseFields'
import { useHouse } from './use-house'
import { LeaveButton } from '../../../base/ui/form/leave-button'

interface DialogProps {
  readonly onClose: () => void
}

export default function AddHouseDialog({ onClose }: DialogProps) {
  const { houses } = useHouse()
  // Decided once, so that a house that is added elsewhere in the meantime doesn't remove the typed
  // values.
  const [full] = useState(houses.length >= maxHouses)
  return full ? <TooManyHousesDialog onClose={onClose} /> : <AddHouse onClose={onClose} />
}

function AddHouse({ onClose }: DialogProps) {
  const t = useWords(houseWords)
  const common = useWords(uiWords)
  const { setHouse } = useHouse()
  const form = useForm({ schema: HouseForm, initial: houseRecord.empty, toBody: houseRecord.toBody })
  const guard = useUnsavedChangesGuard(form)
  const save = useEndpointMutation(houseCalls.create, { invalidates: [houseCalls.list] })
  return (
    <Dialog title={t('addTitle')} opened onClose={onClose} guard={guard}>
      <Form
        form={form}
        submitText={t('add')}
        onSubmit={(body) => save.mutateAsync({ body })}
        onDone={(house) => {
          toast.success(t('added', { name: house.name }))
          setHouse(house.id)
          onClose()
        }}
        actions={<LeaveButton onClick={() => guard.leave(onClose)}>{common('cancel')}</LeaveButton>}
      >
        <HouseFields form={form} />
        <CoOwnerFields form={form} />
      </Form>
    </Dialog>
  )
}

function TooManyHousesDialog({ onClose }: DialogProps) {
  const t = useWords(houseWords)
  return (
    <ConfirmDialog title={t('tooManyTitle')} text={t('tooManyText')} opened onCancel={onClose} cancelText={t('ok')} />
  )
}
