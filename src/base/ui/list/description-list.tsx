import './description-list.css'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

export interface Description {
  readonly term: string
  readonly value: ReactNode
}

/** A list of labels and values. An empty value is a dash that is read out as "not filled in". */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  const t = useWords(uiWords)
  return (
    <dl className="ui-descriptions">
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? (
              <>
                <span aria-hidden>–</span>
                <span className="ui-hidden">{t('empty')}</span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
