import './quick-search.css'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { useAfterPaint } from '../../../base/ui/page/after-paint'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import { type Hit, findEntries, optionId, hitGroups } from './find-entries'
import type { MenuPlace } from '../shell/menu-places'
import { SearchDialog } from './SearchDialog'
import { useEntries } from './use-entries'
import { quickSearchWords } from './words-quick-search'

interface ResultListProps {
  readonly entries: readonly Hit[]
  readonly chosen: number
  readonly onChoose: (entry: Hit) => void
  readonly onPoint: (index: number) => void
}

function ResultList({ entries, chosen, onChoose, onPoint }: ResultListProps) {
  const t = useWords(quickSearchWords)
  return hitGroups.map((group) => {
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

const nothing: readonly Hit[] = []

/** Moves the focus at once, so that no letter typed right after the shortcut is lost. */
const focusNow = (field: HTMLInputElement | null) => field?.focus()

const listId = 'quick-search-list'

interface QuickSearchProps {
  readonly places: readonly MenuPlace[]
  readonly onClose: () => void
}

/** The quick search: a combobox with an always open list (WAI-ARIA APG). */
export default function QuickSearch({ places, onClose }: QuickSearchProps) {
  const t = useWords(quickSearchWords)
  const ui = useWords(uiWords)
  const { history } = useRouter()
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const asked = useDeferredValue(search)
  // The field comes first. Its list follows in a transition after that frame.
  const isListed = useAfterPaint(true, false)
  const { entries, isLoading, error, retry } = useEntries(search, places, isListed)
  const found = useMemo(() => findEntries(entries, asked), [entries, asked])
  const listed = useDeferredValue(isListed ? found.entries : nothing)
  const chosen = Math.min(at, found.entries.length - 1)
  const chosenKey = found.entries[chosen]?.key
  useEffect(() => {
    if (chosenKey !== undefined) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' })
  }, [chosen, chosenKey])
  const go = ({ href }: Hit) => {
    onClose()
    history.push(href)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = found.entries.length - 1
    const to = { ArrowDown: chosen === last ? 0 : chosen + 1, ArrowUp: chosen <= 0 ? last : chosen - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setAt(to)
    }
    if (event.key !== 'Enter') return
    // After fast typing the list may belong to an earlier text. Enter opens the hit of the current one.
    const entry = asked === search ? found.entries[chosen] : findEntries(entries, search).entries[at]
    if (entry) {
      event.preventDefault()
      go(entry)
    }
  }
  const count = () => {
    if (isLoading) return t('loading')
    if (asked.trim() === '') return ''
    if (found.entries.length === 0) return error ? '' : t('none')
    return t(found.isMore ? 'hitsSome' : 'hits', { count: found.entries.length })
  }
  return (
    <SearchDialog title={t('title')} onClose={onClose}>
      <div className="quick-search">
        <label htmlFor="quick-search-field" className="ui-hidden">
          {t('field')}
        </label>
        <input
          id="quick-search-field"
          className="quick-search-field"
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-describedby="quick-search-help"
          {...(chosen >= 0 && { 'aria-activedescendant': optionId(chosen) })}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          ref={focusNow}
          data-autofocus
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <p id="quick-search-help" className="ui-fine">
          {t('help')}
        </p>
        <div id={listId} role="listbox" aria-label={t('results')} aria-busy={!isListed} className="quick-search-list">
          <ResultList entries={listed} chosen={chosen} onChoose={go} onPoint={setAt} />
        </div>
        <ErrorLine error={error} />
        {error !== undefined && error !== null && (
          <Button variant="default" onClick={() => void retry()}>
            {ui('tryAgain')}
          </Button>
        )}
        <p role="status" className="ui-fine">
          {count()}
        </p>
      </div>
    </SearchDialog>
  )
}
