export interface TaggedValues<V> {
  readonly etag: string
  readonly values: V
}

export interface EditedValues<V> {
  readonly values: V
  /** The saved values, with which the form's values are compared. */
  readonly saved: V
  /** The record that a save found, when it differs from the one that the form was opened with. */
  readonly found: TaggedValues<V> | null
}

/**
 * The form after a merge with changes that another user has saved. From now on its values are
 * compared with the record that has those changes.
 */
export const valuesAfterMerge = <V>(found: TaggedValues<V>, values: V): EditedValues<V> => ({
  values,
  saved: found.values,
  found,
})

/**
 * The form when it starts over. After a merge it starts with the record whose tag the next save
 * names. If it started with older values, that save would silently undo another user's changes.
 */
export function valuesOfRestartedForm<V>(
  { found }: Pick<EditedValues<V>, 'found'>,
  initial: V,
  next?: V,
): EditedValues<V> {
  const stays = next === undefined ? found : null
  const values = next ?? stays?.values ?? initial
  return { values, saved: values, found: stays }
}
