import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import type { Row } from '../../kit/endpoint'
import { isSame } from '../../kit/is-same'
import { call, type CallRequest, type CallResult } from '../query/call'
import { CallError } from '../query/call-request'
import type { ChangedDialogProps } from './changed-dialog'
import type { FormState } from './draft-notes'
import type { FieldSays } from './field-says'
import type { TaggedValues } from './held-values'
import { merge, type Merge, type Unit } from './merge'

/** What a form was opened with: the record, its tag, and its values as the form holds them. */
interface Opened<V, T> extends TaggedValues<V> {
  readonly stored: T
}

// Hardly anybody meets it, and every form would carry it. `lazy` forgets that the component is generic.
const ChangedDialog = lazy(async () => ({
  default: (await import('./changed-dialog')).ChangedDialog,
})) as unknown as <V extends object>(props: ChangedDialogProps<V>) => ReactNode

export interface EditingSettings<V extends object, R extends Row> {
  readonly form: Pick<FormState<V>, 'values' | 'setMerged' | 'behind'>
  /** The call that reads the record, and the record as the form is opened with it; null for a new one. */
  readonly read: R
  readonly input: CallRequest<R>
  readonly stored: CallResult<R> | null
  readonly toForm: (stored: CallResult<R>) => V
  /** How a difference is said: label and value of a field. */
  readonly says: FieldSays
  readonly together?: readonly Unit<V>[]
  /** What this form sends, where that is not all that it holds. */
  readonly mine?: (values: V) => V
  /** Called with the merged values before they are sent, and with the record as it is stored now. */
  readonly onMerged?: (values: V, stored: CallResult<R>) => void
}

/** What has been stored by somebody else while the form was open. */
export interface ThreeWayMerge<V extends object> {
  readonly base: V
  readonly mine: V
  readonly theirs: V
  readonly merge: Merge<V>
}

export interface Editing<T = unknown> {
  /** Makes the write with the tag, and the record, that the form was opened with. Throws what the call throws. */
  readonly send: <A>(write: (ifMatch: string, stored: T) => Promise<A>) => Promise<A>
  /** Whether the landlord is told what became of the record, and asked. */
  readonly isAsking: boolean
  /** The question; `save` sends the form once more, with the merged values in it. */
  readonly dialog: (save: () => void) => ReactNode
}

const failsAs = (error: unknown, reason: CallError['message']): error is CallError =>
  error instanceof CallError && error.message === reason

/**
 * The edits of a stored record in a form (docs/rules.md#two-editors). What the record was when the form was opened is kept
 * here, not in the cache of queries, which is refreshed in the background: a save names the tag of what the landlord saw, or
 * of what a restored draft was typed over.
 */
export function useEditing<V extends object, R extends Row>(settings: EditingSettings<V, R>): Editing<CallResult<R>> {
  const { form, read, input, stored, toForm, says, together = [], mine = (values) => values, onMerged } = settings
  const tagged = (found: unknown): Opened<V, CallResult<R>> => {
    const record = found as CallResult<R>
    return { etag: (record as { readonly etag: string }).etag, values: toForm(record), stored: record }
  }
  const [first] = useState(() => (stored === null ? null : tagged(stored)))
  // What was looked at since, at a save; read by one that follows before the next render.
  const seen = useRef<Opened<V, CallResult<R>> | null>(null)
  const [found, setFound] = useState<
    'trashed' | 'deleted' | { readonly base: V; readonly now: Opened<V, CallResult<R>> } | null
  >(null)

  const changed = (base: V, theirs: V): ThreeWayMerge<V> => {
    const own = mine(form.values)
    const units = [...together, ...(says.units as readonly Unit<V>[])]
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
          // Changed is only what this form doesn't hold.
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

/** Whether the record itself is not there any more: 404 may also mean a house or a supplier that it names. */
const isGone = async <R extends Row>(read: R, input: CallRequest<R>): Promise<boolean> =>
  await call(read, input).then(
    () => false,
    (error: unknown) => failsAs(error, 'notFound'),
  )
