import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import type { Row } from '../../kit/endpoint'
import { isSame } from '../../kit/is-same'
import { call, type CallRequest, type CallResult } from '../query/call'
import { CallError } from '../query/call-request'
import type { ChangedDialogProps } from './changed-dialog'
import type { FormState } from './form-state'
import type { FieldTexts } from './field-texts'
import type { TaggedValues } from './edited-values'
import { merge, type ThreeWayMerge, type FieldUnit } from './merge'

interface Opened<V, T> extends TaggedValues<V> {
  readonly stored: T
}

// The dialog is a separate chunk: hardly anybody needs it, and every form would load it. `lazy` loses the component's
// type parameter.
const ChangedDialog = lazy(async () => ({
  default: (await import('./changed-dialog')).ChangedDialog,
})) as unknown as <V extends object>(props: ChangedDialogProps<V>) => ReactNode

export interface EditingSettings<V extends object, R extends Row> {
  readonly form: Pick<FormState<V>, 'values' | 'setMerged' | 'behind'>
  /** The stored record. Null for a new one. */
  readonly read: R
  readonly input: CallRequest<R>
  readonly stored: CallResult<R> | null
  readonly toForm: (stored: CallResult<R>) => V
  readonly says: FieldTexts
  readonly together?: readonly FieldUnit<V>[]
  /** The values that this form sends, if it doesn't send all of them. */
  readonly mine?: (values: V) => V
  /** Called before the merged values are sent. */
  readonly onMerged?: (values: V, stored: CallResult<R>) => void
}

export interface Editing<T = unknown> {
  /** Calls `write` with the tag and the record that the form was opened with. Throws the errors of the call. */
  readonly send: <A>(write: (ifMatch: string, stored: T) => Promise<A>) => Promise<A>
  readonly isAsking: boolean
  /** The dialog about changes that were saved elsewhere. `save` sends the form again. */
  readonly dialog: (save: () => void) => ReactNode
}

const failsAs = (error: unknown, reason: CallError['message']): error is CallError =>
  error instanceof CallError && error.message === reason

/**
 * Keeps the record as it was when the form was opened (docs/rules/base.md#two-editors). The cache of queries can't keep
 * it, because it is refreshed in the background. A save names the tag of the record that the landlord saw. For a
 * restored draft it names the tag of the record that the draft was typed over.
 */
export function useEditing<V extends object, R extends Row>(settings: EditingSettings<V, R>): Editing<CallResult<R>> {
  const { form, read, input, stored, toForm, says, together = [], mine = (values) => values, onMerged } = settings
  const tagged = (found: unknown): Opened<V, CallResult<R>> => {
    const record = found as CallResult<R>
    return { etag: (record as { readonly etag: string }).etag, values: toForm(record), stored: record }
  }
  const [first] = useState(() => (stored === null ? null : tagged(stored)))
  // The record that a save has found. The next save may read it before the next render.
  const seen = useRef<Opened<V, CallResult<R>> | null>(null)
  const [found, setFound] = useState<
    'trashed' | 'deleted' | { readonly base: V; readonly now: Opened<V, CallResult<R>> } | null
  >(null)

  const changed = (base: V, theirs: V): ThreeWayMerge<V> => {
    const own = mine(form.values)
    const units = [...together, ...(says.units as readonly FieldUnit<V>[])]
    return { base, mine: own, theirs, merge: merge(base, own, theirs, units) }
  }
  return {
    send: async (write) => {
      const opened = seen.current ?? (first && { ...first, ...form.behind })
      if (opened === null) throw new Error('a new record has nothing to be compared with')
      const { etag, values, stored: record } = opened
      try {
        return await write(etag, record)
      } catch (refusal) {
        if (failsAs(refusal, 'isTrashed')) setFound('trashed')
        if (failsAs(refusal, 'notFound') && (await isGone(read, input))) setFound('deleted')
        if (!failsAs(refusal, 'changedMeanwhile') || refusal.current === undefined) throw refusal
        const now = tagged(refusal.current)
        if ((refusal.current as { readonly isTrashed?: boolean }).isTrashed) setFound('trashed')
        else if (!isSame(now.values, values)) setFound({ base: values, now })
        else {
          // Only values outside this form have changed, so the form is sent again with the new tag.
          seen.current = now
          return await write(now.etag, now.stored)
        }
        throw refusal
      }
    },
    isAsking: found !== null,
    dialog: (save) =>
      found === null ? null : (
        <Suspense>
          <ChangedDialog
            meanwhile={typeof found === 'string' ? found : changed(found.base, found.now.values)}
            says={says}
            onBack={() => setFound(null)}
            onSave={(values) => {
              if (typeof found === 'string') return
              seen.current = found.now
              setFound(null)
              onMerged?.(values, found.now.stored)
              form.setMerged(found.now, values)
              save()
            }}
          />
        </Suspense>
      ),
  }
}

/** True if the record itself is missing. A 404 may also mean a house or a supplier that the record names. */
const isGone = async <R extends Row>(read: R, input: CallRequest<R>): Promise<boolean> =>
  await call(read, input).then(
    () => false,
    (error: unknown) => failsAs(error, 'notFound'),
  )
