import { useWords } from '../../../base/ui/words/use-words'
import type { Checklist } from '../model'
import { optionCount } from '../rules'
import { checklistWords } from '../words'
import { optionWords } from '../words-options'

export function ChecklistLines({ list, label }: { list: Checklist; label: string }) {
  const t = useWords(checklistWords)
  const option = useWords(optionWords)
  return (
    <ul aria-label={label}>
      {list.options.map((key) => {
        const count = optionCount(list, key)
        return <li key={key}>{count === null ? option(key) : t('withCount', { name: option(key), count })}</li>
      })}
    </ul>
  )
}
