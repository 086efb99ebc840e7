import type { Language } from '../../base/kit/words'
import { translate } from '../../base/kit/words'
import type { Place } from './rules-entries'
import { oldBooksWords } from './words'

export type OldBooksWord = keyof typeof oldBooksWords.texts

export interface Choice {
  readonly id: string
  readonly text: string
}

export interface Question {
  readonly id: string
  readonly about: { readonly sheet: string; readonly lines: readonly number[]; readonly text: string }
  readonly choices: readonly Choice[]
  /** True if the rows stay out until it is answered. */
  readonly blocks: boolean
  readonly answer: string | null
}

export interface Asked {
  /** Questions of one kind and key in a sheet are one question. */
  readonly kind: string
  readonly key: string
  readonly place: Place
  /** The rows in a few words. */
  readonly what: string
  readonly word: OldBooksWord
  readonly values?: Readonly<Record<string, string | number>>
  readonly choices: readonly Choice[]
  readonly blocks: boolean
}

/** Collects questions, and finds their answers. */
export interface Asker {
  /** The answer. Null while there is none. */
  ask(asked: Asked): string | null
  word(word: OldBooksWord, values?: Readonly<Record<string, string | number>>): string
  questions(): Question[]
}

interface Open {
  readonly asked: Asked
  readonly lines: Set<number>
  readonly whats: string[]
}

/** The most rows that a question names in its text. */
const mostNamed = 3

export function makeAsker(answers: ReadonlyMap<string, string>, language: Language): Asker {
  const open = new Map<string, Open>()
  const word: Asker['word'] = (name, values = {}) => translate(oldBooksWords, name, language, values)
  const idOf = ({ kind, key, place }: Asked) =>
    [kind, place.sheet, key]
      .filter((part) => part !== '')
      .join(':')
      .slice(0, 300)
  return {
    word,
    ask(asked) {
      const id = idOf(asked)
      const before = open.get(id)
      const made = before ?? { asked, lines: new Set<number>(), whats: [] }
      if (asked.place.line > 0) made.lines.add(asked.place.line)
      if (asked.what !== '' && !made.whats.includes(asked.what)) made.whats.push(asked.what)
      if (!before) open.set(id, made)
      const answer = answers.get(id)
      return answer !== undefined && made.asked.choices.some((choice) => choice.id === answer) ? answer : null
    },
    questions: () =>
      Array.from(open, ([id, { asked, lines, whats }]) => {
        const named = whats.slice(0, mostNamed)
        const rest = whats.length - named.length
        const what = rest > 0 ? word('rowsOf', { first: named.join(', '), more: rest }) : named.join(', ')
        const answer = answers.get(id)
        return {
          id,
          about: {
            sheet: asked.place.sheet,
            lines: [...lines].toSorted((a, b) => a - b),
            text: word(asked.word, { what, n: lines.size, sheet: asked.place.sheet, ...asked.values }),
          },
          choices: asked.choices,
          blocks: asked.blocks,
          answer: answer !== undefined && asked.choices.some((choice) => choice.id === answer) ? answer : null,
        }
      }),
  }
}
