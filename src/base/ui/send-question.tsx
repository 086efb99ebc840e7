import type { ReactNode } from 'react'
import type { Answer, CallInput, Row } from '../kit/endpoint'
import { useSend } from './answer'
import { ConfirmDialog } from './confirm-dialog'

export interface SendQuestionProps<R extends Row> {
  readonly title: string
  readonly text: ReactNode
  /** Left out: it stands as long as it is drawn. */
  readonly opened?: boolean
  /** What the safe button does, as a verb. */
  readonly cancelText: string
  /** What is sent with a yes, as a verb. */
  readonly confirmText: string
  readonly row: R
  readonly input: CallInput<R>
  /** Rows whose cached answers are old afterwards. */
  readonly refreshes: readonly Row[]
  readonly onCancel: () => void
  /** Told when the answer is waited for, and when that is over. */
  readonly onSending?: (on: boolean) => void
  readonly onDone: (answer: Answer<R>) => unknown
}

/** Asks before something is taken away, and sends the yes; a refusal stands in the dialog. */
export function SendQuestion<R extends Row>(props: SendQuestionProps<R>) {
  const {
    title,
    text,
    opened = true,
    cancelText,
    confirmText,
    row,
    input,
    refreshes,
    onCancel,
    onSending,
    onDone,
  } = props
  const sending = useSend(row, { refreshes })
  const send = async () => {
    let answer: Answer<R>
    onSending?.(true)
    try {
      answer = await sending.send(input)
    } catch {
      // The refusal stands in the dialog.
      onSending?.(false)
      return
    }
    onDone(answer)
    onSending?.(false)
  }
  return (
    <ConfirmDialog
      title={title}
      text={text}
      opened={opened}
      onCancel={() => {
        sending.renew()
        onCancel()
      }}
      cancelText={cancelText}
      confirmText={confirmText}
      onConfirm={() => void send()}
      danger
      busy={sending.busy}
      error={sending.error}
    />
  )
}
