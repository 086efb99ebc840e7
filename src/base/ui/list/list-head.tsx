import './list-head.css'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { SearchField } from '../field/search-field'
import type { TextFieldProps } from '../field/text-field'
import { PageHeader, type PageHeaderProps } from '../page/page'
import { useWords } from '../words/use-words'
import { listWords } from '../words/words-list'

export interface ListHeadProps extends Pick<PageHeaderProps, 'title' | 'heading'> {
  /**
   * A sentence that answers the question of the list. Its space is reserved while it is undefined. Null: there is never
   * one.
   */
  readonly answer: ReactNode
  /** The primary action. On a phone it stays at the bottom of the window. */
  readonly action?: ReactNode
}

/** The head of a page with a list: title, answer, primary action. */
export function ListHead({ answer, action, ...head }: ListHeadProps) {
  return (
    <div className="ui-list-head">
      <PageHeader
        {...head}
        {...(answer !== null && { sub: answer ?? ' ' })}
        {...(action !== undefined && { action: <div className="ui-list-action">{action}</div> })}
      />
    </div>
  )
}

export interface ListBarProps {
  /** The name of the search and its filters. */
  readonly label: string
  readonly search: Pick<TextFieldProps, 'id' | 'label' | 'placeholder' | 'value' | 'onChange'>
  /** Fields and toggles. On a phone they are hidden until the filter button is clicked. */
  readonly children?: ReactNode
  /** True if a filter is active when the page opens. Active filters are visible on a phone. */
  readonly isFiltered?: boolean
  /** "23 vouchers", and perhaps their sum. Empty while the rows load. */
  readonly count: readonly string[]
}

/** The row above a list, in its panel: search, filters, count. On a phone: search and filter button. */
export function ListBar({ label, search, children, isFiltered = false, count }: ListBarProps) {
  const t = useWords(listWords)
  const [open, setOpen] = useState(isFiltered)
  return (
    <div className="ui-list-bar" role="search" aria-label={label} data-open={open || undefined}>
      <SearchField name="q" {...search} />
      <button
        type="button"
        className="ui-list-filter"
        aria-label={t('filter')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={20} aria-hidden />
      </button>
      {children}
      <p className="ui-list-number" role="status">
        {count.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  )
}
