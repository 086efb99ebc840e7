import { EmailText } from '../../../base/ui/page/email-text'
import { Anchor } from '@mantine/core'
import { countryShown, useNationalities } from '../../../base/country/web/use-countries'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { recordFacts } from '../../../base/ui/list/record-facts'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import { tenantName } from '../../../books/income/rules-tenant'
import { contractSteps, type Contract } from '../../contract/model'
import { contractWords } from '../../contract/words'
import { contractDetailWords } from '../words'
import { FactGroup } from './FactGroup'
import { useCoTenantFacts } from '../../contract-form/web/party-facts'

/** Who rents; of a tenant who was erased there is nothing to show. */
export function TenantFacts({ contract }: { readonly contract: Contract }) {
  const t = useWords(contractDetailWords)
  const translate = useWords(contractWords)
  const ui = useWords(uiWords)
  const nationalities = useNationalities()
  const coTenants = useCoTenantFacts(contract)
  if (contract.tenant_erased_at !== null) return null
  const phone = `${contract.tenant_phone_code} ${contract.tenant_phone}`
  return (
    <FactGroup title={t('tenant')}>
      <DescriptionList
        items={recordFacts(contractSteps.tenant, contract, translate, ui, {
          special: {
            tenant_first_name: { term: t('name'), value: tenantName(contract) },
            tenant_last_name: null,
            tenant_phone_code: null,
            tenant_phone: {
              term: translate('tenant_phone'),
              value: <Anchor href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Anchor>,
            },
            tenant_email: {
              term: translate('tenant_email'),
              value: (
                <span className="contract-copy">
                  <Anchor href={`mailto:${contract.tenant_email}`}>
                    <EmailText address={contract.tenant_email} />
                  </Anchor>
                  <CopyButton text={contract.tenant_email} what={translate('tenant_email')} />
                </span>
              ),
            },
            tenant_nationality: {
              term: translate('tenant_nationality'),
              value: countryShown(nationalities, contract.tenant_nationality),
            },
            tenant_address: {
              term: t('address'),
              value: `${contract.tenant_address}, ${contract.tenant_postcode} ${contract.tenant_city}`,
            },
            tenant_postcode: null,
            tenant_city: null,
            tenant_country: null,
            co_tenants: coTenants,
          },
        })}
      />
    </FactGroup>
  )
}
