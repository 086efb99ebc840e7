/** A stored record as the form holds it, with its tag. */
export interface TaggedValues<V> {
  readonly etag: string
  readonly values: V
}

/** What a form holds, and what of it is saved. */
export interface HeldValues<V> {
  readonly values: V
  /** What the values are compared with. */
  readonly saved: V
  /** The record as it was found to be at a save, where that is another than the form was opened with. */
  readonly found: TaggedValues<V> | null
}

/** After a merge with what somebody else has saved: from then on the merged values are a change of that. */
export const afterMerge = <V>(found: TaggedValues<V>, values: V): HeldValues<V> => ({
  values,
  saved: found.values,
  found,
})

/**
 * A form that starts over: with these values, else with what is saved. That is the record that was found at a merge, whose tag
 * the next save names: with older values that save would take back unseen what somebody else has changed.
 */
export function startedOver<V>({ found }: Pick<HeldValues<V>, 'found'>, initial: V, next?: V): HeldValues<V> {
  const stays = next === undefined ? found : null
  const values = next ?? stays?.values ?? initial
  return { values, saved: values, found: stays }
}
