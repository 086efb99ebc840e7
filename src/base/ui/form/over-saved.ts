import { isSame } from '../../kit/is-same'

/** A draft as it stands in the form again. */
export interface Restored<V> {
  readonly values: V
  /** What the landlord changed it from: a save is compared with this. */
  readonly base: V
}

/**
 * A draft over what is saved now. Of an equal record, or of a new one, only what was typed stands over it. A record that was
 * changed since (`isBehind`) stands as it was when the draft was typed, until a save asks what becomes of both. `kept` is
 * what a draft may hold of what is saved: a field that none may hold is as it is saved in either case.
 */
export function overSaved<V extends object>(
  { values, base }: Restored<V>,
  saved: V,
  kept: V,
  isBehind: boolean,
): Restored<V> {
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
