import './choice-meanings.css'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { contractFormWords } from '../words'

export interface ChoiceMeaning {
  readonly label: string
  readonly help: string
}

interface ChoiceMeaningsProps {
  readonly of: readonly ChoiceMeaning[]
  readonly children: ReactNode
}

/** The meaning of the answers is behind a button in the label's row, for readers who need it. */
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

/** Returns the choices, without their explanations if `short` is true. */
export const choicesOf = <C extends ChoiceMeaning>(
  choices: readonly C[],
  short: boolean,
): readonly (Omit<C, 'help'> & { help?: string })[] =>
  short ? choices.map(({ help: _folded, ...choice }) => choice) : choices
