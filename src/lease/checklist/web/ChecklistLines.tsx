import { useWords } from '../../../base/ui/use-words'
import type { Checklist } from '../model'
import { checklistWords } from '../words'
import { optionWords } from '../words-options'
import { countOf } from './checklist-values'

/** What is ticked, with its counts, to be read. */
export function ChecklistLines({ list, label }: { list: Checklist; label: string }) {
  const t = useWords(checklistWords)
  const option = useWords(optionWords)
  return (
    <ul aria-label={label}>
      {list.options.map((key) => {
        const field = countOf(key)
        const count = field === null ? 0 : list[field]
        return <li key={key}>{count > 0 ? t('withCount', { name: option(key), count }) : option(key)}</li>
      })}
    </ul>
  )
}
