import { isDay } from '../../../base/kit/day'
import { ore, type Ore } from '../../../base/kit/money'
import type { ReactNode } from 'react'
import { MoneyField } from '../../../base/ui/field/money-field'
import { FormSection } from '../../../base/ui/form/form'
import type { FormState } from '../../../base/ui/form/form-state'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { Loading } from '../../../base/ui/page/loading'
import { kr, monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { openOf, restOf, type PayableMonth, type RentPartValues } from './rent-parts'
import { bankMatchWords } from './words-match'

interface RentMonthsProps {
  readonly form: Pick<
    FormState<{ readonly contractId: string; readonly months: readonly RentPartValues[] }>,
    'id' | 'values' | 'inside'
  >
  readonly payment: Ore
  readonly known: readonly PayableMonth[]
  readonly error: unknown
  readonly isLoading: boolean
  /** The button for one month more. */
  readonly children: ReactNode
}

/** An amount for each month, and what is left of the payment. */
export function RentMonths({ form, payment, known, error, isLoading, children }: RentMonthsProps) {
  const t = useWords(bankMatchWords)
  const [language] = useLanguage()
  const { months } = form.values
  if (error) return <ErrorLine error={error} />
  if (isLoading) return <Loading label={t('loading')} />
  const rest = restOf(payment, months)
  const labelOf = (month: string): string => {
    const first = `${month}-01`
    const name = isDay(first) ? monthAndYear(first, language) : month
    const open = openOf(month, known)
    if (open === null) return t('monthUnknown', { month: name })
    return open > 0 ? t('month', { month: name, open: kr(open) }) : t('monthPaid', { month: name })
  }
  return (
    <FormSection title={t('months')} help={t('monthsHelp')}>
      <div className="bank-months">
        {months.map(({ month }, index) => (
          <MoneyField key={month} {...form.inside('months', index).field('sum')} label={labelOf(month)} />
        ))}
      </div>
      <div className="bank-months-foot">
        {children}
        <p id={`${form.id}-months`} role="status" className={rest < 0 ? 'ui-problem' : 'ui-figures'}>
          {rest < 0
            ? t('tooMuch', { amount: kr(ore(Math.abs(rest))) })
            : rest === 0
              ? t('noRest')
              : t('rest', { amount: kr(rest) })}
        </p>
      </div>
    </FormSection>
  )
}
