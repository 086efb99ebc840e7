import { Dialog, type DialogProps } from './dialog'
import { Form, type FormProps } from '../form/form'
import { useUnsavedChangesGuard } from '../form/unsaved-changes-guard'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'
import { LeaveButton } from '../form/leave-button'

export interface FormDialogProps<V extends object, B, A>
  extends Omit<FormProps<V, B, A>, 'actions'>, Pick<DialogProps, 'title' | 'size' | 'sidePane' | 'onClose'> {}

/** A dialog with a form. It asks before typed values are lost, and can't be cancelled while it is being sent. */
export function FormDialog<V extends object, B, A>({
  title,
  size = 'normal',
  sidePane = false,
  onClose,
  ...rest
}: FormDialogProps<V, B, A>) {
  const t = useWords(uiWords)
  const { form, editing } = rest
  const guard = useUnsavedChangesGuard(form)
  const isAsking = guard.isAsking || editing?.isAsking === true
  return (
    <Dialog title={title} opened onClose={onClose} guard={{ ...guard, isAsking }} size={size} sidePane={sidePane}>
      <Form
        {...rest}
        actions={
          <LeaveButton disabled={form.busy} onClick={() => guard.leave(onClose)}>
            {t('cancel')}
          </LeaveButton>
        }
      />
    </Dialog>
  )
}
