import { isFileList, type FileValue } from '../../kit/file-value'
import { isSame } from '../../kit/is-same'

/** Fields that are taken from one side together, because a mixture would be a value that nobody has written. */
export type FieldUnit<V> = readonly (keyof V & string)[]

export interface Merge<V> {
  /**
   * The values of this form. A unit that only the other side has changed has the other side's values. The files are
   * those of both sides.
   */
  readonly values: V
  /**
   * The units that only the other side has changed, and the fields to which the other side has added or removed files.
   */
  readonly taken: readonly FieldUnit<V>[]
  /** The units that both sides have changed, each in its own way. */
  readonly conflicts: readonly FieldUnit<V>[]
}

export interface ThreeWayMerge<V extends object> {
  readonly base: V
  readonly mine: V
  readonly theirs: V
  readonly merge: Merge<V>
}

/** The files of both sides, which never conflict: files are only added or removed. */
export function mergeFiles(
  base: readonly FileValue[],
  mine: readonly FileValue[],
  theirs: readonly FileValue[],
): readonly FileValue[] {
  const has = (files: readonly FileValue[], { url }: FileValue) => files.some((one) => one.url === url)
  return [
    ...theirs.filter((file) => has(mine, file) || !has(base, file)),
    ...mine.filter((file) => !has(base, file) && !has(theirs, file)),
  ]
}

/**
 * Merges three versions: the record when the form was opened, the form's values, and the stored record. Fields in
 * `together` belong together.
 */
export function merge<V extends object>(base: V, mine: V, theirs: V, together: readonly FieldUnit<V>[] = []): Merge<V> {
  const names = Object.keys(mine) as (keyof V & string)[]
  const units: FieldUnit<V>[] = []
  for (const name of names) {
    const unit = together.find((group) => group.includes(name)) ?? [name]
    if (!units.includes(unit)) units.push(unit)
  }
  const values = { ...mine }
  const taken: FieldUnit<V>[] = []
  const conflicts: FieldUnit<V>[] = []
  for (const unit of units) {
    const of = (from: V) => unit.map((name) => from[name])
    const [name] = unit
    const sides = name === undefined ? [] : [base[name], mine[name], theirs[name]]
    if (unit.length === 1 && sides.some(isFileList)) {
      const [were, own, others] = sides as (readonly FileValue[])[]
      const merged = mergeFiles(were!, own!, others!)
      if (isSame(merged, own)) continue
      Object.assign(values, { [name!]: merged })
      taken.push(unit)
    } else if (isSame(of(base), of(theirs)) || isSame(of(mine), of(theirs))) {
      continue
    } else if (isSame(of(base), of(mine))) {
      for (const each of unit) values[each] = theirs[each]
      taken.push(unit)
    } else {
      conflicts.push(unit)
    }
  }
  return { values, taken, conflicts }
}

export function resolveMerge<V extends object>(
  { values, conflicts }: Merge<V>,
  theirs: V,
  chosen: (unit: FieldUnit<V>) => 'mine' | 'theirs',
): V {
  const resolved = { ...values }
  for (const unit of conflicts) if (chosen(unit) === 'theirs') for (const name of unit) resolved[name] = theirs[name]
  return resolved
}
