import type { FieldErrors } from '../../../base/kit/refusal'
import type { House } from '../../../landlord/house/model'

/** By their position in the request. */
export const housesNamed = (fields: FieldErrors, sent: readonly House[], word: string): readonly House[] =>
  sent.filter((_, index) => fields[`houseIds.${index}`] === word)
