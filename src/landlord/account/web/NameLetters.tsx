import { isDrawable } from '../../../base/kit/typeface'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'

/** Warns, while a name is typed, that the papers can't show some of its letters. */
export function NameLetters({ of }: { readonly of: readonly string[] }) {
  const t = useWords(uiWords)
  return of.every(isDrawable) ? null : <Notice kind="warning">{t('nameLetters')}</Notice>
}
