import './plot-panel.css'
import type { ReactNode } from 'react'
import { Panel } from '../page/page'
import { useWords } from '../words/use-words'
import { listWords } from '../words/words-list'

export interface PlotPanelProps {
  readonly title: string
  readonly legend: readonly { readonly colour: 'income' | 'cost' | 'deduction' | 'error'; readonly name: string }[]
  /** The chart. People who can't see it have the table. Its space is reserved before its data has arrived. */
  readonly plot: ReactNode
  readonly table: ReactNode
  readonly note?: ReactNode
}

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
