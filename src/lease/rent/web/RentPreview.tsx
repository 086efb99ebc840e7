import { daysBetween, daysInMonth, monthOf, yearOf } from '../../../base/kit/day'
import { DescriptionList, type Description } from '../../../base/ui/list/description-list'
import { dmy, kr, monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { ContractValues } from '../../contract/model'
import type { MonthRent } from '../rules'
import { rentWords } from '../words'
import { firstAndLastRent, rentTerms } from './rent-ahead'

const nothing = { first: null, from: null, goesOn: false, last: null }

/**
 * Shows the first month, then whole months, then the last month. The first and the last month are calculated by days if
 * they are not whole. The first rent includes the days before it that are paid with it. The preview is on the page from
 * the start, so that nothing moves when the terms are complete.
 */
export function RentPreview({ values }: { values: ContractValues }) {
  const t = useWords(rentWords)
  const [language] = useLanguage()
  const terms = rentTerms(values)
  const { first, from, goesOn, last } = terms ? firstAndLastRent(terms) : nothing
  const month = (
    rent: MonthRent,
    part: 'previewPart' | 'previewLast',
    whole: 'previewWhole' | 'previewLastWhole',
  ): Description => {
    const days = daysBetween(rent.start_date, rent.end_date) + 1
    const all = daysInMonth(yearOf(rent.start_date), monthOf(rent.start_date))
    const name = monthAndYear(rent.start_date, language)
    return { term: days === all ? t(whole, { month: name }) : t(part, { month: name, days, all }), value: kr(rent.sum) }
  }
  return (
    <section className="lease-preview" aria-label={t('previewTitle')}>
      <h4>{t('previewTitle')}</h4>
      {terms === null || first === null ? (
        <p className="ui-fine">{t('previewEmpty')}</p>
      ) : (
        <DescriptionList
          items={[
            from === null
              ? month(first, 'previewPart', 'previewWhole')
              : {
                  term: t('previewBefore', { month: monthAndYear(first.start_date, language), from: dmy(from) }),
                  value: kr(first.sum),
                },
            ...(goesOn ? [{ term: t('previewThen'), value: kr(terms.month_sum) }] : []),
            ...(last ? [month(last, 'previewLast', 'previewLastWhole')] : []),
          ]}
        />
      )}
    </section>
  )
}
