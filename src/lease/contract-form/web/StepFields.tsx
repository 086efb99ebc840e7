import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import {
  nameOfCountry,
  shownCountryName,
  useCountries,
  useNationalities,
} from '../../../base/country/web/use-countries'
import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { openPdf } from '../../../base/file/web/pdf-document'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import type { FileValue } from '../../../base/kit/file-value'
import { maxIncludedPdfBytes, maxDocumentPages } from '../../../base/pdf/model'
import { readFileBytes } from '../../../base/ui/file/file-url'
import { recordLines } from '../../../base/ui/form/record-field'
import { RouteLink } from '../../../base/ui/page/link'
import { DescriptionList, type Description } from '../../../base/ui/list/description-list'
import { recordFacts } from '../../../base/ui/list/record-facts'
import { Notice } from '../../../base/ui/page/notice'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { RecordHouseField } from '../../../landlord/house/web/RecordHouseField'
import { contractInput, contractSteps, leaseSteps, type ContractValues, type LeaseStep } from '../../contract/model'
import { depositFieldsOf, isOwnHomeLet } from '../../contract/model-asked-fields'
import { contractWords } from '../../contract/words'
import { applicableLawNotes } from '../../law/rules'
import { lawForm } from '../../law/rules-form'
import { LawNotes } from '../../law/web/LawNotes'
import { lawWords } from '../../law/words'
import { rentTerms } from '../../rent/web/rent-ahead'
import { withoutAbsent } from '../rules-terms'
import { contractFormWords } from '../words'
import { wizardWords } from '../words-wizard'
import { documentsOfHouse, isOpenEndedByLaw, rulesOfHouse } from './contract-form'
import { DepositFields } from './DepositFields'
import { DwellingFields } from './DwellingFields'
import { IncludingFields } from './IncludingFields'
import { useCoLandlordFacts, useCoTenantFacts, useDwellingFacts } from './party-facts'
import { lacksRentIban } from './rent-account'
import type { StepFieldsProps } from './step-fields'
import { TenantFields } from './TenantFields'
import { TermsFields } from './TermsFields'
import type { ContractWizardState } from './use-contract-wizard'
import { useGuarantee } from './use-guarantee'

export interface ContractSummaryProps {
  readonly values: ContractValues
  readonly houses: readonly House[]
  /** The account to which the rent is paid. Empty for none. */
  readonly account: string
  readonly onChange: (step: LeaseStep) => void
}

/** Shows the answers as they will be in the lease, with a way back to each part. */
function ContractSummary({ values, houses, account, onChange }: ContractSummaryProps) {
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

/** The answers by step. Answers that are next to each other in the lease share a row. */
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
  const dwelling = useDwellingFacts({ ...values, own_home_let: isOwnHomeLet(values) })
  const coTenants = useCoTenantFacts(values)
  const coLandlords = useCoLandlordFacts(values)
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
        value: shownCountryName(nationalities, values.tenant_nationality),
      },
      tenant_address: {
        term: translate('tenant_address'),
        value: `${values.tenant_address}, ${values.tenant_postcode} ${values.tenant_city}, ${nameOfCountry(countries, values.tenant_country)}`,
      },
      tenant_postcode: null,
      tenant_city: null,
      tenant_country: null,
      co_tenants: coTenants,
      co_landlords: coLandlords,
      ...(values.tenant_organisation_number === '' && { tenant_organisation_number: null }),
      ...(values.landlord_organisation_number === '' && { landlord_organisation_number: null }),
    }),
    terms: [
      ...facts(terms.names, {
        ...withoutAbsent(values, rentTerms(values)),
        ...(isOpenEndedByLaw(values) && { type: { term: translate('type'), value: law('countsAsOpen') } }),
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

/** The number of pages of a PDF. Null when the PDF can't be read. Throws CallError when it can't be fetched. */
async function pagesOf(url: string, signal: AbortSignal): Promise<number | null> {
  const bytes = await readFileBytes(url, signal)
  try {
    const { document, close } = await openPdf(bytes)
    const pages = document.numPages
    close()
    return pages
  } catch {
    return null
  }
}

/** Warns about files that the lease can't include after its own pages (docs/rules/lease.md#lease-document). */
function AttachmentNotes({ files }: { readonly files: readonly FileValue[] }) {
  const t = useWords(contractFormWords)
  const pdfs = files.filter(({ type }) => type === 'application/pdf')
  const pages = useQueries({
    queries: pdfs.map(({ url }) => ({
      queryKey: ['pdf-pages', url],
      queryFn: ({ signal }: { signal: AbortSignal }) => pagesOf(url, signal),
      staleTime: Infinity,
    })),
  })
  const isLarge = pdfs.reduce((sum, { size }) => sum + size, 0) > maxIncludedPdfBytes
  return (
    <div className="lease-law" role="status">
      {pdfs.map(({ url, name }, index) => {
        const count = pages[index]?.data
        if (count === undefined || (count !== null && count <= maxDocumentPages)) return null
        return (
          <Notice key={url} kind="warning">
            {count === null
              ? t('attachmentUnreadable', { name })
              : t('attachmentLong', { name, pages: count, most: maxDocumentPages })}
          </Notice>
        )
      })}
      {isLarge && <Notice kind="warning">{t('attachmentsLarge', { most: maxIncludedPdfBytes / 1024 / 1024 })}</Notice>}
    </div>
  )
}

interface LetHouseFieldsProps extends StepFieldsProps {
  readonly houses: readonly House[]
  /** True if the lease must have a file. False for a lease that was made without files. */
  readonly needsFile: boolean
}

function LetHouseFields({ form, law, houses, needsFile }: LetHouseFieldsProps) {
  const t = useWords(contractFormWords)
  const line = recordLines(contractInput, form, useWords(contractWords))
  const house = line('houseId')
  const documents = form.field('documents')
  const rules = rulesOfHouse(houses, form.settled.houseId)
  const isAttached = rules.some(({ url }) => form.settled.documents.some((each) => each.url === url))
  const choose = (chosen: string) => {
    documents.onChange(documentsOfHouse(form.values.documents, rules, rulesOfHouse(houses, chosen)))
    house.onChange(chosen)
  }
  return (
    <>
      <RecordHouseField {...house} onChange={choose} houses={houses} />
      <DwellingFields
        form={form}
        law={law}
        isCooperative={houses.some(
          ({ id, share_number }) => String(id) === form.settled.houseId && share_number !== null,
        )}
      />
      <p>{t('documentsHelp')}</p>
      {isAttached && <p className="ui-fine">{t('houseRulesAttached')}</p>}
      <DocumentsField {...line('documents')} required={needsFile} />
      <AttachmentNotes files={form.settled.documents} />
    </>
  )
}

interface WizardFieldsProps {
  readonly wizard: ContractWizardState
  readonly houses: readonly House[]
  readonly profile: Profile
}

/** Shows the questions of a step with what the act says about them, and at the end all answers. */
export function StepFields({
  wizard: { step, form, at, change, needsFile, isNew },
  houses,
  profile,
}: WizardFieldsProps) {
  const t = useWords(wizardWords)
  const account = profile.iban || form.settled.rent_iban
  const law = applicableLawNotes(lawForm(form.settled, account), today())
  if (step === 'house')
    return (
      <>
        {isNew && (
          <p className="ui-fine">
            {t('signedAlready')} <RouteLink href="/home/contract/existing">{t('toExisting')}</RouteLink>
          </p>
        )}
        <LetHouseFields form={form} law={law} houses={houses} needsFile={needsFile} />
      </>
    )
  if (step === 'tenant') return <TenantFields form={form} law={law} />
  if (step === 'terms') return <TermsFields form={form} law={law} asksAccount={lacksRentIban(profile)} />
  if (step === 'including') return <IncludingFields form={form} law={law} />
  const help = (page: 'deposit-help' | 'signing-help', text: string) => (
    <p>
      <Button variant="default" onClick={() => at.go(page)}>
        {text}
      </Button>
    </p>
  )
  if (step === 'deposit')
    return (
      <>
        <DepositFields form={form} law={law} subscriptionActive={profile.subscriptionActive} />
        {help('deposit-help', t('toDepositHelp'))}
      </>
    )
  const weak = law.filter(({ severity }) => severity !== 'info')
  return (
    <>
      <ContractSummary values={form.values} houses={houses} account={account} onChange={change} />
      {weak.length > 0 && (
        <section className="lease-before" aria-label={t('lawTitle')}>
          <h4>{t('lawTitle')}</h4>
          <LawNotes law={weak} />
        </section>
      )}
      {lacksRentIban(profile) && form.values.rent_iban.trim() === '' && (
        <Notice kind="warning">{t('noRentAccount')}</Notice>
      )}
      <p>{t('nextSave')}</p>
      <p>
        {t('nextSend')} {form.values.is_deposit_account_variant === '1' && t('nextFee')}
      </p>
      {help('signing-help', t('toSigningHelp'))}
    </>
  )
}
