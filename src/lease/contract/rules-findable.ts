import { e164 } from '../../base/kit/phone'
import type { Contract } from './model'

type Person = readonly [name: string, email: string, phone: string, dialled: string]

/** The number as a text message is sent to it, whatever spaces it was typed with. */
const dialled = (code: string, phone: string): string => e164(`${code}${phone}`) ?? ''

/** By what a tenant is found in a text: full name, e-mail, phone as it was typed and as it is dialled. */
export function findable(
  contract: Pick<
    Contract,
    'tenant_first_name' | 'tenant_last_name' | 'tenant_email' | 'tenant_phone_code' | 'tenant_phone' | 'co_tenants'
  >,
): readonly string[] {
  const people: readonly Person[] = [
    [
      `${contract.tenant_first_name} ${contract.tenant_last_name}`,
      contract.tenant_email,
      contract.tenant_phone,
      dialled(contract.tenant_phone_code, contract.tenant_phone),
    ],
    ...(contract.co_tenants ?? []).map(({ first_name, last_name, email, phone_code, phone }): Person => [
      `${first_name} ${last_name}`,
      email,
      phone,
      dialled(phone_code, phone),
    ]),
  ]
  return people.flat().flatMap((text) => (text.trim() === '' ? [] : [text.trim().toLowerCase()]))
}
