import './inbox.css'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'

/** Lines while they load, as high as they will be. */
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
