import { useWords } from '../../../base/ui/words/use-words'
import type { Hint } from '../model'
import { TaxHints } from './TaxHints'
import { taxHintWords } from '../words-hint'

/** The messages about a house, shown among its figures. */
export function HouseHints({ hints, house }: { readonly hints: readonly Hint[]; readonly house: string }) {
  const t = useWords(taxHintWords)
  if (hints.length === 0) return null
  return (
    <section aria-label={`${t('title')}: ${house}`}>
      <h3>{t('title')}</h3>
      <TaxHints hints={hints} />
    </section>
  )
}
