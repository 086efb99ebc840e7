import { createHash } from 'node:crypto'
import type { DocumentSignature, StoredDocument, StoredSigner } from './state'

/** The data about any person who opens a page. */
export const visitorBrowser = { userAgent: 'Husbok sandbox', ipAddress: '127.0.0.1' }

/** The holder of the BankID with which a signer signs. */
export interface BankIdHolder {
  readonly nationalId: string
  readonly firstName: string
  readonly lastName: string
  /** `1948-12-29`. Null when it is unknown. */
  readonly dateOfBirth: string | null
  /** The whole name as the certificate spells it. Left out: by the method. */
  readonly fullName?: string
}

/** The data about a signature. */
export function signatureOf(
  document: StoredDocument,
  { asked }: StoredSigner,
  holder: BankIdHolder,
  at: string,
): DocumentSignature {
  const { firstName, lastName, nationalId, dateOfBirth } = holder
  const signatureMethod = asked.signatureType.signatureMethods?.[0] ?? 'no_bankid_csc'
  const wantsId = asked.getSocialSecurityNumber || document.asked.advanced?.['getSocialSecurityNumber'] === true
  // All signers may use the public test person's national id, each with their own name. So the name is part of the
  // unique id.
  const unique = createHash('sha256').update(`${nationalId} ${firstName} ${lastName}`).digest('hex')
  return {
    signatureMethod,
    // Certificates of the older methods have the last name first.
    fullName:
      holder.fullName ??
      (signatureMethod === 'no_bankid_csc' ? `${firstName} ${lastName}` : `${lastName}, ${firstName}`),
    firstName,
    lastName,
    middleName: null,
    signedTime: at,
    ...(dateOfBirth !== null && { dateOfBirth }),
    signatureMethodUniqueId: `9578-6000-4-${Number.parseInt(unique.slice(0, 8), 16)}`,
    ...(wantsId && { socialSecurityNumber: { value: nationalId, countryCode: 'NO' } }),
    clientIp: visitorBrowser.ipAddress,
    mechanism: asked.signatureType.mechanism,
  }
}
