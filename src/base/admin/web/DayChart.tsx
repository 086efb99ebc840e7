import './error-list.css'
import { formatDay, type Day } from '../../kit/day'
import { Panel } from '../../ui/page/page'
import { useWords } from '../../ui/words/use-words'
import type { Summary } from '../model'
import { adminWords } from '../words'

/** How many attempts succeeded and failed on each of the last days: a picture, and the same as a table. Its room is there before its figures are. */
export function DayChart({ days }: { days: Summary['days'] | undefined }) {
  const t = useWords(adminWords)
  const most = Math.max(1, ...(days ?? []).map(({ succeeded, failed }) => succeeded + failed))
  const isEmpty = days?.every(({ succeeded, failed }) => succeeded + failed === 0)
  return (
    <Panel
      title={t('chart')}
      action={
        <div className="day-chart-legend" aria-hidden>
          <span data-kind="succeeded">{t('succeeded')}</span>
          <span data-kind="failed">{t('failed')}</span>
        </div>
      }
    >
      <div className="day-chart" aria-hidden>
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
      <details className="day-chart-table">
        <summary>{t('chartTable')}</summary>
        <table>
          <caption className="ui-hidden">{t('chart')}</caption>
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
        </table>
      </details>
    </Panel>
  )
}

/** One failure among thousands of attempts is still seen. */
const barOf = (failed: number, most: number): number => (failed === 0 ? 0 : Math.max(failed, most / 40))

/** `20.11` */
const shortDay = (day: Day): string => formatDay(day).slice(0, 5)
