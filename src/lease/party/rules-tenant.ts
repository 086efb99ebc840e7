import { fullName, listNames } from '../../base/kit/full-name'
import { translate, type Language } from '../../base/kit/words'
import { tenantName } from '../../books/income/rules-tenant'
import type { Contract } from '../contract/model'
import type { SignedPaper } from '../contract/model-signing'
import { searchedTenants, tenantsOf, type WithTenants } from './rules'
import { contractWords } from '../contract/words'
import { erasedWords } from './words-erased'

const maxTitle = 50

/** The tenant's full name, cut where a voucher's title ends; a character is never cut in two. */
export function tenantTitle(contract: Pick<Contract, 'tenant_first_name' | 'tenant_last_name'>): string {
  let title = ''
  for (const char of tenantName(contract)) {
    if (title.length + char.length > maxTitle) break
    title += char
  }
  return title.trim()
}

/** The phone as a voucher keeps it, in one field: a Norwegian number stands alone, any other with its country's code. */
export const tenantPhone = ({
  tenant_phone_code,
  tenant_phone,
}: Pick<Contract, 'tenant_phone_code' | 'tenant_phone'>): string =>
  tenant_phone_code === '+47' ? tenant_phone : `${tenant_phone_code} ${tenant_phone}`

/** Telephone codes of the countries whose own language lets a message in Norwegian be read. */
const scandinavian: ReadonlySet<string> = new Set(['+45', '+46', '+47'])

type WithLanguage = Pick<Contract, 'language'>

/**
 * The language in which a tenant is written to (docs/rules.md#messages): the contract's. Of one written before it was
 * asked: English where the lease has English beside it or the phone is of another country than Norway, Sweden and Denmark,
 * else Norwegian. `lease`: of the paper that was sent.
 */
export const tenantLanguage = (
  { phoneCode, phone }: { readonly phoneCode: string; readonly phone: string },
  { language }: WithLanguage,
  lease: Language,
): Language => language ?? (lease === 'en' || isFromAbroad({ phoneCode, phone }) ? 'en' : 'nb')

/** Whether a message in Norwegian is likely to be read where phones have this code. */
export const readsNorwegian = (phoneCode: string): boolean => scandinavian.has(phoneCode)

const isFromAbroad = ({ phoneCode, phone }: { readonly phoneCode: string; readonly phone: string }): boolean =>
  phone !== '' && !readsNorwegian(phoneCode)

/**
 * The language of a lease: its contract's. Of one written before it was asked: of the paper that was sent to be signed,
 * else the landlord's own, in which the one that is signed by hand is printed.
 */
export const leaseLanguage = (
  { language }: WithLanguage,
  signings: readonly { readonly paper: SignedPaper; readonly language: Language }[],
  landlord: Language,
): Language => language ?? signings.find(({ paper }) => paper === 'contract')?.language ?? landlord

/** Whether one e-mail address stands twice among the tenants: each gets what is meant for the other there, the link to sign too. */
export function sharesEmail(contract: WithTenants): boolean {
  const typed = searchedTenants(contract)
    .map(({ email }) => email.trim().toLowerCase())
    .filter((email) => email !== '')
  return new Set(typed).size < typed.length
}

/**
 * All tenants as a heading or a list names them: `Kari Li and Ola Li`; of co-tenants who can't be read that there are some,
 * of a contract whose tenants are erased that they are.
 */
export function allTenants(contract: WithTenants, language: Language): string {
  const tenants = tenantsOf(contract)
  const names =
    'unreadable' in tenants
      ? [tenantName(contract), translate(contractWords, 'unreadableTenants', language)]
      : tenants.map(fullName)
  const named = listNames(
    names.filter((name) => name !== ''),
    language,
  )
  return named || translate(erasedWords, 'erasedTenant', language)
}

/** The tenant who provides the deposit alone, where there are several; null for one tenant. */
export function payerAmongSeveral(contract: WithTenants & Pick<Contract, 'signicatInfo'>): string | null {
  const tenants = tenantsOf(contract)
  // Co-tenants who can't be read are some.
  const isAlone =
    !('unreadable' in tenants) && tenants.length === 1 && (contract.signicatInfo?.tenants.length ?? 0) <= 1
  return isAlone ? null : tenantName(contract) || null
}
