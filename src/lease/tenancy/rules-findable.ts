import { fullName } from '../../base/kit/full-name'
import { e164 } from '../../base/kit/phone'
import { searchedTenants, type WithTenants } from '../party/rules'

/** The number as a text message is sent to it, whatever spaces it was typed with. */
const dialled = (code: string, phone: string): string => e164(`${code}${phone}`) ?? ''

/** By what the tenants are found in a text: full name, e-mail, phone as it was typed and as it is dialled. */
export const findable = (contract: WithTenants): readonly string[] =>
  searchedTenants(contract)
    .flatMap((each) => [fullName(each), each.email, each.phone, dialled(each.phoneCode, each.phone)])
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== '')
