import { words } from '../../base/kit/words'
import { endingTexts } from './words-ending'
import { moneyTexts } from './words-money'
import { tenancyTexts } from './words-tenancy'

/** The sentences of all letters. */
export const letterTexts = { ...moneyTexts, ...endingTexts, ...tenancyTexts } as const
export type LetterTextKey = keyof typeof letterTexts
export const letterPaperWords = words('letterPaper', letterTexts)

/** The words that every letter has. */
export const letterSheetWords = words('tenantLetterSheet', {
  prevails: {
    nb: 'Den norske teksten gjelder. Den engelske er en oversettelse.',
    en: 'The Norwegian text prevails. The English one is a translation.',
  },
  about: { nb: 'Det gjelder', en: 'About' },
  dwelling: { nb: 'Bolig', en: 'Dwelling' },
  regards: { nb: 'Med hilsen', en: 'Yours sincerely' },
})
