import { Refusal } from '../kit/refusal'

/** A record that has been changed since the tag that the request names; it goes along with the refusal. */
export class ChangedMeanwhile extends Refusal {
  constructor(
    /** The record as its GET answers it, as JSON. */
    readonly current: string,
    readonly tag: string,
  ) {
    super('changedMeanwhile')
  }
}

/**
 * The strong entity tag of a record: a keyed hash over these fields of it (docs/rules.md#two-editors). Keyed, because a
 * profile has a national id among them, and a plain hash of what is short can be guessed wherever headers are logged.
 */
export function entityTag(fields: readonly string[], record: unknown, hash: (text: string) => string): string {
  const values = record as Readonly<Record<string, unknown>>
  return `"${hash(JSON.stringify(fields.map((name) => [name, values[name] ?? null])))}"`
}

const tags = /(W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

/**
 * Whether a record with this tag may be written by a request with this `If-Match`: `*` or a list of tags (RFC 9110,
 * section 13.1.1). Weak tags never match, and neither does what is no tag at all: it can't be one that we gave.
 */
export const satisfies = (ifMatch: string, tag: string): boolean =>
  ifMatch.trim() === '*' || [...ifMatch.matchAll(tags)].some(([one]) => one === tag)

/** Whether a request's `If-None-Match` names this tag. Compared weakly, as a read is (RFC 9110, section 13.1.2). */
export const isNamed = (ifNoneMatch: string, tag: string): boolean => {
  const strong = tag.replace(/^W\//, '')
  return (
    ifNoneMatch.trim() === '*' || [...ifNoneMatch.matchAll(tags)].some(([one]) => one.replace(/^W\//, '') === strong)
  )
}
