import './choice-meanings.css'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { contractFormWords } from '../words'

export interface Meaning {
  readonly label: string
  readonly help: string
}

interface ChoiceMeaningsProps {
  readonly of: readonly Meaning[]
  /** The question. */
  readonly children: ReactNode
}

/** A question, and what its answers mean: opened from the line of its label by whoever has to read before choosing. */
export function ChoiceMeanings({ of, children }: ChoiceMeaningsProps) {
  const t = useWords(contractFormWords)
  return (
    <div className="lease-question">
      {children}
      <details className="lease-meanings">
        <summary>
          <Info size={16} aria-hidden />
          <span>{t('meanings')}</span>
        </summary>
        <ul className="lease-says">
          {of.map(({ label, help }) => (
            <li key={label}>
              <strong>{label}</strong>: {help}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** The choices with their sentences, or without where these are folded. */
export const choicesOf = <C extends Meaning>(
  choices: readonly C[],
  short: boolean,
): readonly (Omit<C, 'help'> & { help?: string })[] =>
  short ? choices.map(({ help: _folded, ...choice }) => choice) : choices
