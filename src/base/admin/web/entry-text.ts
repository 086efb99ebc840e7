import type { Words } from '../../kit/words'
import type { BadgeKind } from '../../ui/page/badge'
import { momentWithSeconds } from '../../ui/words/moment'
import { useWords, type Translate } from '../../ui/words/use-words'
import type { Entry } from '../model'
import { subjectOfEntry, type AttemptState } from '../rules'
import { entryWords, entryTypeWords } from '../words-entry'

/** The word for a name, or the stored name when there is none. */
const wordOr = <K extends string>(t: Translate<K>, { texts }: Words<K>, name: string): string =>
  Object.hasOwn(texts, name) ? t(name as Parameters<Translate<K>>[0]) : name

export const badgeOf: Readonly<Record<AttemptState, BadgeKind>> = {
  succeeded: 'income',
  failed: 'error',
  givenUp: 'error',
}

/** The texts of an entry. A type without a word is shown as it is stored. The time is Oslo's. */
export function useEntryText() {
  const [types, names] = [useWords(entryTypeWords), useWords(entryWords)]
  const type = (of: string) => wordOr(types, entryTypeWords, of)
  return {
    type,
    name: (of: string) => wordOr(names, entryWords, of),
    what: (entry: Entry) => [type(entry.type), subjectOfEntry(entry)].filter((part) => part !== '').join(': '),
    when: ({ created_at }: Entry) => momentWithSeconds(created_at),
  }
}
export type EntryText = ReturnType<typeof useEntryText>
