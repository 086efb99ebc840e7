import './record-list.css'
import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FieldProps } from '../field/field'
import { focusField } from '../field/focus-field'
import { FormSection } from './form'

export interface RecordListProps<R> {
  readonly field: Pick<FieldProps<readonly R[]>, 'id' | 'value' | 'onChange' | 'error'>
  readonly max: number
  readonly empty: R
  /** The field whose input gets the focus in a new record. */
  readonly first: keyof R & string
  readonly title: string
  readonly help?: ReactNode
  readonly add: string
  /** Shown instead of the button once there are `max`. */
  readonly full: string
  readonly remove: string
  readonly nameOf: (index: number) => { readonly name: string; readonly remove: string }
  readonly below?: ReactNode
  readonly children: (index: number) => ReactNode
}

export function RecordList<R extends object>({ field, max, empty, first, ...texts }: RecordListProps<R>) {
  const { id, value, onChange, error } = field
  // After a removal all records get new inputs, so that none shows the state of the removed one.
  const [removals, setRemovals] = useState(0)
  // The focus goes to a new record, or to the button after a removal.
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (next.current !== null) focusField(next.current)
    next.current = null
  })
  const add = () => {
    next.current = `${id}.${value.length}.${first}`
    onChange([...value, empty])
  }
  const remove = (index: number) => {
    next.current = id
    setRemovals(removals + 1)
    onChange(value.toSpliced(index, 1))
  }
  return (
    <FormSection title={texts.title} help={texts.help}>
      {value.map((_, index) => {
        const names = texts.nameOf(index)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a record that is being typed has no name of its own; a removal renews all keys
          <section key={`${removals}.${index}`} className="ui-record" aria-label={names.name}>
            <div className="ui-record-head">
              <p className="ui-record-name">{names.name}</p>
              <Button variant="default" size="compact-md" aria-label={names.remove} onClick={() => remove(index)}>
                {texts.remove}
              </Button>
            </div>
            {texts.children(index)}
          </section>
        )
      })}
      {texts.below}
      {value.length < max ? (
        <div>
          <Button id={id} variant="default" leftSection={<Plus size={18} aria-hidden />} onClick={add}>
            {texts.add}
          </Button>
        </div>
      ) : (
        <p className="ui-fine" id={id} tabIndex={-1}>
          {error ?? texts.full}
        </p>
      )}
    </FormSection>
  )
}
