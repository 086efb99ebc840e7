import { fullName } from '../../base/kit/full-name'
import { e164 } from '../../base/kit/phone'
import { tenantsOf, type TenantsOfRecord } from '../party/rules'

/** A phone number as in text messages, without the spaces that were typed. */
const dialled = (code: string, phone: string): string => e164(`${code}${phone}`) ?? ''

/** The texts that find the tenants elsewhere: full name, e-mail, phone as typed and as dialled. */
export const textsNamingTenants = (contract: TenantsOfRecord): readonly string[] =>
  tenantsOf(contract)
    .flatMap((each) => [fullName(each), each.email, each.phone, dialled(each.phoneCode, each.phone)])
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== '')
