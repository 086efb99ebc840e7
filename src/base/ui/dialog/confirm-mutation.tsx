import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Answer, Row } from '../../kit/endpoint'
import type { FieldTexts } from '../form/field-texts'
import type { CallRequest, CallResult } from '../query/call'
import { CallError } from '../query/call-request'
import { keepsIdempotencyKey, useEndpointMutation } from '../query/endpoint-query'
import { ConfirmDialog } from './confirm-dialog'

export interface ConfirmMutationProps<R extends Row> {
  readonly title: string
  readonly text: ReactNode
  /** Left out: the dialog is open while it is mounted. */
  readonly opened?: boolean
  readonly cancelText: string
  /** Replaces `cancelText` after a request whose result is unknown. `cancelText` would then promise too much. */
  readonly uncertainText?: string
  readonly confirmText: string
  readonly row: R
  /** The body and headers of the request, including the tag of the shown record. */
  readonly input: CallRequest<R>
  /** Shows what has changed since the record was shown, so that the landlord decides again. */
  readonly changes?: Changes<R>
  readonly invalidates: readonly Row[]
  /** `isUncertain`: the request was sent, and its result is unknown. */
  readonly onCancel: (isUncertain: boolean) => void
  /** True when the request is sent, false when it has ended. */
  readonly onPendingChange?: (on: boolean) => void
  readonly onDone: (answer: Answer<R>) => unknown
}

type Current<R extends Row> = R['ifMatch'] extends Row ? CallResult<R['ifMatch']> : never

interface Changes<R extends Row> {
  readonly before: object
  readonly toForm: (now: Current<R>) => object
  readonly says: FieldTexts
}

const ChangesSince = lazy(async () => ({ default: (await import('../form/difference-list')).ChangesSince }))

export function ConfirmMutation<R extends Row>(props: ConfirmMutationProps<R>) {
  const {
    title,
    text,
    opened = true,
    cancelText,
    uncertainText = cancelText,
    confirmText,
    row,
    input,
    changes,
    invalidates,
    onCancel,
    onPendingChange,
    onDone,
  } = props
  const mutation = useEndpointMutation(row, { invalidates })
  // The dialog keeps the record that it opened with, even when the record is loaded again behind it.
  const shown = { opened, input, before: changes?.before }
  const [asked, setAsked] = useState(shown)
  if (asked.opened !== opened) setAsked(shown)
  const current = mutation.error instanceof CallError ? (mutation.error.current as Current<R> | undefined) : undefined
  const isUncertain = mutation.error !== null && keepsIdempotencyKey(mutation.error)
  const confirm = async () => {
    let answer: Answer<R>
    onPendingChange?.(true)
    try {
      answer = await mutation.mutateAsync(
        current === undefined ? asked.input : { ...asked.input, ifMatch: (current as { readonly etag: string }).etag },
      )
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
      text={
        <>
          {text}
          {current !== undefined && changes && asked.before && (
            <Suspense>
              <ChangesSince before={asked.before} now={changes.toForm(current)} says={changes.says} />
            </Suspense>
          )}
        </>
      }
      opened={opened}
      onCancel={() => {
        const isUncertain = mutation.error !== null && keepsIdempotencyKey(mutation.error)
        mutation.reset()
        onCancel(isUncertain)
      }}
      cancelText={isUncertain ? uncertainText : cancelText}
      confirmText={confirmText}
      onConfirm={() => void confirm()}
      danger
      busy={mutation.isPending}
      error={mutation.error}
    />
  )
}
