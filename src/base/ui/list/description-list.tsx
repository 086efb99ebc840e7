import './description-list.css'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

export interface Description {
  readonly term: string
  readonly value: ReactNode
  /** It could not be decrypted. */
  readonly unreadable?: boolean
}

/** An empty value is a dash that is read out as "not filled in". */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  const t = useWords(uiWords)
  return (
    <dl className="ui-descriptions">
      {items.map(({ term, value, unreadable = false }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {unreadable ? (
              <>
                <span aria-hidden>–</span> <span className="ui-unreadable">{t('unreadable')}</span>
              </>
            ) : value === null || value === undefined || value === '' ? (
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
