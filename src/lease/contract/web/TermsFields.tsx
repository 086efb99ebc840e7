import { useEffect, useRef } from 'react'
import { isDay } from '../../../base/kit/day'
import { ChoiceField } from '../../../base/ui/choice-field'
import { CountField } from '../../../base/ui/count-field'
import { DateField } from '../../../base/ui/date-field'
import { Pair } from '../../../base/ui/form'
import { MoneyField } from '../../../base/ui/money-field'
import { useWords } from '../../../base/ui/use-words'
import { contractTypes } from '../model'
import { contractWords } from '../words'
import { contractFormWords } from '../words-form'
import { answers } from './contract-values'
import { LawNotes } from './LawNotes'
import { RentPreview } from './RentPreview'
import type { StepFieldsProps } from './step-fields'

/** How long, for how much, and what of it is taxed. */
export function TermsFields({ form, law }: StepFieldsProps) {
  const t = useWords(contractFormWords)
  const say = useWords(contractWords)
  const { field, values } = form
  const typeHelp = { running: t('runningHelp'), 'time-bound': t('timeBoundHelp') }
  const taxHelp = { yes: t('taxableYesHelp'), no: t('taxableNoHelp') }
  const fixed = values.type === 'time-bound'
  return (
    <>
      <ChoiceField
        {...field('type')}
        label={t('askType')}
        required
        row
        options={contractTypes.map((value) => ({ value, label: say(value), help: typeHelp[value] }))}
      />
      <LawNotes law={law} field="type" />
      {fixed ? (
        <Pair>
          <StartDate form={form} />
          <DateField {...field('end_date')} label={say('end_date')} required />
        </Pair>
      ) : (
        <StartDate form={form} />
      )}
      <LawNotes law={law} field="end_date" />
      <Pair>
        <MoneyField {...field('month_sum')} label={say('month_sum')} help={t('monthSumHelp')} required />
        <DateField
          {...field('first_payment_date')}
          label={say('first_payment_date')}
          help={t('firstPaymentHelp')}
          required
        />
      </Pair>
      <LawNotes law={law} field="first_payment_date" />
      <RentPreview values={values} />
      <CountField
        {...field('month_resignation')}
        label={say('month_resignation')}
        help={t('resignationHelp')}
        required
        maxLength={2}
      />
      <LawNotes law={law} field="month_resignation" />
      <ChoiceField
        {...field('taxable')}
        label={t('askTaxable')}
        required
        options={answers.map((value) => ({ value, label: t(value), help: taxHelp[value] }))}
      />
    </>
  )
}

/** The start; the first payment follows it as long as it says nothing of its own. */
function StartDate({ form: { field, values, setMany } }: Pick<StepFieldsProps, 'form'>) {
  const say = useWords(contractWords)
  const start = field('start_date')
  // The last date that could be read: while one types there is none.
  const before = useRef('')
  useEffect(() => {
    if (isDay(values.start_date)) before.current = values.start_date
  }, [values.start_date])
  const follow = (start_date: string) => {
    const follows = values.first_payment_date === '' || values.first_payment_date === before.current
    if (isDay(start_date) && follows) setMany({ start_date, first_payment_date: start_date })
    else start.onChange(start_date)
  }
  return <DateField {...start} onChange={follow} label={say('start_date')} required />
}
