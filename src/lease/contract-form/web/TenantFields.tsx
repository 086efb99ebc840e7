import { useCountries, useNationalities, type NamedCountry } from '../../../base/country/web/use-countries'
import { useFilledCity } from '../../../base/country/web/use-filled-city'
import { AddressField } from '../../../base/register/web/AddressField'
import { DateField } from '../../../base/ui/field/date-field'
import { PhoneField } from '../../../base/ui/field/phone-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { TextField } from '../../../base/ui/field/text-field'
import { CollapsibleSection } from '../../../base/ui/form/folded-section'
import { FieldPair, FormSection } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { RecordList } from '../../../base/ui/form/record-list'
import { Notice } from '../../../base/ui/page/notice'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { NameLetters } from '../../../landlord/account/web/NameLetters'
import { coLandlordRecord, contractInput, coTenantRecord, maxCoLandlords, maxCoTenants } from '../../contract/model'
import { contractWords } from '../../contract/words'
import { LawNotes } from '../../law/web/LawNotes'
import { readsNorwegian, sharesEmail } from '../../party/rules-tenant'
import { contractFormWords } from '../words'
import { dwellingWords } from '../words-dwelling'
import { isCompanyTenant } from './contract-form'
import type { StepFieldsProps } from './step-fields'

/**
 * The longest e-mail address that can be typed. It is longer than an address may be, because white space is stripped
 * from it.
 */
const maxTypedEmail = 60

/** Asks about up to three more tenants, with the same questions except the address. */
function CoTenantFields({ form, law, short = false }: StepFieldsProps) {
  const t = useWords(dwellingWords)
  return (
    <RecordList
      field={form.field('co_tenants')}
      max={maxCoTenants}
      empty={coTenantRecord.empty}
      first="first_name"
      title={useWords(contractWords)('co_tenants')}
      help={short && form.values.co_tenants.length === 0 ? undefined : t('coTenantsHelp')}
      add={t('addCoTenant')}
      full={t('fullCoTenants')}
      remove={t('remove')}
      nameOf={(index) => ({
        name: t('coTenant', { number: index + 2 }),
        remove: t('removeCoTenant', { number: index + 2 }),
      })}
      below={
        <>
          {sharesEmail(form.settled) && <Notice kind="warning">{t('sameEmail')}</Notice>}
          <LawNotes law={law} field="co_tenants" />
        </>
      }
    >
      {(index) => <CoTenant form={form} index={index} />}
    </RecordList>
  )
}

/** A tenant is not the landlord, so the browser offers none of the landlord's data. */
function CoTenant({ form, index }: Pick<StepFieldsProps, 'form'> & { readonly index: number }) {
  const line = recordLines(coTenantRecord, form.inside('co_tenants', index), useWords(contractWords))
  const [code, phone] = [line('phone_code'), line('phone')]
  return (
    <>
      <FieldPair>
        <TextField {...line('first_name')} autoComplete="off" />
        <TextField {...line('last_name')} autoComplete="off" />
      </FieldPair>
      <NameLetters of={[line('first_name').value, line('last_name').value]} />
      <DateField {...line('birthday')} max={today()} />
      <PhoneField code={code} codeLabel={code.label} number={phone} label={phone.label} required />
      <TextField {...line('email')} kind="email" maxLength={maxTypedEmail} autoComplete="off" />
    </>
  )
}

/** Asks about further landlords, and about companies as parties. Most leases have neither, so it is collapsed. */
function PartyFields({ form }: Pick<StepFieldsProps, 'form'>) {
  const t = useWords(dwellingWords)
  const line = recordLines(contractInput, form, useWords(contractWords))
  return (
    <CollapsibleSection
      title={t('partiesTitle')}
      fields={[
        form.field('tenant_organisation_number'),
        form.field('landlord_organisation_number'),
        form.field('co_landlords'),
      ]}
    >
      <RecordField {...line('tenant_organisation_number')} help={t('organisationHelp')} autoComplete="off" />
      <RecordField {...line('landlord_organisation_number')} help={t('organisationOwnHelp')} autoComplete="off" />
      <RecordList
        field={form.field('co_landlords')}
        max={maxCoLandlords}
        empty={coLandlordRecord.empty}
        first="first_name"
        title={useWords(contractWords)('co_landlords')}
        help={t('coLandlordsHelp')}
        add={t('addCoLandlord')}
        full={t('fullCoLandlords')}
        remove={t('remove')}
        nameOf={(index) => ({
          name: t('coLandlord', { number: index + 2 }),
          remove: t('removeCoLandlord', { number: index + 2 }),
        })}
      >
        {(index) => <CoLandlord form={form} index={index} />}
      </RecordList>
    </CollapsibleSection>
  )
}

function CoLandlord({ form, index }: Pick<StepFieldsProps, 'form'> & { readonly index: number }) {
  const line = recordLines(coLandlordRecord, form.inside('co_landlords', index), useWords(contractWords))
  return (
    <>
      <FieldPair>
        <TextField {...line('first_name')} autoComplete="off" />
        <TextField {...line('last_name')} autoComplete="off" />
      </FieldPair>
      <NameLetters of={[line('first_name').value, line('last_name').value]} />
      <DateField {...line('birthday')} max={today()} />
      <TextField {...line('email')} kind="email" maxLength={maxTypedEmail} autoComplete="off" />
    </>
  )
}

/** A tenant is not the landlord, so the browser offers none of the landlord's data. */
export function TenantFields({ form, law, short = false }: StepFieldsProps) {
  const t = useWords(contractFormWords)
  const line = recordLines(contractInput, form, useWords(contractWords))
  const fillCity = useFilledCity(line('tenant_postcode'), line('tenant_city'), form.values.tenant_country)
  const countries = useCountries()
  const nationalities = useNationalities()
  // The chosen country must be in the list while the names are loading.
  const listed = (names: readonly NamedCountry[], code: string) =>
    names.length > 0
      ? names.map((one) => ({ value: one.code, label: one.name }))
      : [{ value: code, label: t('countryLoading') }]
  const [code, phone] = [line('tenant_phone_code'), line('tenant_phone')]
  const leaveCode = () => {
    code.onBlur?.()
    // A tenant with a foreign phone is more likely to read English. The landlord can choose again.
    if (form.values.language === 'nb' && /^\+\d+$/.test(code.value) && !readsNorwegian(code.value))
      line('language').onChange('en')
  }
  const nationality = (
    <SelectField
      {...line('tenant_nationality')}
      placeholder={false}
      options={listed(nationalities, form.values.tenant_nationality)}
    />
  )
  const country = (
    <SelectField
      {...line('tenant_country')}
      placeholder={false}
      options={listed(countries, form.values.tenant_country)}
    />
  )
  const language = <RecordField {...line('language')} help={t('languageHelp')} />
  // Filled in from the start, because most tenants are Norwegian and live in Norway.
  const abroad = (['tenant_nationality', 'tenant_country'] as const).map((name) => {
    const { value, error } = form.field(name)
    return { value: value === 'NO' ? '' : value, error }
  })
  return (
    <>
      <p>{t(short ? 'tenantWhyShort' : 'tenantWhy')}</p>
      <FieldPair>
        <TextField {...line('tenant_first_name')} autoComplete="off" />
        <TextField {...line('tenant_last_name')} autoComplete="off" />
      </FieldPair>
      <NameLetters of={[form.values.tenant_first_name, form.values.tenant_last_name]} />
      <DateField
        {...line('tenant_birthday')}
        required={!isCompanyTenant(form.values)}
        {...(!short && { help: t('birthdayHelp') })}
        max={today()}
      />
      <PhoneField
        code={{ ...code, onBlur: leaveCode }}
        codeLabel={code.label}
        number={phone}
        label={phone.label}
        required
      />
      <TextField {...line('tenant_email')} kind="email" maxLength={maxTypedEmail} autoComplete="off" />
      {!short && language}
      {!short && nationality}
      <FormSection title={t('addressTitle')}>
        <AddressField
          {...line('tenant_address')}
          isNorwegian={form.values.tenant_country === 'NO'}
          onPick={({ postcode, city }) => {
            line('tenant_postcode').onChange(postcode)
            line('tenant_city').onChange(city)
          }}
        />
        <FieldPair narrow>
          <TextField {...line('tenant_postcode')} onChange={fillCity} autoComplete="off" />
          <TextField {...line('tenant_city')} autoComplete="off" />
        </FieldPair>
        {!short && country}
      </FormSection>
      {short && (
        <CollapsibleSection title={t('abroadTitle')} fields={abroad}>
          {language}
          {nationality}
          {country}
        </CollapsibleSection>
      )}
      <CoTenantFields form={form} law={law} short={short} />
      <PartyFields form={form} />
    </>
  )
}
