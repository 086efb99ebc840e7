import type { Row } from '../../../base/kit/endpoint'
import { invalidate } from '../../../base/ui/query/endpoint-query'
import { ConfirmMutation, type ConfirmMutationProps } from '../../../base/ui/dialog/confirm-mutation'
import { toast } from '../../../base/ui/page/toast'
import { accountCalls } from '../../../landlord/account/calls'

export interface TrashOptions {
  readonly invalidates: readonly Row[]
  readonly undo: (record: { readonly id: number; readonly houseId: number }) => void
  readonly onKeep: () => void
  readonly onGone: () => void
}

export interface TrashQuestionProps<R extends Row>
  extends
    TrashOptions,
    Pick<ConfirmMutationProps<R>, 'title' | 'text' | 'cancelText' | 'confirmText' | 'row' | 'input' | 'changes'> {
  readonly record: { readonly id: number; readonly houseId: number }
  /** The call that reads the record. Its answer is out of date after the record was moved. */
  readonly read: Row
  /** The message after the record was moved, with a button to undo. */
  readonly trashedText: string
}

export function TrashQuestion<R extends Row>({
  record,
  read,
  trashedText,
  invalidates,
  undo,
  onKeep,
  onGone,
  ...question
}: TrashQuestionProps<R>) {
  return (
    <ConfirmMutation<R>
      {...question}
      invalidates={[...invalidates, accountCalls.profile]}
      onCancel={onKeep}
      onDone={() => {
        invalidate(read)
        toast.success(trashedText, { undo: { run: () => undo(record) } })
        onGone()
      }}
    />
  )
}
