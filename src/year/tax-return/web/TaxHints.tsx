import { useWords } from '../../../base/ui/words/use-words'
import { taxLineWords } from '../../../books/tax-line/words'
import type { Hint } from '../model'
import { hintOf, taxHintWords } from '../words-hint'

interface TaxHintsProps {
  readonly hints: readonly Hint[]
  /** Names a house. It is used if the list has hints of several houses. */
  readonly nameOf?: (houseId: number) => string | undefined
}

/** The messages of the authority's checks (kontroller), each with advice and the authority's own text. */
export function TaxHints({ hints, nameOf }: TaxHintsProps) {
  const t = useWords(taxHintWords)
  const lineName = useWords(taxLineWords)
  if (hints.length === 0) return null
  return (
    <ul className="tax-hints">
      {hints.map(({ houseId, line, control, refuses, text }) => {
        const place = [houseId === null ? undefined : nameOf?.(houseId), line === null ? undefined : lineName(line)]
        return (
          <li key={`${houseId} ${control} ${text}`} data-refuses={refuses || undefined}>
            <p>
              <strong>{[t(refuses ? 'refuses' : 'advises'), ...place.filter(Boolean)].join(', ')}:</strong>{' '}
              {t(hintOf[control] ?? 'unknown')}
            </p>
            {text !== '' && (
              <p className="ui-fine">
                {t('own')} <q lang="nb">{text}</q>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
