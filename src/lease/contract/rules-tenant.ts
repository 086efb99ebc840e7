import { translate, type Language } from '../../base/kit/words'
import type { Contract } from './model'
import { fullName } from './rules-list'
import { contractEraseWords } from './words-erase'

const maxTitle = 50

/** The tenant's full name, cut where a voucher's title ends; a character is never cut in two. */
export function tenantName({
  tenant_first_name,
  tenant_last_name,
}: Pick<Contract, 'tenant_first_name' | 'tenant_last_name'>): string {
  let title = ''
  for (const char of `${tenant_first_name} ${tenant_last_name}`) {
    if (title.length + char.length > maxTitle) break
    title += char
  }
  return title.trim()
}

/** The tenants as a message reaches them, the first one first; further ones that can't be read are missing. */
export const tenantsOf = (
  contract: Pick<Contract, 'tenant_first_name' | 'tenant_last_name' | 'tenant_email' | 'co_tenants'>,
): readonly { readonly name: string; readonly firstName: string; readonly email: string }[] => [
  { name: fullName(contract), firstName: contract.tenant_first_name, email: contract.tenant_email },
  ...(contract.co_tenants ?? []).map(({ first_name, last_name, email }) => ({
    name: `${first_name} ${last_name}`.trim(),
    firstName: first_name,
    email,
  })),
]

/** The phone as a voucher keeps it, in one field: a Norwegian number stands alone, any other with its country's code. */
export const tenantPhone = ({
  tenant_phone_code,
  tenant_phone,
}: Pick<Contract, 'tenant_phone_code' | 'tenant_phone'>): string =>
  tenant_phone_code === '+47' ? tenant_phone : `${tenant_phone_code} ${tenant_phone}`

/** Telephone codes of the countries whose own language lets a message in Norwegian be read. */
const scandinavian: ReadonlySet<string> = new Set(['+45', '+46', '+47'])

/**
 * The language in which a tenant is written to (docs/rules.md#messages): English where the lease has English beside it or
 * the phone is of another country than Norway, Sweden and Denmark, else Norwegian. `lease`: of the paper that was sent.
 */
export const tenantLanguage = (
  { phoneCode, phone }: { readonly phoneCode: string; readonly phone: string },
  lease: Language,
): Language => (lease === 'en' || (phone !== '' && !scandinavian.has(phoneCode)) ? 'en' : 'nb')

/** Whether one e-mail address stands twice among the tenants: each gets what is meant for the other there, the link to sign too. */
export function sharesEmail({
  tenant_email,
  co_tenants,
}: {
  readonly tenant_email: string
  readonly co_tenants: readonly { readonly email: string }[]
}): boolean {
  const typed = [tenant_email, ...co_tenants.map(({ email }) => email)]
    .map((email) => email.replace(/\s+/g, '').toLowerCase())
    .filter((email) => email !== '')
  return new Set(typed).size < typed.length
}

/** All tenants as a heading or a list names them: `Kari Li and Ola Li`; of a contract whose tenants are erased, that they are. */
export const allTenants = (contract: Parameters<typeof tenantsOf>[0], language: Language): string =>
  new Intl.ListFormat(language === 'nb' ? 'nb' : 'en-GB', { type: 'conjunction' }).format(
    tenantsOf(contract).map(({ name }) => name),
  ) || translate(contractEraseWords, 'erasedTenant', language)
