import { DateField } from '../../../base/ui/field/date-field'
import { PhoneField } from '../../../base/ui/field/phone-field'
import { TextField } from '../../../base/ui/field/text-field'
import { FieldPair } from '../../../base/ui/form/form'
import { NameLetters } from '../../../landlord/account/web/NameLetters'
import { recordLines } from '../../../base/ui/form/record-field'
import { RecordList } from '../../../base/ui/form/record-list'
import { Notice } from '../../../base/ui/page/notice'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { coTenantRecord, maxCoTenants } from '../../contract/model'
import { sharesEmail } from '../../party/rules-tenant'
import { contractWords } from '../../contract/words'
import { dwellingWords } from '../words-dwelling'
import { LawNotes } from '../../law/web/LawNotes'
import type { StepFieldsProps } from './step-fields'

/** Longer than an address may be: white space is stripped from it. */
export const maxTypedEmail = 60

/** Who rents together with the tenant: up to three more, each with what is asked of the first but the address. */
export function CoTenantFields({ form, law, short = false }: StepFieldsProps) {
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

/** One of them. Nothing here is the landlord's own, so the browser offers none of the landlord's data. */
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
