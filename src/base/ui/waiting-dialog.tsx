import { Dialog } from './dialog'
import { ErrorState, Loading } from './states'

export interface WaitingDialogProps {
  readonly title: string
  /** Says what is on its way; left out: "Loading". */
  readonly label?: string
  readonly error: unknown
  readonly retry: () => unknown
  readonly onClose: () => void
}

/** A dialog's room while what it needs is on its way, or why it does not come. */
export function WaitingDialog({ title, label, error, retry, onClose }: WaitingDialogProps) {
  return (
    <Dialog title={title} opened onClose={onClose} size="wide">
      {error ? <ErrorState error={error} retry={retry} /> : <Loading label={label} height={320} />}
    </Dialog>
  )
}
