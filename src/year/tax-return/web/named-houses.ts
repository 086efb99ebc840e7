import type { FieldErrors } from '../../../base/kit/refusal'
import type { House } from '../../../landlord/house/model'

/** The houses with this error. The fields name them by their position in the request. */
export const housesWithError = (fields: FieldErrors, sent: readonly House[], word: string): readonly House[] =>
  sent.filter((_, index) => fields[`houseIds.${index}`] === word)
