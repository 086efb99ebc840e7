import { useState, type ReactNode } from 'react'
import type { FieldProps, FieldText } from '../../../base/ui/field/field'
import { Panel } from '../../../base/ui/page/page'
import { useFieldText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import { galleryWords } from './words'

const states = ['empty', 'filled', 'wrong', 'disabled'] as const

interface FieldStatesProps<T> {
  readonly id: string
  readonly label: string
  readonly empty: T
  readonly filled: T
  readonly children: (field: FieldProps<T> & FieldText) => ReactNode
}

export function FieldStates<T>({ id, label, empty, filled, children }: FieldStatesProps<T>) {
  const t = useWords(galleryWords)
  const fieldText = useFieldText()
  return (
    <Panel title={label}>
      <div className="gallery-states">
        {states.map((state) => (
          <StatefulField
            key={state}
            start={state === 'empty' ? empty : filled}
            of={{
              id: `${id}-${state}`,
              name: `${id}-${state}`,
              label: t('inState', { label, state: t(state) }),
              required: state === 'empty',
              ...(state === 'filled' || state === 'wrong' ? { help: t('help') } : {}),
              ...(state === 'wrong' ? { error: fieldText('required') } : {}),
              disabled: state === 'disabled',
            }}
          >
            {children}
          </StatefulField>
        ))}
      </div>
    </Panel>
  )
}

interface FieldStateProps<T> {
  readonly start: T
  readonly of: Omit<FieldProps<T> & FieldText, 'value' | 'onChange'>
  readonly children: (field: FieldProps<T> & FieldText) => ReactNode
}

export function StatefulField<T>({ start, of, children }: FieldStateProps<T>) {
  const [value, setValue] = useState(start)
  return children({ ...of, value, onChange: setValue })
}
