import { Suspense } from 'react'
import { DialogFrame } from '../../../base/ui/dialog/dialog-frame'
import { useAfterPaint } from '../../../base/ui/page/after-paint'
import { lazyPart } from '../../../base/ui/page/lazy-part'
import type { OpenMatchDialog, MatchDialogProps } from './match-dialog'

const dialogs = {
  rent: lazyPart(() => import('./RentDialog')),
  vouchers: lazyPart(() => import('./VouchersDialog')),
  expense: lazyPart(() => import('./ExpenseOfPayment')),
}

/** Fetches a dialog, when a press that opens it is likely. */
export const fetchMatchDialog = (kind: OpenMatchDialog['kind']): void => dialogs[kind].fetch()

/** The dialogs of a payment. Each is fetched when it is first opened, or before that when a press is likely. */
export function MatchDialogs({
  asked,
  ...given
}: { asked: OpenMatchDialog } & Pick<MatchDialogProps, 'onDone' | 'onClose' | 'onNewVoucher' | 'isSaving'>) {
  // The frame answers the press. The dialog is made after it.
  const drawn = useAfterPaint(asked.kind, null)
  const frame = <DialogFrame sidePane={asked.kind === 'expense'} width={640} />
  if (drawn !== asked.kind) return frame
  const Shown = dialogs[drawn]
  return (
    <Suspense fallback={frame}>
      <Shown row={asked.row} says={asked.says} {...given} />
    </Suspense>
  )
}
