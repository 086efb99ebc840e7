/** A stored record as values of the form, with its tag. */
export interface TaggedValues<V> {
  readonly etag: string
  readonly values: V
}

/** The values of a form, and the saved ones. */
export interface HeldValues<V> {
  readonly values: V
  /** What the values are compared with. */
  readonly saved: V
  /** The record that was found at a save, when it differs from the one that the form was opened with. */
  readonly found: TaggedValues<V> | null
}

/**
 * The state after a merge with another user's saved changes. From then on the merged values are a change of that
 * record.
 */
export const afterMerge = <V>(found: TaggedValues<V>, values: V): HeldValues<V> => ({
  values,
  saved: found.values,
  found,
})

/**
 * A form that starts over with these values, or with the saved ones. The saved ones are the record that was found at a
 * merge, whose tag the next save names. With older values that save would silently undo another user's changes.
 */
export function startedOver<V>({ found }: Pick<HeldValues<V>, 'found'>, initial: V, next?: V): HeldValues<V> {
  const stays = next === undefined ? found : null
  const values = next ?? stays?.values ?? initial
  return { values, saved: values, found: stays }
}
