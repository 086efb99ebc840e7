import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { CheckField } from '../../../base/ui/check-field'
import { DateField } from '../../../base/ui/date-field'
import { FormPart, Pair } from '../../../base/ui/form'
import { MoneyField } from '../../../base/ui/money-field'
import { SelectField } from '../../../base/ui/select-field'
import { TextAreaField } from '../../../base/ui/text-area-field'
import { TextField } from '../../../base/ui/text-field'
import type { FormState } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import type { House } from '../../../landlord/house/model'
import { incomeWords } from '../words'
import type { IncomeValues } from './income-values'

export interface IncomeFieldsProps<B> {
  readonly form: FormState<IncomeValues, B>
  readonly houses: readonly House[]
  readonly onBusy: (busy: boolean) => void
}

/** All fields of an income without a contract: what, when and how much, from whom, and how it is taxed. */
export function IncomeFields<B>({ form, houses, onBusy }: IncomeFieldsProps<B>) {
  const t = useWords(incomeWords)
  const { field } = form
  return (
    <>
      <TextField {...field('title')} label={t('title')} help={t('titleHelp')} maxLength={50} autoFocus />
      <SelectField
        {...field('houseId')}
        label={t('houseId')}
        required
        placeholder={false}
        options={houses.map((house) => ({ value: String(house.id), label: house.name }))}
      />
      <FormPart title={t('period')} help={t('periodHelp')}>
        <Pair>
          <DateField {...field('start_date')} label={t('start_date')} required />
          <DateField {...field('end_date')} label={t('end_date')} required />
        </Pair>
        <Pair>
          <MoneyField {...field('sum')} label={t('sum')} help={t('sumHelp')} required />
          <MoneyField {...field('deposit_sum')} label={t('deposit_sum')} help={t('depositHelp')} required />
        </Pair>
        <CheckField {...field('separatedTaxable')} label={t('separatedTaxable')} help={t('taxHelp')} />
      </FormPart>
      <FormPart title={t('tenant')}>
        <Pair>
          <TextField
            {...field('tenant_first_name')}
            label={t('tenant_first_name')}
            required
            maxLength={50}
            autoComplete="off"
          />
          <TextField
            {...field('tenant_last_name')}
            label={t('tenant_last_name')}
            required
            maxLength={50}
            autoComplete="off"
          />
        </Pair>
        <DateField {...field('tenant_birthday')} label={t('tenant_birthday')} help={t('birthdayHelp')} required />
        <Pair>
          <TextField
            {...field('tenant_email')}
            kind="email"
            label={t('tenant_email')}
            maxLength={50}
            autoComplete="off"
          />
          <TextField
            {...field('tenant_phone')}
            kind="tel"
            label={t('tenant_phone')}
            maxLength={50}
            autoComplete="off"
          />
        </Pair>
      </FormPart>
      <DocumentsField {...field('documents')} label={t('documents')} onBusy={onBusy} />
      <TextAreaField {...field('other')} label={t('other')} help={t('otherHelp')} maxLength={1000} rows={3} />
    </>
  )
}
