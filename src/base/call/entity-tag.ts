import { Refusal } from '../kit/refusal'

export class ChangedMeanwhile extends Refusal {
  constructor(
    /** The current record, as its GET answers it, in JSON. */
    readonly current: string,
    readonly tag: string,
  ) {
    super('changedMeanwhile')
  }
}

/**
 * The strong entity tag of a record: a keyed hash over these fields (docs/rules/base.md#two-editors). The key is needed
 * because a profile contains a national id, headers are logged, and the text of a plain hash can be guessed when it is
 * short.
 */
export function entityTag(fields: readonly string[], record: unknown, hash: (text: string) => string): string {
  const values = record as Readonly<Record<string, unknown>>
  return `"${hash(JSON.stringify(fields.map((name) => [name, values[name] ?? null])))}"`
}

const tags = /(W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

/**
 * True if `If-Match` (`*` or a list of tags) contains the tag (RFC 9110, section 13.1.1). A weak tag never matches,
 * because a record's tag is always strong.
 */
export const ifMatchHasTag = (ifMatch: string, tag: string): boolean =>
  ifMatch.trim() === '*' || [...ifMatch.matchAll(tags)].some(([one]) => one === tag)

/** True if `If-None-Match` contains the tag. A read compares weakly: `W/` makes no difference (RFC 9110, 13.1.2). */
export const ifNoneMatchHasTag = (ifNoneMatch: string, tag: string): boolean => {
  const strong = tag.replace(/^W\//, '')
  return (
    ifNoneMatch.trim() === '*' || [...ifNoneMatch.matchAll(tags)].some(([one]) => one.replace(/^W\//, '') === strong)
  )
}
