import './inbox.css'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'

/** Placeholders for lines that are loading, as high as real lines. */
export function LineSkeleton({ lines = 8 }: { readonly lines?: number }) {
  const t = useWords(uiWords)
  return (
    <div className="inbox-skeleton" role="status" aria-busy>
      <span className="ui-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} aria-hidden />
      ))}
    </div>
  )
}
