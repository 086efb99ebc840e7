import { NativeSelect } from '@mantine/core'
import { ChevronsUpDown } from 'lucide-react'
import { inputProps, type FieldProps, type FieldText } from './field'
import { useWords } from '../words/use-words'
import { firstUiWords } from '../words/words-first'

export interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
}

export interface SelectFieldProps<V extends string> extends FieldProps<V>, FieldText {
  readonly options: readonly Option<V>[]
  /** The text while nothing is chosen, "Choose" when left out. `false` when something is always chosen. */
  readonly placeholder?: string | false
  readonly autoComplete?: string
}

/** A choice by the browser's own control, which finds an option by typing and works on every phone. */
export function SelectField<V extends string>({ options, placeholder, autoComplete, ...field }: SelectFieldProps<V>) {
  const t = useWords(firstUiWords)
  const empty = placeholder === false ? [] : [{ value: '', label: placeholder ?? t('choose') }]
  return (
    <NativeSelect
      {...inputProps(field)}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      data={[...empty, ...options]}
      rightSection={<ChevronsUpDown size={16} aria-hidden />}
      value={field.value}
      onChange={(event) => {
        field.onChange(event.currentTarget.value as V)
        field.onBlur?.()
      }}
      onBlur={field.onBlur}
    />
  )
}
