import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { CallError } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import { houseCalls } from '../../../landlord/house/calls'
import { ChangedMeanwhileState } from './ChangedState'
import { galleryWords } from './words'

const nothing = () => {}
const unavailable = new CallError('unavailable', 503, {}, 'req-503')

/** A dialog whose data did not come. */
export function Unloaded() {
  const t = useWords(galleryWords)
  return <LoadingDialog title={t('dialogTitle')} error={unavailable} retry={nothing} onClose={nothing} />
}

/** A question before something is lost, which makes its call itself. */
export function ConfirmOpen() {
  const t = useWords(galleryWords)
  return (
    <ConfirmMutation
      title={t('confirmTitle')}
      text={
        <>
          {t('paragraph')}
          <ChangedMeanwhileState />
        </>
      }
      cancelText={t('secondary')}
      confirmText={t('dangerOutline')}
      row={houseCalls.remove}
      input={{ params: { id: '1' }, ifMatch: '' }}
      invalidates={[]}
      onCancel={nothing}
      onDone={nothing}
    />
  )
}

/** A question whose answer was refused and is sent once more. */
export function ConfirmRefused() {
  const t = useWords(galleryWords)
  return (
    <ConfirmDialog
      title={t('confirmTitle')}
      text={t('paragraph')}
      opened
      onCancel={nothing}
      confirmText={t('primary')}
      onConfirm={nothing}
      busy
      error={unavailable}
    />
  )
}
