import { persons } from '../idporten/persons'
import type { Holder } from './signature'
import type { KeptSigner } from './state'

/** Signicat's public test person: https://developer.signicat.com/docs/eid-methods/norwegian-bankid (test users). */
export const publicTestId = '29124815345'
export const oneTimeCode = 'otp'
export const password = 'qwer1234'

/** What a national id says about the day of birth; 40 or 80 more in the month are synthetic ids of test registers. */
function birthOf(nationalId: string): string {
  const [day, month, year] = [0, 2, 4].map((at) => Number(nationalId.slice(at, at + 2))) as [number, number, number]
  const individual = Number(nationalId.slice(6, 9))
  const isOld = individual < 500 || (individual >= 900 && year >= 40)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${isOld ? '19' : '20'}${two(year)}-${two(month % 40)}-${two(day % 40)}`
}

/** Everybody else who can sign, so that a wrong person can be tried. */
export const others = persons.flatMap(({ pid, name }) => {
  if (pid === null) return []
  const [lastName = '', ...first] = name.split(' ').toReversed()
  return [{ nationalId: pid, firstName: first.toReversed().join(' '), lastName, dateOfBirth: birthOf(pid) }]
})

/** The name that the paper has for a signer. */
export const nameOf = ({ asked }: KeptSigner): { readonly firstName: string; readonly lastName: string } => ({
  firstName: asked.signerInfo?.firstName || 'Test',
  lastName: asked.signerInfo?.lastName || 'Testesen',
})

/**
 * Whose BankID it is. The public test person bears the signer's own name here, and the day of birth that is typed, since
 * Signicat is told neither of them before; other test persons sign in their own. Null when nobody has that national id.
 */
export function holderOf(signer: KeptSigner, nationalId: string, dateOfBirth: string | null): Holder | null {
  if (nationalId === publicTestId) return { nationalId, ...nameOf(signer), dateOfBirth }
  return others.find((each) => each.nationalId === nationalId) ?? null
}
