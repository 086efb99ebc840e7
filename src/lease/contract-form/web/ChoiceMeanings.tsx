import { FoldedSection } from '../../../base/ui/form/folded-section'
import { useWords } from '../../../base/ui/words/use-words'
import { contractFormWords } from '../words'

export interface Meaning {
  readonly label: string
  readonly help: string
}

/** What the answers to a question mean, folded under it for whoever has to read before choosing. */
export function ChoiceMeanings({ of }: { of: readonly Meaning[] }) {
  const t = useWords(contractFormWords)
  return (
    <FoldedSection title={t('meanings')} fields={[]}>
      <ul className="lease-says">
        {of.map(({ label, help }) => (
          <li key={label}>
            <strong>{label}</strong>: {help}
          </li>
        ))}
      </ul>
    </FoldedSection>
  )
}

/** The choices with their sentences, or without where these are folded. */
export const choicesOf = <C extends Meaning>(
  choices: readonly C[],
  short: boolean,
): readonly (Omit<C, 'help'> & { help?: string })[] =>
  short ? choices.map(({ help: _folded, ...choice }) => choice) : choices
