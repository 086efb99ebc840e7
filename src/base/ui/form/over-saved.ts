import { isSame } from '../../kit/is-same'

export interface RestoredValues<V> {
  readonly values: V
  /** The saved values that the landlord began with. A save is compared with them. */
  readonly base: V
}

/**
 * Puts a restored draft over the saved values. Only what was typed replaces them. The record may have changed after the
 * draft was typed (`isBehind`). Then the form shows the record as it was at that time, and a save asks about both
 * versions. A draft may contain only the `kept` part of the saved values.
 */
export function mergeDraftIntoSaved<V extends object>(
  { values, base }: RestoredValues<V>,
  saved: V,
  kept: V,
  isBehind: boolean,
): RestoredValues<V> {
  const names = Object.keys(saved) as (keyof V)[]
  const over = (from: V, which: readonly (keyof V)[]): V => ({
    ...saved,
    ...Object.fromEntries(which.map((name) => [name, from[name]])),
  })
  if (!isBehind) {
    const typed = names.filter((name) => !isSame(values[name], base[name]))
    return { values: over(values, typed), base: saved }
  }
  const held = names.filter((name) => isSame(kept[name], saved[name]))
  return { values: over(values, held), base: over(base, held) }
}
