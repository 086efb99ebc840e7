import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { osloDay, type Instant } from '../../kit/day'
import type { FieldErrors } from '../../kit/refusal'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import type { FieldProps } from '../field/field'
import { Notice } from '../page/notice'
import { dmy } from '../words/format'
import { clock } from '../words/moment'
import { useWords } from '../words/use-words'
import { draftWords } from '../words/words-draft'
import type { TaggedValues } from './held-values'

/** What went wrong at the last submit, beside the errors of the fields. */
export interface FormProblem {
  /** Number of failed submits: each one moves the focus to the summary. */
  readonly attempt: number
  /** Problems without a field on this screen, as keys or sentences. */
  readonly loose: readonly string[]
  readonly error: Error | null
}

export interface FormState<V extends object, B = unknown> {
  readonly id: string
  readonly values: V
  /** The values as they were before a press that is still going on: for what appears with them (`useSettled`). */
  readonly settled: V
  readonly errors: FieldErrors
  readonly problem: FormProblem
  readonly busy: boolean
  /** Why a press of Save waits (files on their way); it goes on by itself. Null: none does. */
  readonly waitsFor: string | null
  readonly field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>
  /** The fields of one record in a list of them, like `field`: `form.inside('persons', 0).field('phone')`. */
  readonly inside: <K extends keyof V & string>(
    name: K,
    /** Null: of the one record that the field holds, while it holds one. */
    index: number | null,
  ) => Pick<FormState<RecordIn<V[K]>>, 'field'>
  readonly set: <K extends keyof V & string>(name: K, value: V[K]) => void
  readonly setMany: (values: Partial<V>) => void
  /** Takes these values as a change of the record as it was found to be at a save. */
  readonly setMerged: (found: TaggedValues<V>, values: V) => void
  /** Sets an error that stays until the field's value changes (an e-mail address that is taken); null removes it. */
  readonly setError: (name: keyof V & string, key: string | null) => void
  /** Whether the values differ from the saved ones. Reads the latest values, also between two renders. */
  readonly isDirty: () => boolean
  /** Whether the values are on their way to the server. Reads the latest state, also between two renders. */
  readonly isSaving: () => boolean
  /** What stands in the form was typed earlier: when it was kept, in ms since 1970; null: it was not. */
  readonly restoredAt: number | null
  /** What a restored draft was typed over, where the record is another by now: a save has to be compared with it. */
  readonly behind: TaggedValues<V> | null
  /** When what stands in the form was kept as a draft; null: not yet, or it can't be. */
  readonly storedAt: number | null
  /** Lets go of what is typed: its draft is removed, and nothing more is kept until something is typed again. */
  readonly discard: () => void
  /** Starts over with these values, or with what is saved. */
  readonly reset: (values?: V) => void
  /** Clears errors and keeps the values: the next step of a wizard begins unchecked. */
  readonly uncheck: () => void
  /** Marks the current values as saved; a draft of them is removed. */
  readonly settle: () => void
  /** Checks, sends, and shows a refusal at its fields or in the summary. Resolves to whether it succeeded. */
  readonly submit: <A>(send: (body: B) => Promise<A> | A, done?: (answer: A) => void) => Promise<boolean>
}

/** What a list of records holds, or a field that holds one. */
type RecordIn<L> = L extends readonly (infer R extends object)[] ? R : L extends object | null ? NonNullable<L> : never

interface DraftNoteProps {
  readonly form: Pick<FormState<object>, 'restoredAt' | 'behind' | 'storedAt'>
  /** Takes the form back to what is saved. */
  readonly onDiscard: () => void
  /** Told while the question stands over the form. */
  readonly onAsking: (asking: boolean) => void
}

/** Says that what stands in the form was typed earlier and never saved, and lets the landlord throw it away. */
export function DraftRestored({ form: { restoredAt, behind }, ...rest }: DraftNoteProps) {
  const t = useWords(draftWords)
  if (restoredAt === null) return null
  const date = dmy(osloDay(new Date(restoredAt).toISOString() as Instant))
  return (
    <Notice kind={behind ? 'warning' : 'info'} action={<DiscardDraft {...rest} />}>
      {t('restored', { date, time: clock(new Date(restoredAt)) })} {behind && t('behind')}
    </Notice>
  )
}

/** When what stands in the form was kept in this browser. */
export function DraftStatus({ form: { storedAt } }: { readonly form: Pick<FormState<object>, 'storedAt'> }) {
  const t = useWords(draftWords)
  return (
    <span role="status" className="ui-draft">
      {storedAt !== null && t('kept', { time: clock(new Date(storedAt)) })}
    </span>
  )
}

function DiscardDraft({ onDiscard, onAsking }: Pick<DraftNoteProps, 'onDiscard' | 'onAsking'>) {
  const t = useWords(draftWords)
  const [asking, setAsking] = useState(false)
  const ask = (open: boolean) => {
    setAsking(open)
    onAsking(open)
  }
  return (
    <>
      <Anchor component="button" type="button" inherit onClick={() => ask(true)}>
        {t('discard')}
      </Anchor>
      <ConfirmDialog
        title={t('discardTitle')}
        text={t('discardText')}
        opened={asking}
        danger
        cancelText={t('stay')}
        confirmText={t('discard')}
        onCancel={() => ask(false)}
        onConfirm={() => {
          ask(false)
          onDiscard()
        }}
      />
    </>
  )
}
