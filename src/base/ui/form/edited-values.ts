export interface TaggedValues<V> {
  readonly etag: string
  readonly values: V
}

export interface EditedValues<V> {
  readonly values: V
  /** The values are compared with these. */
  readonly saved: V
  /** Found at a save, when it differs from the record that the form was opened with. */
  readonly found: TaggedValues<V> | null
}

/** After a merge with another user's saved changes the merged values are a change of that record. */
export const afterMerge = <V>(found: TaggedValues<V>, values: V): EditedValues<V> => ({
  values,
  saved: found.values,
  found,
})

/**
 * At a merge the saved values are the record whose tag the next save names. With older values that save would silently
 * undo another user's changes.
 */
export function startedOver<V>({ found }: Pick<EditedValues<V>, 'found'>, initial: V, next?: V): EditedValues<V> {
  const stays = next === undefined ? found : null
  const values = next ?? stays?.values ?? initial
  return { values, saved: values, found: stays }
}
