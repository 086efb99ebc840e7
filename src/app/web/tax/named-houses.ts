import type { FieldErrors } from '../../../base/kit/refusal'
import type { House } from '../../../landlord/house/model'

/** The houses that a refusal names by their place in the request; all of them where it names none. */
export function housesNamed(fields: FieldErrors, sent: readonly House[]): readonly House[] {
  const named = Object.keys(fields).flatMap((field) => {
    const index = /^houseIds\.(\d+)$/.exec(field)?.[1]
    const house = index === undefined ? undefined : sent[Number(index)]
    return house ? [house] : []
  })
  return named.length === 0 ? sent : named
}
