import { listNames } from '../../../base/kit/full-name'
import type { Language } from '../../../base/kit/words'
import type { SignicatInfo } from '../../contract/model-signing'

/** The names of the tenants who have signed, or have not, as one text. */
export const signersOf = (info: SignicatInfo | null, signed: boolean, language: Language): string =>
  listNames(
    (info?.tenants ?? []).filter(({ isSigned }) => isSigned === signed).map(({ name }) => name),
    language,
  )
