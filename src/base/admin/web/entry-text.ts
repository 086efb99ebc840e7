import type { Words } from '../../kit/words'
import type { BadgeKind } from '../../ui/page/badge'
import { momentWithSeconds } from '../../ui/words/moment'
import { useWords, type Translate } from '../../ui/words/use-words'
import type { Entry } from '../model'
import { subjectOf, type State } from '../rules'
import { entryWords, typeWords } from '../words-entry'

/** A word of these words, or what is stored where they have none for it. */
const wordOr = <K extends string>(t: Translate<K>, { texts }: Words<K>, name: string): string =>
  Object.hasOwn(texts, name) ? t(name as Parameters<Translate<K>>[0]) : name

export const badgeOf: Readonly<Record<State, BadgeKind>> = { succeeded: 'income', failed: 'error', givenUp: 'error' }

/** How an entry is written on the page: a type without a word of its own as it is stored, the time as it was in Oslo. */
export function useEntryText() {
  const [types, names] = [useWords(typeWords), useWords(entryWords)]
  const type = (of: string) => wordOr(types, typeWords, of)
  return {
    type,
    name: (of: string) => wordOr(names, entryWords, of),
    what: (entry: Entry) => [type(entry.type), subjectOf(entry)].filter((part) => part !== '').join(': '),
    when: ({ created_at }: Entry) => momentWithSeconds(created_at),
  }
}
export type EntryText = ReturnType<typeof useEntryText>
