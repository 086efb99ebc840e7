import { useWords } from '../../../base/ui/words/use-words'
import { type Hit, groups, optionId } from './entries'
import { quickSearchWords } from './words-quick-search'

interface ResultListProps {
  readonly entries: readonly Hit[]
  /** Which of them Enter opens. */
  readonly chosen: number
  readonly onChoose: (entry: Hit) => void
  readonly onPoint: (index: number) => void
}

/** What was found, kind by kind. */
export function ResultList({ entries, chosen, onChoose, onPoint }: ResultListProps) {
  const t = useWords(quickSearchWords)
  return groups.map((group) => {
    const own = entries.flatMap((entry, index) => (entry.group === group ? [{ entry, index }] : []))
    if (own.length === 0) return null
    return (
      <div key={group} role="group" aria-labelledby={`quick-search-${group}`}>
        <div id={`quick-search-${group}`} role="presentation" className="quick-search-group">
          {t(group)}
        </div>
        {own.map(({ entry, index }) => (
          // The keys of a combobox are pressed in its field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={entry.key}
            id={optionId(index)}
            role="option"
            aria-selected={index === chosen}
            className="quick-search-option"
            onClick={() => onChoose(entry)}
            onMouseMove={() => onPoint(index)}
          >
            <span>{entry.label}</span>
            {entry.detail !== '' && <span className="quick-search-detail">{entry.detail}</span>}
            {entry.letter !== undefined && (
              <span className="quick-search-keys">
                <kbd>g</kbd> <kbd>{entry.letter}</kbd>
              </span>
            )}
          </div>
        ))}
      </div>
    )
  })
}
