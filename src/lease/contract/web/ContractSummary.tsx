import { Button } from '@mantine/core'
import { countryNamed, useCountries, useNationalities } from '../../../base/country/web/use-countries'
import { DescriptionList, type Description } from '../../../base/ui/description-list'
import { dmy, krWire } from '../../../base/ui/format'
import { spaceIban } from '../../../base/ui/spacing'
import { useWords } from '../../../base/ui/use-words'
import type { House } from '../../../landlord/house/model'
import { steps, type Step } from '../model-form'
import { contractWords } from '../words'
import { contractFormWords } from '../words-form'
import { wizardWords } from '../words-wizard'
import type { ContractValues } from './contract-values'

export interface ContractSummaryProps {
  readonly values: ContractValues
  readonly houses: readonly House[]
  readonly onChange: (step: Step) => void
}

/** What cannot be read as an amount is told by its step. */
const amount = (kroner: number | null) => (Number.isFinite(kroner) ? krWire(kroner as number) : '')

/** Everything that was asked, as it will stand in the lease, with a way back to each part. */
export function ContractSummary({ values, houses, onChange }: ContractSummaryProps) {
  const t = useWords(wizardWords)
  const items = useItems(values, houses)
  return steps.map((step) => (
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

function useItems(values: ContractValues, houses: readonly House[]): Record<Step, readonly Description[]> {
  const t = useWords(wizardWords)
  const say = useWords(contractWords)
  const ask = useWords(contractFormWords)
  const countries = useCountries()
  const nationalities = useNationalities()
  const yesNo = (answer: '' | 'yes' | 'no') => answer && ask(answer)
  const sum = { term: say('deposit_sum'), value: amount(values.deposit_sum) }
  const deposit: Record<ContractValues['is_deposit_account_variant'], readonly Description[]> = {
    '': [],
    '0': [],
    '1': [sum, { term: say('deposit_count_payment_day'), value: values.deposit_count_payment_day }],
    '2': [
      sum,
      { term: say('deposit_account'), value: spaceIban(values.deposit_account) },
      { term: say('deposit_payment_deadline'), value: dmy(values.deposit_payment_deadline) },
    ],
  }
  return {
    house: [
      { term: say('houseId'), value: houses.find((house) => String(house.id) === values.houseId)?.name },
      { term: say('documents'), value: values.documents.map(({ name }) => name).join(', ') },
    ],
    tenant: [
      { term: say('tenant_first_name'), value: values.tenant_first_name },
      { term: say('tenant_last_name'), value: values.tenant_last_name },
      { term: say('tenant_birthday'), value: dmy(values.tenant_birthday) },
      { term: say('tenant_phone'), value: `${values.tenant_phone_code} ${values.tenant_phone}` },
      { term: say('tenant_email'), value: values.tenant_email },
      { term: say('tenant_nationality'), value: countryNamed(nationalities, values.tenant_nationality) },
      {
        term: say('tenant_address'),
        value: `${values.tenant_address}, ${values.tenant_postcode} ${values.tenant_city}, ${countryNamed(countries, values.tenant_country)}`,
      },
    ],
    terms: [
      { term: say('type'), value: values.type && say(values.type) },
      { term: say('start_date'), value: dmy(values.start_date) },
      ...(values.type === 'time-bound' ? [{ term: say('end_date'), value: dmy(values.end_date) }] : []),
      { term: say('month_sum'), value: amount(values.month_sum) },
      { term: say('first_payment_date'), value: dmy(values.first_payment_date) },
      { term: say('month_resignation'), value: values.month_resignation },
      { term: say('taxable'), value: yesNo(values.taxable) },
    ],
    including: [
      { term: say('comforts'), value: values.comforts.map((one) => say(one)).join(', ') || t('nothing') },
      { term: say('keys_count'), value: values.keys_count },
      { term: ask('askPets'), value: yesNo(values.pets_allowed) },
      { term: ask('askSmoking'), value: yesNo(values.smoking_allowed) },
      { term: say('other'), value: values.other && <span className="lease-other">{values.other}</span> },
    ],
    deposit: [
      {
        term: ask('askDeposit'),
        value: values.is_deposit_account_variant && ask(`variant${values.is_deposit_account_variant}`),
      },
      ...deposit[values.is_deposit_account_variant],
    ],
  }
}
