import type { Day } from '../kit/day'
import { formatDay } from '../kit/day'
import type { Language, Text, Words } from '../kit/words'
import type { ShownText, SigningMethod, SignLabels } from './model'
import { paperWords } from './words'

/** The values that are filled into a text. A value that differs between the languages is a `Text`. */
export type PaperValues = Readonly<Record<string, string | number | Text>>

const nbsp = '\u00a0'

function fill(text: string, values: PaperValues, language: Language): string {
  return text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => {
    const value = values[name]
    // A name without a value stays, because the template fills in `{{page}}`.
    if (value === undefined) return all
    return typeof value === 'object' ? value[language] : String(value)
  })
}

/** Translates for a paper. With `nb` the text is only Norwegian. With `en` it is Norwegian with English next to it. */
export function documentTranslator(lang: Language) {
  const both = lang === 'en'
  const show = (text: Text, values: PaperValues = {}): ShownText => {
    const nb = fill(text.nb, values, 'nb')
    return both ? { nb, en: fill(text.en, values, 'en') } : { nb }
  }
  return {
    both,
    show,
    translate: <K extends string>(from: Words<K>, key: K, values: PaperValues = {}): ShownText =>
      show(from.texts[key], values),
  }
}
export type DocumentTranslator = ReturnType<typeof documentTranslator>

/** A text that is the same in both languages: a name, a number, a date. */
export const sameInBothLanguages = (text: string): ShownText => ({ nb: text })

export const fillText = (text: Text, values: PaperValues): Text => ({
  nb: fill(text.nb, values, 'nb'),
  en: fill(text.en, values, 'en'),
})

export function listText(list: readonly Text[], and: Text): Text {
  const join = (language: Language) => {
    const names = list.map((text) => text[language])
    return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and[language]} ${names.at(-1)!}`
  }
  return { nb: join('nb'), en: join('en') }
}

/** A date. It has no space, so it isn't broken at the end of a line. */
export const dayText = (day: Day | null): string => (day === null ? '' : formatDay(day))

/** The text with no-break spaces, so that it is on one line when it fits. */
export const onOneLine = (text: string): string => text.replace(/ /g, nbsp)

export function missingGlyphs(lang: Language): string {
  const { nb, en } = paperWords.texts.missing
  return lang === 'en' ? `${nb} / ${en}` : nb
}

export const signLabels = (
  { translate }: Pick<DocumentTranslator, 'translate'>,
  signedBy: SigningMethod = 'hand',
): SignLabels =>
  signedBy === 'bankid'
    ? { electronic: translate(paperWords, 'electronic') }
    : { electronic: null, place: translate(paperWords, 'place'), signature: translate(paperWords, 'signature') }

/** `Utleier`, or `Utleier 2` for the second of several. */
export const landlordRole = (
  { translate }: Pick<DocumentTranslator, 'translate'>,
  count: number,
  at: number,
): ShownText =>
  count === 1 ? translate(paperWords, 'landlord') : translate(paperWords, 'landlordAt', { number: at + 1 })

/** `Leietaker`, or `Leietaker 2` for the second of several. */
export const tenantRole = (
  { translate }: Pick<DocumentTranslator, 'translate'>,
  count: number,
  at: number,
): ShownText => (count === 1 ? translate(paperWords, 'tenant') : translate(paperWords, 'tenantAt', { number: at + 1 }))
