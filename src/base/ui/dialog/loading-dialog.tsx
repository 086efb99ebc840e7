import { Dialog } from './dialog'
import { ErrorState } from '../page/error-state'
import { Loading } from '../page/loading'

export interface LoadingDialogProps {
  readonly title: string
  readonly label?: string
  readonly error: unknown
  readonly retry: () => unknown
  readonly onClose: () => void
}

export function LoadingDialog({ title, label, error, retry, onClose }: LoadingDialogProps) {
  return (
    <Dialog title={title} opened onClose={onClose} size="wide">
      {error ? <ErrorState error={error} retry={retry} /> : <Loading label={label} height={320} />}
    </Dialog>
  )
}
