import type { contractWords } from '../src/lease/contract/words'
import { type variant } from './contract-form'
import { pdf, type Upload } from './files'
import { type Language } from './journey'
import { dayFromNow } from './lease-form'

type Typed = Partial<Record<keyof typeof contractWords.texts, string>>

/** A lease as it is typed into the wizard, and the texts that its paper must contain. */
export interface LeaseSample {
  readonly name: string
  readonly term: 'running' | 'time-bound'
  readonly deposit: Parameters<typeof variant>[2]
  readonly files: readonly Upload[]
  readonly tenant: Typed & { readonly tenant_first_name: string; readonly tenant_last_name: string }
  /** Codes of the lists of nationalities and countries. */
  readonly nationality: string
  readonly country: string
  readonly terms: Typed
  readonly taxable: boolean
  readonly comforts: readonly ('electricity' | 'heating' | 'water-drain' | 'tv-subscription' | 'internet')[]
  readonly including: Typed
  readonly pets: boolean
  readonly smoking: boolean
  readonly secured: Typed
  /**
   * Texts of the paper, written by hand: the Norwegian ones of every paper, and the English ones of the paper with both
   * languages.
   */
  readonly writes: Readonly<Record<Language, readonly string[]>>
}

export const rules = pdf('Husordensregler.pdf', 'House rules')
export const plan = pdf('Plantegning 2. etasje.pdf', 'Plan')
export const deadline = dayFromNow(30)

/** Sentences with exactly this many characters, on lines of their own. */
function manyWords(length: number): string {
  const sentence =
    'Leieren måker snø foran egen inngang og strør når det er glatt; hagen, boden og vaskerommet deles med de andre i huset.\n'
  return `${sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length - 1)}!`
}
export const thousand = manyWords(1000)
export const wide = (letter: string) => letter.repeat(50)
