import './choice-field.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { inputProps, type FieldProps, type FieldText } from './field'

export interface ChoiceFieldProps<V extends string> extends FieldProps<V>, FieldText {
  readonly options: readonly { readonly value: V; readonly label: string; readonly help?: string }[]
  readonly row?: boolean
  /** Each card is one line. */
  readonly compact?: boolean
}

/** Radio buttons drawn as cards, each with its sentence. The whole card can be clicked. */
export function ChoiceField<V extends string>({
  options,
  row = false,
  compact = false,
  ...field
}: ChoiceFieldProps<V>) {
  const { id, name, labelProps, ...rest } = inputProps(field)
  const choices = useRef<HTMLDivElement>(null)
  const isRefused = field.error !== undefined
  // The library doesn't mark its group as invalid.
  useLayoutEffect(() => {
    choices.current?.closest('[role=radiogroup]')?.setAttribute('aria-invalid', String(isRefused))
  }, [isRefused])
  return (
    <Radio.Group
      {...rest}
      id={id}
      name={name}
      labelProps={labelProps}
      value={field.value}
      onChange={(value) => {
        field.onChange(value)
        field.onBlur?.()
      }}
    >
      <div ref={choices} className={`ui-choices${row ? ' ui-choices-row' : ''}${compact ? ' ui-choices-compact' : ''}`}>
        {options.map((option, index) => (
          <label key={option.value} className="ui-choice" data-chosen={option.value === field.value || undefined}>
            <Radio
              id={index === 0 ? `${id}-first` : `${id}-${option.value}`}
              value={option.value}
              disabled={field.disabled ?? false}
              aria-label={option.label}
              {...(option.help === undefined ? {} : { 'aria-describedby': `${id}-${option.value}-help` })}
            />
            <span>
              <span className="ui-choice-label">{option.label}</span>
              {option.help !== undefined && (
                <span className="ui-choice-help" id={`${id}-${option.value}-help`}>
                  {option.help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  )
}
