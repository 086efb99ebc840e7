import type { Row } from '../../../base/kit/endpoint'
import { outdate } from '../../../base/ui/answer'
import { SendQuestion, type SendQuestionProps } from '../../../base/ui/send-question'
import { toast } from '../../../base/ui/toast'
import { accountCalls } from '../../../landlord/account/calls'

/** What a record's way to the trash folder and back needs to know of the page. */
export interface TrashWay {
  readonly refreshes: readonly Row[]
  /** Takes it out of the trash folder again. */
  readonly undo: (record: { readonly id: number; readonly houseId: number }) => void
  readonly onKeep: () => void
  readonly onGone: () => void
}

export interface TrashQuestionProps<R extends Row>
  extends TrashWay, Pick<SendQuestionProps<R>, 'title' | 'text' | 'cancelText' | 'confirmText' | 'row' | 'input'> {
  readonly record: { readonly id: number; readonly houseId: number }
  /** The call that shows it, which is old afterwards. */
  readonly read: Row
  /** The note afterwards, which can bring it back. */
  readonly trashedText: string
}

/** Asks before a record goes to the trash folder. */
export function TrashQuestion<R extends Row>({
  record,
  read,
  trashedText,
  refreshes,
  undo,
  onKeep,
  onGone,
  ...question
}: TrashQuestionProps<R>) {
  return (
    <SendQuestion<R>
      {...question}
      refreshes={[...refreshes, accountCalls.profile]}
      onCancel={onKeep}
      onDone={() => {
        outdate(read)
        toast.success(trashedText, { undo: { run: () => undo(record) } })
        onGone()
      }}
    />
  )
}
