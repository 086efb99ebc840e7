import { Anchor } from '@mantine/core'
import { countryNamed, useNationalities } from '../../../base/country/web/use-countries'
import { formatIban } from '../../../base/kit/iban'
import { CopyButton } from '../../../base/ui/copy-button'
import { DescriptionList, type Description } from '../../../base/ui/description-list'
import { dmy, kr } from '../../../base/ui/format'
import { Panel } from '../../../base/ui/page'
import { useWords, type Say } from '../../../base/ui/use-words'
import type { House } from '../../../landlord/house/model'
import type { Contract } from '../model'
import { fullName } from '../rules-list'
import { contractWords } from '../words'
import { contractDetailWords, type ContractDetailKey } from '../words-detail'

/** What was agreed, grouped as the wizard asks for it. */
export function ContractFacts({ contract, house }: { contract: Contract; house: House | undefined }) {
  const t = useWords(contractDetailWords)
  const say = useWords(contractWords)
  const nationalities = useNationalities()
  const phone = `${contract.tenant_phone_code} ${contract.tenant_phone}`
  return (
    <>
      <Panel title={t('tenant')}>
        <DescriptionList
          items={[
            { term: t('name'), value: fullName(contract) },
            { term: say('tenant_birthday'), value: dmy(contract.tenant_birthday) },
            { term: say('tenant_phone'), value: <Anchor href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Anchor> },
            {
              term: say('tenant_email'),
              value: (
                <span className="contract-copy">
                  <Anchor href={`mailto:${contract.tenant_email}`}>{contract.tenant_email}</Anchor>
                  <CopyButton text={contract.tenant_email} what={say('tenant_email')} />
                </span>
              ),
            },
            { term: say('tenant_nationality'), value: countryNamed(nationalities, contract.tenant_nationality) },
            {
              term: t('address'),
              value: `${contract.tenant_address}, ${contract.tenant_postcode} ${contract.tenant_city}`,
            },
          ]}
        />
      </Panel>
      <Panel title={t('terms')}>
        <DescriptionList
          items={[
            {
              term: say('houseId'),
              value: house && `${house.name}, ${house.address}, ${house.postcode} ${house.city}`,
            },
            { term: say('type'), value: say(contract.type) },
            { term: say('start_date'), value: dmy(contract.start_date) },
            ...(contract.end_date === null ? [] : [{ term: say('end_date'), value: dmy(contract.end_date) }]),
            { term: say('month_sum'), value: kr(contract.month_sum) },
            { term: say('first_payment_date'), value: dmy(contract.first_payment_date) },
            { term: t('noticePeriod'), value: t('notice', { count: contract.month_resignation }) },
            { term: t('tax'), value: t(contract.taxable ? 'taxed' : 'notTaxed') },
          ]}
        />
      </Panel>
      <Panel title={t('including')}>
        <DescriptionList
          items={[
            { term: t('keys'), value: String(contract.keys_count) },
            {
              term: say('comforts'),
              value:
                contract.comforts.length === 0
                  ? t('nothing')
                  : contract.comforts.map((comfort) => say(comfort)).join(', '),
            },
            { term: say('pets_allowed'), value: t(contract.pets_allowed ? 'allowed' : 'notAllowed') },
            { term: say('smoking_allowed'), value: t(contract.smoking_allowed ? 'allowed' : 'notAllowed') },
          ]}
        />
        {contract.other !== '' && (
          <div className="contract-other">
            <h3>{say('other')}</h3>
            <p>{contract.other}</p>
          </div>
        )}
      </Panel>
      <Panel title={t('deposit')}>
        {contract.deposit_sum === null ? (
          <p>{t('noDeposit')}</p>
        ) : (
          <DescriptionList items={depositFacts(contract, t)} />
        )}
      </Panel>
    </>
  )
}

function depositFacts(contract: Contract, t: Say<ContractDetailKey>): Description[] {
  const { deposit_sum, deposit_account, deposit_payment_deadline, deposit_count_payment_day, is_open_deposit_account } =
    contract
  return [
    { term: t('deposit'), value: deposit_sum === null ? '' : kr(deposit_sum) },
    { term: t('depositKind'), value: t(is_open_deposit_account ? 'depositHere' : 'depositOwn') },
    is_open_deposit_account
      ? { term: t('depositDue'), value: t('depositDays', { count: deposit_count_payment_day ?? 0 }) }
      : { term: t('depositDue'), value: deposit_payment_deadline === null ? '' : dmy(deposit_payment_deadline) },
    ...(deposit_account === null
      ? []
      : [
          {
            term: t('depositAccount'),
            value: (
              <span className="contract-copy">
                {formatIban(deposit_account)}
                <CopyButton text={deposit_account} what={t('depositAccount')} />
              </span>
            ),
          },
        ]),
  ]
}
