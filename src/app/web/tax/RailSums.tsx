import { formatKr, ore } from '../../../base/kit/money'
import { useWords } from '../../../base/ui/words/use-words'
import { estimateOf } from '../../../year/tax/rules-table'
import { taxChecksId } from '../../../year/tax/web/TaxChecks'
import { taxCheckWords } from '../../../year/tax/words-check'
import type { TaxRailProps } from './TaxRail'
import { taxPageWords } from './words'

export function RailSums({ year, together, toCheck }: Pick<TaxRailProps, 'year' | 'together' | 'toCheck'>) {
  const t = useWords(taxPageWords)
  const check = useWords(taxCheckWords)
  const { net, tax } = estimateOf(together, year)
  return (
    <>
      <dl className="tax-rail-sums">
        <div>
          <dt>{t('netToEnter')}</dt>
          <dd>{formatKr(net, 'needed')}</dd>
        </div>
        <div>
          <dt>{t('tax')}</dt>
          <dd>{formatKr(tax, 'needed')}</dd>
        </div>
      </dl>
      <div className="tax-rail-notes">
        {net < ore(0) && <p className="ui-fine">{t('deficit')}</p>}
        {toCheck === 0 ? (
          <p className="ui-fine">{check('nothing')}</p>
        ) : (
          <a href={`#${taxChecksId}`}>{check('toCheck', { count: toCheck })}</a>
        )}
      </div>
    </>
  )
}
