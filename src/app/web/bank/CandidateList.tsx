import { CheckField } from '../../../base/ui/field/check-field'
import { useWords } from '../../../base/ui/words/use-words'
import { bankMatchWords } from './words-match'

interface CandidateListProps {
  readonly id: string
  readonly candidates: readonly { readonly id: number; readonly label: string }[]
  readonly chosen: readonly number[]
  /** What is said where there are none. */
  readonly none?: string
  readonly onChoose: (voucher: number, on: boolean) => void
}

/** The vouchers that a payment may be, each with a tick. */
export function CandidateList({ id, candidates, chosen, none, onChoose }: CandidateListProps) {
  const t = useWords(bankMatchWords)
  return (
    <fieldset className="bank-candidates">
      <legend>{t('candidates')}</legend>
      {candidates.length === 0 && <p className="ui-fine">{none ?? t('noCandidates')}</p>}
      {candidates.map((one) => (
        <CheckField
          key={one.id}
          id={`${id}-${one.id}`}
          name={`voucher-${one.id}`}
          label={one.label}
          value={chosen.includes(one.id)}
          onChange={(on) => onChoose(one.id, on)}
        />
      ))}
    </fieldset>
  )
}
