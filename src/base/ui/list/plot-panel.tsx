import './plot-panel.css'
import type { ReactNode } from 'react'
import { Panel } from '../page/page'
import { useWords } from '../words/use-words'
import { listWords } from '../words/words-list'

export interface PlotPanelProps {
  readonly title: string
  /** What the colours of the plot mean. */
  readonly legend: readonly { readonly colour: 'income' | 'cost' | 'deduction' | 'error'; readonly name: string }[]
  /** The picture; who can't see it has the table. Its room is there before its figures are. */
  readonly plot: ReactNode
  /** Head and body of the table with the same figures. */
  readonly table: ReactNode
  /** What stands below the table. */
  readonly note?: ReactNode
}

/** Figures as a plot, and the same as a table. */
export function PlotPanel({ title, legend, plot, table, note }: PlotPanelProps) {
  const t = useWords(listWords)
  return (
    <Panel
      title={title}
      action={
        <div className="ui-plot-legend" aria-hidden>
          {legend.map(({ colour, name }) => (
            <span key={name} data-colour={colour}>
              {name}
            </span>
          ))}
        </div>
      }
    >
      <div aria-hidden>{plot}</div>
      <details className="ui-plot-table">
        <summary>{t('asTable')}</summary>
        <table>
          <caption className="ui-hidden">{title}</caption>
          {table}
        </table>
        {note}
      </details>
    </Panel>
  )
}
