import { Button } from '@mantine/core'
import { countryNamed, countryShown, useCountries, useNationalities } from '../../../base/country/web/use-countries'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { DescriptionList, type Description } from '../../../base/ui/list/description-list'
import { recordFacts } from '../../../base/ui/list/record-facts'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import type { House } from '../../../landlord/house/model'
import { contractInput, contractSteps, leaseSteps, type ContractValues, type LeaseStep } from '../../contract/model'
import { depositFieldsOf, letsOwnHome } from '../../contract/model-asked'
import { withoutAbsent } from '../rules-terms'
import { contractWords } from '../../contract/words'
import { lawWords } from '../../law/words'
import { contractFormWords } from '../words'
import { wizardWords } from '../words-wizard'
import { namesNoEnd } from './contract-form'
import { useCoTenantFacts, useDwellingFacts } from './party-facts'
import { useGuarantee } from './use-guarantee'
import { rentTerms } from '../../rent/web/rent-ahead'

export interface ContractSummaryProps {
  readonly values: ContractValues
  readonly houses: readonly House[]
  /** Where the rent is paid; empty for none. */
  readonly account: string
  readonly onChange: (step: LeaseStep) => void
}

/** Everything that was asked, as it will stand in the lease, with a way back to each part. */
export function ContractSummary({ values, houses, account, onChange }: ContractSummaryProps) {
  const t = useWords(wizardWords)
  const items = useItems(values, houses, account)
  return leaseSteps.map((step) => (
    <section key={step} className="lease-part" aria-label={t(step)}>
      <div className="lease-part-head">
        <h4>{t(step)}</h4>
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('changePart', { part: t(step) })}
          onClick={() => onChange(step)}
        >
          {t('change')}
        </Button>
      </div>
      <DescriptionList items={items[step]} />
    </section>
  ))
}

/** The lines of each step. What stands together on paper is one line here. */
function useItems(
  values: ContractValues,
  houses: readonly House[],
  account: string,
): Record<LeaseStep, readonly Description[]> {
  const t = useWords(wizardWords)
  const translate = useWords(contractWords)
  const ask = useWords(contractFormWords)
  const law = useWords(lawWords)
  const ui = useWords(uiWords)
  const guaranteed = useGuarantee()
  const countries = useCountries()
  const nationalities = useNationalities()
  const variant = values.is_deposit_account_variant
  const yesNo = (answer: boolean | null) => (answer === null ? '' : ui(answer ? 'yes' : 'no'))
  const facts = (
    names: readonly (keyof ContractValues)[],
    special: Partial<Record<keyof ContractValues, Description | null>> = {},
  ) => recordFacts({ fields: contractInput.fields, names }, values, translate, ui, { decimals: 'needed', special })
  const dwelling = useDwellingFacts({ ...values, own_home_let: letsOwnHome(values) })
  const coTenants = useCoTenantFacts(values)
  const { tenant, terms, including } = contractSteps
  return {
    house: [
      { term: translate('houseId'), value: houses.find(({ id }) => String(id) === values.houseId)?.name },
      ...dwelling,
      ...facts(['documents']),
    ],
    tenant: facts(tenant.names, {
      tenant_phone_code: null,
      tenant_phone: { term: translate('tenant_phone'), value: `${values.tenant_phone_code} ${values.tenant_phone}` },
      tenant_nationality: {
        term: translate('tenant_nationality'),
        value: countryShown(nationalities, values.tenant_nationality),
      },
      tenant_address: {
        term: translate('tenant_address'),
        value: `${values.tenant_address}, ${values.tenant_postcode} ${values.tenant_city}, ${countryNamed(countries, values.tenant_country)}`,
      },
      tenant_postcode: null,
      tenant_city: null,
      tenant_country: null,
      co_tenants: coTenants,
    }),
    terms: [
      ...facts(terms.names, {
        ...withoutAbsent(values, rentTerms(values)),
        ...(namesNoEnd(values) && { type: { term: translate('type'), value: law('countsAsOpen') } }),
      }),
      { term: translate('rent_iban'), value: formatAccountNumber(account) },
    ],
    including: facts(including.names, {
      ...(values.comforts.length === 0 ? { comforts: { term: translate('comforts'), value: t('nothing') } } : {}),
      pets_allowed: { term: ask('askPets'), value: yesNo(values.pets_allowed) },
      smoking_allowed: { term: ask('askSmoking'), value: yesNo(values.smoking_allowed) },
      other: {
        term: translate('other'),
        value: values.other && <span className="lease-other">{values.other}</span>,
      },
    }),
    deposit: [
      { term: ask('askDeposit'), value: variant && ask(`variant${variant}`) },
      ...facts([...depositFieldsOf(values), 'guarantee'], {
        guarantee: { term: translate('guarantee'), value: guaranteed(values.guarantee) },
      }),
    ],
  }
}
