import type { FieldErrors } from '../../../base/kit/refusal'
import type { House } from '../../../landlord/house/model'

/** The houses at whose place in the request a refusal has this word. */
export const housesNamed = (fields: FieldErrors, sent: readonly House[], word: string): readonly House[] =>
  sent.filter((_, index) => fields[`houseIds.${index}`] === word)
