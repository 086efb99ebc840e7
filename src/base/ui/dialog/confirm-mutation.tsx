import type { ReactNode } from 'react'
import type { Answer, CallInput, Row } from '../../kit/endpoint'
import { useEndpointMutation } from '../query/endpoint-query'
import { ConfirmDialog } from './confirm-dialog'

export interface ConfirmMutationProps<R extends Row> {
  readonly title: string
  readonly text: ReactNode
  /** Left out: open as long as it is mounted. */
  readonly opened?: boolean
  /** What the safe button does, as a verb. */
  readonly cancelText: string
  /** What the mutation does, as a verb. */
  readonly confirmText: string
  readonly row: R
  readonly input: CallInput<R>
  /** Rows whose cached data is stale afterwards. */
  readonly invalidates: readonly Row[]
  readonly onCancel: () => void
  /** Called with true when the request is sent and with false when it has ended. */
  readonly onPendingChange?: (on: boolean) => void
  readonly onDone: (answer: Answer<R>) => unknown
}

/** Asks for confirmation before a destructive mutation, then sends it; a refusal is shown in the dialog. */
export function ConfirmMutation<R extends Row>(props: ConfirmMutationProps<R>) {
  const {
    title,
    text,
    opened = true,
    cancelText,
    confirmText,
    row,
    input,
    invalidates,
    onCancel,
    onPendingChange,
    onDone,
  } = props
  const mutation = useEndpointMutation(row, { invalidates })
  const confirm = async () => {
    let answer: Answer<R>
    onPendingChange?.(true)
    try {
      answer = await mutation.mutateAsync(input)
    } catch {
      // The dialog shows mutation.error.
      onPendingChange?.(false)
      return
    }
    onDone(answer)
    onPendingChange?.(false)
  }
  return (
    <ConfirmDialog
      title={title}
      text={text}
      opened={opened}
      onCancel={() => {
        mutation.reset()
        onCancel()
      }}
      cancelText={cancelText}
      confirmText={confirmText}
      onConfirm={() => void confirm()}
      danger
      busy={mutation.isPending}
      error={mutation.error}
    />
  )
}
