import { useWords } from '../../../base/ui/words/use-words'
import type { HouseContents } from '../model'
import { houseWords } from '../words'

const kinds = ['expenses', 'incomes', 'items', 'personal', 'contracts'] as const

export function HouseContentsList({ contents }: { contents: HouseContents }) {
  const t = useWords(houseWords)
  const held = kinds.filter((kind) => contents[kind] > 0)
  if (held.length === 0) return <p>{t('holdsNothing')}</p>
  return (
    <ul>
      {held.map((kind) => (
        <li key={kind}>{t(kind, { count: contents[kind] })}</li>
      ))}
    </ul>
  )
}
