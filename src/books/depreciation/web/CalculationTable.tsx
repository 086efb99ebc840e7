import './calculation.css'
import { yearOf } from '../../../base/kit/day'
import { formatKr, sumOre } from '../../../base/kit/money'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { percentOfItem, depreciationRows, otherRatesOfItem } from '../rules'
import { isDeductedAtOnce, type DepreciableItem } from '../rules-group'
import { rulesOf } from '../rules-book'
import { depreciationWords } from '../words'

/** Shows the deductions by year. If the whole sum is deducted at once, shows only a sentence. */
export function CalculationTable({ item, name }: { item: DepreciableItem; name: string }) {
  const t = useWords(depreciationWords)
  const rows = depreciationRows(item)
  const last = rows.at(-1)
  if (isDeductedAtOnce(item) || !last) return <WholeSum item={item} />
  const rates = otherRatesOfItem(item)
  return (
    <>
      <table className="calculation">
        <caption>{t('calculationOf', { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rowYear')}</th>
            <th scope="col">{t('rowDeduction')}</th>
            <th scope="col">{t('rowLeft')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.year}>
              <th scope="row">{row.year}</th>
              <td>{kr(row.depreciation)}</td>
              <td>{kr(row.residual)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('rowSum')}</th>
            <td>{kr(sumOre(rows.map((row) => row.depreciation)))}</td>
            <td>{kr(last.residual)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="calculation-note">
        {t(rates.length === 0 ? 'rest' : 'restRates', {
          percent: percentOfItem(item),
          rates: rates.map((rate) => t('rateIn', rate)).join(', '),
          years: rows.length,
          amount: kr(last.residual),
        })}
      </p>
    </>
  )
}

function WholeSum({ item }: { item: DepreciableItem }) {
  const t = useWords(depreciationWords)
  const year = yearOf(item.date)
  const { limit, authorityLimit } = rulesOf(year)
  const values = { amount: kr(item.sum), year }
  if (item.sum < limit) return <p>{t('wholeSmall', { ...values, limit: formatKr(limit, 'needed') })}</p>
  return (
    <p>
      {item.lifetime === 0
        ? t('wholeShort', values)
        : t('wholeChosen', { ...values, limit: formatKr(authorityLimit, 'needed') })}
    </p>
  )
}
