import { isDrawable } from '../../kit/typeface'
import { Notice } from '../page/notice'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

/** Says, while a name is typed, that the papers can't show some of its letters; nothing where they can. */
export function NameLetters({ of }: { readonly of: readonly string[] }) {
  const t = useWords(uiWords)
  return of.every(isDrawable) ? null : <Notice kind="warning">{t('nameLetters')}</Notice>
}
