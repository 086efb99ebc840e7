import type { Language } from '../../base/kit/words'
import { translate } from '../../base/kit/words'
import { entryLabel, type BookEntry, type Place } from './rules-entries'
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

/** A choice with its text, or with the word for it. */
export type AskedChoice = Choice | readonly [id: string, word: OldBooksWord]

export interface Asked {
  /** Questions of one kind and key in a sheet are one question. */
  readonly kind: string
  readonly key?: string
  readonly place: Place
  /** The rows in a few words. */
  readonly what: string
  readonly word: OldBooksWord
  readonly values?: Readonly<Record<string, string | number>>
  readonly choices: readonly AskedChoice[]
  /** False if its rows are booked before it is answered. */
  readonly blocks?: boolean
}

/** Collects questions, and finds their answers. */
export interface Asker {
  /** The answer. Null while there is none. */
  ask(asked: Asked): string | null
  /** Asks about an amount of the books. */
  askAbout(entry: BookEntry, asked: Omit<Asked, 'place' | 'what'>): string | null
  word(word: OldBooksWord, values?: Readonly<Record<string, string | number>>): string
  questions(): Question[]
}

interface Open {
  readonly asked: Asked
  readonly choices: readonly Choice[]
  readonly lines: Set<number>
  readonly whats: string[]
}

/** The most rows that a question names in its text. */
const mostNamed = 3

export function makeAsker(answers: ReadonlyMap<string, string>, language: Language): Asker {
  const open = new Map<string, Open>()
  const word: Asker['word'] = (name, values = {}) => translate(oldBooksWords, name, language, values)
  const idOf = ({ kind, key = '', place }: Asked) =>
    [kind, place.sheet, key]
      .filter((part) => part !== '')
      .join(':')
      .slice(0, 300)
  const answerTo = (id: string, choices: readonly Choice[]) =>
    choices.find((choice) => choice.id === answers.get(id))?.id ?? null
  function ask(asked: Asked): string | null {
    const id = idOf(asked)
    const choices = asked.choices.map((one) => ('id' in one ? one : { id: one[0], text: word(one[1]) }))
    const made = open.get(id) ?? { asked, choices, lines: new Set<number>(), whats: [] }
    if (asked.place.line > 0) made.lines.add(asked.place.line)
    if (asked.what !== '' && !made.whats.includes(asked.what)) made.whats.push(asked.what)
    open.set(id, made)
    return answerTo(id, made.choices)
  }
  return {
    word,
    ask,
    askAbout: (entry, asked) => ask({ ...asked, place: entry.place, what: entryLabel(entry) }),
    questions: () =>
      Array.from(open, ([id, { asked, choices, lines, whats }]) => {
        const named = whats.slice(0, mostNamed)
        const rest = whats.length - named.length
        const what = rest > 0 ? word('rowsOf', { first: named.join(', '), more: rest }) : named.join(', ')
        return {
          id,
          about: {
            sheet: asked.place.sheet,
            lines: [...lines].toSorted((a, b) => a - b),
            text: word(asked.word, { what, n: lines.size, sheet: asked.place.sheet, ...asked.values }),
          },
          choices,
          blocks: asked.blocks ?? true,
          answer: answerTo(id, choices),
        }
      }),
  }
}
