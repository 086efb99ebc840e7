import { useWords } from '../../../base/ui/words/use-words'
import { depreciationWords } from '../words'

/** docs/rules/books.md#personal-use */
export function Conditions() {
  const t = useWords(depreciationWords)
  return (
    <section aria-label={t('conditionsTitle')}>
      <p>{t('conditionsTitle')}</p>
      <ul>
        <li>{t('conditionFurnished')}</li>
        <li>{t('conditionUse')}</li>
        <li>{t('conditionYears')}</li>
        <li>{t('conditionInstead')}</li>
      </ul>
      <p className="ui-fine">{t('conditionsBox')}</p>
    </section>
  )
}
