import './settlement.css'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { Settlement } from '../model'
import { handoverText } from '../rules'
import { settlementPaperWords } from '../words-paper'
import { settlementScreenWords } from '../words-screen'

/** The items of a stored settlement, each with what it rests on and how many photos show it. */
export function ClaimItems({ items }: Pick<Settlement, 'items'>) {
  const t = useWords(settlementScreenWords)
  const paper = useWords(settlementPaperWords)
  return (
    <ul className="settlement-items">
      {items.map((item, at) => {
        const rests = handoverText(item)
        const about = [
          rests !== null && t('rests', { item: rests }),
          item.photos.length > 0 && t('photos', { count: item.photos.length }),
        ].filter((part) => part !== false)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the items of a stored settlement never change
          <li key={at}>
            <p>
              <strong>{paper(item.kind)}:</strong> {item.text}
            </p>
            <p className="ui-figures">{kr(item.sum)}</p>
            {about.length > 0 && <p className="ui-fine">{about.join(' · ')}</p>}
          </li>
        )
      })}
    </ul>
  )
}
