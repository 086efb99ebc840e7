import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { DayText } from '../../../base/kit/day'
import { FormSection, FieldPair } from '../../../base/ui/form/form'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { TextField } from '../../../base/ui/field/text-field'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { homeUseOn } from '../../../landlord/house/rules-years'
import { lineOf } from '../../tax-line/rules'
import { TaxLineNote } from '../../tax-line/web/TaxLineNote'
import { incomeRecord, type IncomeValues } from '../model'
import { followsFlatRule, mayBePhone } from '../rules'
import { RecordHouseField } from '../../../landlord/house/web/RecordHouseField'
import { incomeWords } from '../words'

export interface IncomeFieldsProps<B> {
  readonly form: FormState<IncomeValues, B>
  readonly houses: readonly House[]
}

/** All fields of an income without a contract: what, when and how much, from whom, and how it is taxed. */
export function IncomeFields<B>({ form, houses }: IncomeFieldsProps<B>) {
  const t = useWords(incomeWords)
  const line = recordLines(incomeRecord, form, t)
  const { separatedTaxable, short_term, houseId, start_date } = form.settled
  // A day that isn't written yet is none: then today's use counts.
  const start = DayText.safeParse(start_date).data ?? today()
  const isShort = followsFlatRule({ short_term }, homeUseOn(houses, Number(houseId), start))
  return (
    <>
      <TextField {...line('title')} help={t('titleHelp')} autoFocus />
      <RecordHouseField {...line('houseId')} houses={houses} />
      <FormSection title={t('period')} help={t('periodHelp')}>
        <FieldPair>
          <RecordField {...line('start_date')} />
          <RecordField {...line('end_date')} />
        </FieldPair>
        <FieldPair>
          <RecordField {...line('sum')} help={t('sumHelp')} />
          <RecordField {...line('deposit_sum')} help={t('depositHelp')} />
        </FieldPair>
        <RecordField
          {...line('separatedTaxable')}
          help={
            <>
              {t('taxHelp')} <TaxLineNote line={lineOf({ kind: 'income', isTaxed: separatedTaxable, isShort })} />
            </>
          }
        />
        <RecordField {...line('short_term')} help={t('shortHelp')} />
      </FormSection>
      <FormSection title={t('tenant')}>
        <FieldPair>
          <RecordField {...line('tenant_first_name')} autoComplete="off" />
          <RecordField {...line('tenant_last_name')} autoComplete="off" />
        </FieldPair>
        <RecordField {...line('tenant_birthday')} help={t('birthdayHelp')} />
        <FieldPair>
          <RecordField {...line('tenant_email')} autoComplete="off" />
          <RecordField
            {...line('tenant_phone')}
            help={t('phoneHelp')}
            {...(!mayBePhone(form.values.tenant_phone) && { question: t('phoneQuestion') })}
            autoComplete="off"
          />
        </FieldPair>
      </FormSection>
      <DocumentsField {...line('documents')} />
      <TextAreaField {...line('other')} help={t('otherHelp')} rows={3} />
    </>
  )
}
