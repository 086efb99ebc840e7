import { useEffect, useRef } from 'react'
import { isDay } from '../../../base/kit/day'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { DateField } from '../../../base/ui/field/date-field'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { FieldPair } from '../../../base/ui/form/form'
import { YesNoField } from '../../../base/ui/field/yes-no-field'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { contractInput, contractTypes, daysBeforeChoices } from '../../contract/model'
import { isFieldAskedFor } from '../../contract/model-asked-fields'
import { daysBeforeFirstPayment } from '../../rent/rules'
import { contractWords } from '../../contract/words'
import { contractFormWords } from '../words'
import { LawNotes } from '../../law/web/LawNotes'
import { rentTerms } from '../../rent/web/rent-ahead'
import { RentPreview } from '../../rent/web/RentPreview'
import { ChoiceMeanings, choicesOf } from './ChoiceMeanings'
import type { StepFieldsProps } from './step-fields'

interface TermsFieldsProps extends StepFieldsProps {
  /** True if the form asks for the account for the rent, because none is known yet. */
  readonly asksAccount: boolean
}

export function TermsFields({ form, law, asksAccount, short = false }: TermsFieldsProps) {
  const t = useWords(contractFormWords)
  const translate = useWords(contractWords)
  const line = recordLines(contractInput, form, translate)
  const { settled } = form
  const typeHelp = { running: t('runningHelp'), 'time-bound': t('timeBoundHelp') }
  const isShown = (name: keyof typeof contractInput.fields) => isFieldAskedFor(name, settled)
  const account = asksAccount && (
    <RecordField {...line('rent_iban')} help={t(short ? 'rentAccountShort' : 'rentAccountHelp')} />
  )
  const types = contractTypes.map((value) => ({ value, label: translate(value), help: typeHelp[value] }))
  const taxed = { yes: t('taxableYesHelp'), no: t('taxableNoHelp') }
  const rent = <RecordField {...line('month_sum')} help={t('monthSumHelp')} />
  return (
    <>
      <ChoiceField {...line('type')} label={t('askType')} row options={choicesOf(types, short)} />
      <LawNotes law={law} field="type" />
      {isShown('end_date') || short ? (
        <FieldPair>
          <StartDate form={form} />
          {isShown('end_date') ? <RecordField {...line('end_date')} /> : rent}
        </FieldPair>
      ) : (
        <StartDate form={form} />
      )}
      <LawNotes law={law} field="end_date" />
      {isShown('fixed_term_reason') && <TextAreaField {...line('fixed_term_reason')} help={t('reasonHelp')} rows={2} />}
      {isShown('fixed_term_terminable') && (
        <RecordField {...line('fixed_term_terminable')} help={t('terminableHelp')} />
      )}
      {short ? (
        <>
          {isShown('end_date') && rent}
          {account}
        </>
      ) : (
        <>
          <FieldPair>
            {rent}
            <FirstPaymentField form={form} />
          </FieldPair>
          <LawNotes law={law} field="first_payment_date" />
          {account}
        </>
      )}
      {short && <LawNotes law={law} field="first_payment_date" />}
      <DaysBefore form={form} />
      {!short && <NoticePeriodField form={form} law={law} />}
      {short ? (
        <ChoiceMeanings
          of={[
            { label: t('yes'), help: taxed.yes },
            { label: t('no'), help: taxed.no },
          ]}
        >
          <YesNoField {...line('taxable')} label={t('askTaxable')} />
        </ChoiceMeanings>
      ) : (
        <YesNoField {...line('taxable')} label={t('askTaxable')} consequences={taxed} />
      )}
      {(!short || rentTerms(settled) !== null) && <RentPreview values={settled} />}
    </>
  )
}

/**
 * The fields that the form fills in from the start date and the Act. Their section opens only if
 * one of them has an error, so `value` is always empty here.
 */
export const termsFollowingStart = (form: StepFieldsProps['form']) =>
  (['first_payment_date', 'month_resignation'] as const).map((name) => ({ value: '', error: form.field(name).error }))

export function FirstPaymentField({ form }: Pick<StepFieldsProps, 'form'>) {
  const t = useWords(contractFormWords)
  const line = recordLines(contractInput, form, useWords(contractWords))
  return <RecordField {...line('first_payment_date')} help={t('firstPaymentHelp')} />
}

/** The months of notice. Asked when the lease can be terminated. */
export function NoticePeriodField({ form, law }: StepFieldsProps) {
  const t = useWords(contractFormWords)
  const line = recordLines(contractInput, form, useWords(contractWords))
  if (!isFieldAskedFor('month_resignation', form.settled)) return null
  return (
    <>
      <RecordField {...line('month_resignation')} help={t('resignationHelp')} maxLength={2} />
      <LawNotes law={law} field="month_resignation" />
    </>
  )
}

/**
 * Asks whether the days before the first payment are paid. Asked only when days are let before the month of that
 * payment.
 */
function DaysBefore({ form }: Pick<StepFieldsProps, 'form'>) {
  const t = useWords(contractFormWords)
  const translate = useWords(contractWords)
  const terms = rentTerms(form.settled)
  const days = terms && daysBeforeFirstPayment(terms)
  if (days === null) return null
  const help = { free: t('daysFreeHelp'), with_first: t('daysWithFirstHelp') }
  return (
    <ChoiceField
      {...form.field('days_before_first_payment')}
      label={t('askDaysBefore', { from: dmy(days.from), until: dmy(days.until) })}
      required
      options={daysBeforeChoices.map((value) => ({ value, label: translate(value), help: help[value] }))}
    />
  )
}

/** The start of the lease. The first payment follows it until somebody changes the first payment. */
function StartDate({ form }: Pick<StepFieldsProps, 'form'>) {
  const { values, setMany } = form
  const start = recordLines(contractInput, form, useWords(contractWords))('start_date')
  // The last valid date. The field has no valid date while somebody is typing.
  const before = useRef('')
  useEffect(() => {
    if (isDay(values.start_date)) before.current = values.start_date
  }, [values.start_date])
  const follow = (start_date: string) => {
    const follows = values.first_payment_date === '' || values.first_payment_date === before.current
    if (isDay(start_date) && follows) setMany({ start_date, first_payment_date: start_date })
    else start.onChange(start_date)
  }
  return <DateField {...start} onChange={follow} />
}
