import { fullName, listNames } from '../../base/kit/full-name'
import { translate, type Language } from '../../base/kit/words'
import { tenantName } from '../../books/income/rules-tenant'
import type { Contract } from '../contract/model'
import type { PaperKey } from '../contract/model-signing'
import { tenantsOf, type TenantsOfRecord } from './rules'
import { erasedWords } from './words-erased'

const maxTitle = 50

/** The tenant's full name, cut to the length of a voucher's title. A character is never cut in two. */
export function tenantTitle(contract: Pick<Contract, 'tenant_first_name' | 'tenant_last_name'>): string {
  let title = ''
  for (const char of tenantName(contract)) {
    if (title.length + char.length > maxTitle) break
    title += char
  }
  return title.trim()
}

/** The tenant's phone number in one field. A Norwegian number has no country code, any other has one. */
export const tenantPhone = ({
  tenant_phone_code,
  tenant_phone,
}: Pick<Contract, 'tenant_phone_code' | 'tenant_phone'>): string =>
  tenant_phone_code === '+47' ? tenant_phone : `${tenant_phone_code} ${tenant_phone}`

/** Country codes of people who can read a Norwegian message. */
const scandinavian: ReadonlySet<string> = new Set(['+45', '+46', '+47'])

type WithLanguage = Pick<Contract, 'language'>

/**
 * The language of messages to a tenant: the language of the contract (docs/rules/base.md#messages). Contracts that were
 * stored before the wizard asked this question have none. Then it is English when the lease includes English, or when
 * the phone is from outside Norway, Sweden and Denmark. Otherwise it is Norwegian. `lease`: the language of the paper
 * that was sent.
 */
export const tenantLanguage = (
  { phoneCode, phone }: { readonly phoneCode: string; readonly phone: string },
  { language }: WithLanguage,
  lease: Language,
): Language => language ?? (lease === 'en' || isFromAbroad({ phoneCode, phone }) ? 'en' : 'nb')

/** True if somebody with this country code probably reads Norwegian. */
export const readsNorwegian = (phoneCode: string): boolean => scandinavian.has(phoneCode)

const isFromAbroad = ({ phoneCode, phone }: { readonly phoneCode: string; readonly phone: string }): boolean =>
  phone !== '' && !readsNorwegian(phoneCode)

/**
 * The language of the lease: the language of the contract. Contracts that were stored before the wizard asked this
 * question have none. Then it is the language of the paper that was sent to be signed, otherwise the landlord's own. A
 * lease signed by hand is printed in the landlord's own language.
 */
export const leaseLanguage = (
  { language }: WithLanguage,
  signings: readonly { readonly paper: PaperKey; readonly language: Language }[],
  landlord: Language,
): Language => language ?? signings.find(({ paper }) => paper === 'contract')?.language ?? landlord

/**
 * True if two tenants have the same e-mail address. Each of them then gets the other's messages, including the link to
 * sign.
 */
export function sharesEmail(contract: TenantsOfRecord): boolean {
  const typed = tenantsOf(contract)
    .map(({ email }) => email.trim().toLowerCase())
    .filter((email) => email !== '')
  return new Set(typed).size < typed.length
}

/** The names of all tenants, like `Kari Li and Ola Li`. When the tenants are erased, it says so. */
export function allTenants(contract: TenantsOfRecord, language: Language): string {
  const names = tenantsOf(contract).map(fullName)
  const named = listNames(
    names.filter((name) => name !== ''),
    language,
  )
  return named || translate(erasedWords, 'erasedTenant', language)
}

/** The name of the one of several tenants who provides the deposit alone. Null when there is only one tenant. */
export function payerAmongSeveral(contract: TenantsOfRecord & Pick<Contract, 'signicatInfo'>): string | null {
  const isAlone = tenantsOf(contract).length === 1 && (contract.signicatInfo?.tenants.length ?? 0) <= 1
  return isAlone ? null : tenantName(contract) || null
}
