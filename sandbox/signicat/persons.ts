import { persons } from '../idporten/persons'
import type { BankIdHolder } from './signature'
import type { StoredSigner } from './state'

/**
 * The national id of Signicat's public test person: https://developer.signicat.com/docs/eid-methods/norwegian-bankid
 * (test users).
 */
export const publicTestId = '29124815345'
export const oneTimeCode = 'otp'
export const testBankIdPassword = 'qwer1234'

/** The day of birth from a national id. Synthetic ids of test registers have 40 or 80 added to the month. */
function birthOf(nationalId: string): string {
  const [day, month, year] = [0, 2, 4].map((at) => Number(nationalId.slice(at, at + 2))) as [number, number, number]
  const individual = Number(nationalId.slice(6, 9))
  const isOld = individual < 500 || (individual >= 900 && year >= 40)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${isOld ? '19' : '20'}${two(year)}-${two(month % 40)}-${two(day % 40)}`
}

/** All other persons who can sign, so that a test can use a wrong person. */
export const otherPersons = persons.flatMap(({ pid, name }) => {
  if (pid === null) return []
  const [lastName = '', ...first] = name.split(' ').toReversed()
  return [{ nationalId: pid, firstName: first.toReversed().join(' '), lastName, dateOfBirth: birthOf(pid) }]
})

/** The signer's name on the paper. */
export const signerName = ({ asked }: StoredSigner): { readonly firstName: string; readonly lastName: string } => ({
  firstName: asked.signerInfo?.firstName || 'Test',
  lastName: asked.signerInfo?.lastName || 'Testesen',
})

/**
 * The holder of a BankID. The public test person has the signer's own name here, and the typed day of birth, because
 * Signicat gets neither of them before. Other test persons sign in their own names. Null when nobody has that national id.
 */
export function bankIdHolder(
  signer: StoredSigner,
  nationalId: string,
  dateOfBirth: string | null,
): BankIdHolder | null {
  if (nationalId === publicTestId) return { nationalId, ...signerName(signer), dateOfBirth }
  return otherPersons.find((each) => each.nationalId === nationalId) ?? null
}
