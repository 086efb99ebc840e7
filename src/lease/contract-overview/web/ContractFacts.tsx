import { Anchor } from '@mantine/core'
import { shownCountryName, useNationalities } from '../../../base/country/web/use-countries'
import type { Day } from '../../../base/kit/day'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { recordFacts } from '../../../base/ui/list/record-facts'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { EmailText } from '../../../base/ui/page/email-text'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords, type Translate } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import { tenantName } from '../../../books/income/rules-tenant'
import type { House } from '../../../landlord/house/model'
import { withoutAbsent } from '../../contract-form/rules-terms'
import { useCoLandlordFacts, useCoTenantFacts, useDwellingFacts } from '../../contract-form/web/party-facts'
import { contractSteps, type Contract } from '../../contract/model'
import { contractWords } from '../../contract/words'
import { countsAsOpenEnded, noticeAfterGoingOn } from '../../law/rules-term'
import { lawWords } from '../../law/words'
import { nameAndAddress } from '../rules-place'
import { contractDetailWords, type ContractDetailKey } from '../words'
import { FactGroup } from './FactGroup'

/** Shows the tenant's data. Nothing when the tenant was erased. */
function TenantFacts({ contract }: { readonly contract: Contract }) {
  const t = useWords(contractDetailWords)
  const translate = useWords(contractWords)
  const ui = useWords(uiWords)
  const nationalities = useNationalities()
  const coTenants = useCoTenantFacts(contract)
  const coLandlords = useCoLandlordFacts(contract)
  // The page beside has all that is known of the tenant of an existing lease.
  if (contract.tenant_erased_at !== null || contract.books_from !== null) return null
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
              value: shownCountryName(nationalities, contract.tenant_nationality),
            },
            tenant_address: {
              term: t('address'),
              value: `${contract.tenant_address}, ${contract.tenant_postcode} ${contract.tenant_city}`,
            },
            tenant_postcode: null,
            tenant_city: null,
            tenant_country: null,
            co_tenants: coTenants,
            co_landlords: coLandlords,
            ...(contract.tenant_organisation_number === null && { tenant_organisation_number: null }),
            ...(contract.landlord_organisation_number === null && { landlord_organisation_number: null }),
          },
        })}
      />
    </FactGroup>
  )
}

interface ContractFactsProps {
  readonly contract: Contract
  readonly house: House | undefined
}

/**
 * Shows what the contract says, grouped as in the wizard. Terms that are next to each other in the lease share a row.
 */
export function ContractFacts({ contract, house }: ContractFactsProps) {
  const t = useWords(contractDetailWords)
  const translate = useWords(contractWords)
  const ui = useWords(uiWords)
  const law = useWords(lawWords)
  const dwelling = useDwellingFacts(contract)
  if (contract.books_from !== null)
    return <ExistingFacts contract={contract} house={house} from={contract.books_from} />
  return (
    <>
      <div className="contract-part">
        <DescriptionList
          items={[
            {
              term: translate('houseId'),
              value: house && nameAndAddress(house),
            },
            ...dwelling,
            ...recordFacts(contractSteps.terms, contract, translate, ui, {
              special: {
                month_resignation: {
                  term: t('noticePeriod'),
                  value: t('notice', { count: contract.month_resignation ?? 0 }),
                },
                ...withoutAbsent(contract, contract),
                ...(countsAsOpenEnded(contract) && openFacts(contract, t, translate, law('countsAsOpen'))),
                taxable: { term: t('tax'), value: t(contract.taxable ? 'taxed' : 'notTaxed') },
              },
            }),
          ]}
        />
      </div>
      <TenantFacts contract={contract} />
      <FactGroup title={t('including')}>
        <DescriptionList
          items={recordFacts(contractSteps.including, contract, translate, ui, {
            special: {
              ...(contract.comforts.length === 0
                ? { comforts: { term: translate('comforts'), value: t('nothing') } }
                : {}),
              pets_allowed: {
                term: translate('pets_allowed'),
                value: t(contract.pets_allowed ? 'allowed' : 'notAllowed'),
              },
              smoking_allowed: {
                term: translate('smoking_allowed'),
                value: t(contract.smoking_allowed ? 'allowed' : 'notAllowed'),
              },
              other: null,
            },
          })}
        />
        {contract.other !== '' && (
          <div className="contract-other">
            <h3>{translate('other')}</h3>
            <p>{contract.other}</p>
          </div>
        )}
      </FactGroup>
    </>
  )
}

/** Shows what was recorded of a lease that was signed before. Its other terms are on paper alone. */
function ExistingFacts({ contract, house, from }: ContractFactsProps & { readonly from: Day }) {
  const t = useWords(contractDetailWords)
  const translate = useWords(contractWords)
  const { type, start_date, end_date, month_sum, first_payment_date, taxable } = contract
  return (
    <div className="contract-part">
      <DescriptionList
        items={[
          { term: translate('houseId'), value: house && nameAndAddress(house) },
          { term: translate('type'), value: translate(type) },
          { term: translate('start_date'), value: dmy(start_date) },
          ...(end_date === null ? [] : [{ term: translate('end_date'), value: dmy(end_date) }]),
          { term: translate('month_sum'), value: kr(month_sum) },
          { term: translate('first_payment_date'), value: dmy(first_payment_date) },
          { term: t('booksFrom'), value: dmy(from) },
          { term: t('tax'), value: t(taxable ? 'taxed' : 'notTaxed') },
        ]}
      />
      <p className="contract-note">{t('existingNote')}</p>
    </div>
  )
}

/**
 * The facts of a lease that names a last day and counts as open-ended. The last day ends nothing. The notice is that of
 * an open-ended lease.
 */
const openFacts = (
  contract: Contract,
  t: Translate<ContractDetailKey>,
  translate: Translate<'type'>,
  type: string,
) => ({
  type: { term: translate('type'), value: type },
  end_date: { term: t('namedLastDay'), value: contract.end_date && dmy(contract.end_date) },
  month_resignation: { term: t('noticePeriod'), value: t('notice', { count: noticeAfterGoingOn(contract) }) },
  // The lease can be terminated, like every open-ended lease.
  fixed_term_terminable: null,
})
