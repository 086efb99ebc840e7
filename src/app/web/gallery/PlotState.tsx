import { fromKroner } from '../../../base/kit/money'
import { PlotPanel } from '../../../base/ui/list/plot-panel'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { galleryWords } from './words'

/** A plot with every colour, and what stands in its table. */
export function Plot() {
  const t = useWords(galleryWords)
  const bars = [
    { colour: 'income', fill: 'var(--ui-chart-income)', name: t('income'), sum: fromKroner(123_456) },
    { colour: 'cost', fill: 'var(--ui-chart-cost)', name: t('expense'), sum: fromKroner(92_345.5) },
    { colour: 'deduction', fill: 'var(--ui-chart-deduction)', name: t('depreciation'), sum: fromKroner(40_000) },
    { colour: 'error', fill: 'var(--ui-error)', name: t('overdue'), sum: fromKroner(12_500) },
  ] as const
  return (
    <PlotPanel
      title={t('plot')}
      legend={bars}
      plot={
        <svg className="gallery-plot" viewBox={`0 0 ${bars[0].sum} 4`} preserveAspectRatio="none">
          {bars.map(({ colour, fill, sum }, index) => (
            <rect key={colour} fill={fill} y={index} width={sum} height="0.8" />
          ))}
        </svg>
      }
      table={
        <>
          <thead>
            <tr>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('money')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ colour, name, sum }) => (
              <tr key={colour}>
                <th scope="row">{name}</th>
                <td>{kr(sum)}</td>
              </tr>
            ))}
          </tbody>
        </>
      }
      note={<p className="ui-fine">{t('fine')}</p>}
    />
  )
}
