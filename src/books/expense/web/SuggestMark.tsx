import './suggest.css'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { suggestWords } from '../words-suggest'
import type { SuggestionNote, SuggestedFieldName } from './suggested-values'
import type { useSuggestions } from './use-suggestions'

export type Suggestions = ReturnType<typeof useSuggestions>

/** The text under the label of a field that was filled in from a receipt. Its button empties the field. */
interface SuggestMarkProps {
  readonly what: SuggestedFieldName
  readonly isFromReceipt: boolean
  readonly onClear: () => void
}

function SuggestMark({ what, isFromReceipt, onClear }: SuggestMarkProps) {
  const t = useWords(suggestWords)
  return (
    <span className="suggest-mark">
      <Sparkles size={16} aria-hidden /> {t(isFromReceipt ? 'mark' : 'markUsual')}{' '}
      <button type="button" aria-label={t(`clear_${what}`)} onClick={onClear}>
        {t('clear')}
      </button>
    </span>
  )
}

interface SuggestedFieldProps {
  readonly what: SuggestedFieldName
  readonly suggestions: Suggestions
  /** Renders the field. `help` is the mark. It is missing if the value is not a suggestion. */
  readonly children: (help: { readonly help?: ReactNode }) => ReactNode
}

/** A field that has a color and a mark while its value is a suggestion. */
export function SuggestedField({ what, suggestions, children }: SuggestedFieldProps) {
  const marked = suggestions.isMarked(what)
  return (
    <div className="suggest-field" data-suggested={marked || undefined}>
      {children(
        marked
          ? {
              help: (
                <SuggestMark
                  what={what}
                  isFromReceipt={suggestions.isFromReceipt(what)}
                  onClear={() => suggestions.clear(what)}
                />
              ),
            }
          : {},
      )}
    </div>
  )
}

export function SuggestionStatus({ note }: { note: SuggestionNote }) {
  const t = useWords(suggestWords)
  return (
    <p className="suggest-status ui-fine" role="status">
      {note === null ? '' : t(note)}
    </p>
  )
}
