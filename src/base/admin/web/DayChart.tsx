import './error-list.css'
import { formatDay, type Day } from '../../kit/day'
import { PlotPanel } from '../../ui/list/plot-panel'
import { useWords } from '../../ui/words/use-words'
import type { Summary } from '../model'
import { adminWords } from '../words'

/** How many attempts succeeded and failed on each of the last days: a plot, and the same as a table. */
export function DayChart({ days }: { days: Summary['days'] | undefined }) {
  const t = useWords(adminWords)
  const most = Math.max(1, ...(days ?? []).map(({ succeeded, failed }) => succeeded + failed))
  const isEmpty = days?.every(({ succeeded, failed }) => succeeded + failed === 0)
  return (
    <PlotPanel
      title={t('chart')}
      legend={[
        { colour: 'income', name: t('succeeded') },
        { colour: 'error', name: t('failed') },
      ]}
      plot={
        <div className="day-chart">
          {isEmpty ? (
            <p className="day-chart-nothing">{t('chartNothing')}</p>
          ) : (
            days?.map(({ day, succeeded, failed }) => (
              <div key={day} className="day-chart-day">
                <span>{succeeded + failed === 0 ? '' : succeeded + failed}</span>
                <svg viewBox={`0 ${-most / 40} 1 ${most + most / 40}`} preserveAspectRatio="none">
                  <rect className="day-chart-succeeded" y={most - succeeded} width="1" height={succeeded} />
                  <rect
                    className="day-chart-failed"
                    y={most - succeeded - barOf(failed, most)}
                    width="1"
                    height={barOf(failed, most)}
                  />
                </svg>
                <span>{shortDay(day)}</span>
              </div>
            ))
          )}
        </div>
      }
      table={
        <>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('succeeded')}</th>
              <th scope="col">{t('failed')}</th>
            </tr>
          </thead>
          <tbody>
            {days?.map(({ day, succeeded, failed }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{succeeded}</td>
                <td>{failed}</td>
              </tr>
            ))}
          </tbody>
        </>
      }
    />
  )
}

/** One failure among thousands of attempts is still seen. */
const barOf = (failed: number, most: number): number => (failed === 0 ? 0 : Math.max(failed, most / 40))

/** `20.11` */
const shortDay = (day: Day): string => formatDay(day).slice(0, 5)
