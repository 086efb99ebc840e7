import { refundParts } from '../../lease/deposit/service-shown'
import type { Encryption } from '../../base/db/encryption'
import { shownContracts, type ShownContracts } from '../../lease/contract/service-shown'
import { depositParts } from '../../lease/deposit-account/service-shown'
import { signingParts } from '../../lease/signing-order/service-shown'

/** Contracts as the API answers them, with what signing and deposit tell of them; links to sign stand under `publicUrl`. */
export const buildContracts = (deps: {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly publicUrl: string
}): ShownContracts =>
  shownContracts({
    ...deps,
    parts: { ...signingParts(deps.encryption), ...depositParts(deps.encryption), ...refundParts },
  })
