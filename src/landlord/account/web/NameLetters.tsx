import { isDrawable } from '../../../base/kit/typeface'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'

/** Warns if some letters of a name are missing in the fonts of the papers. */
export function NameLetters({ of }: { readonly of: readonly string[] }) {
  const t = useWords(uiWords)
  return of.every(isDrawable) ? null : <Notice kind="warning">{t('nameLetters')}</Notice>
}
