import './combobox-field.css'
import { TextInput } from '@mantine/core'
import { useId, useState, type KeyboardEvent } from 'react'
import { useWords } from '../words/use-words'
import { comboboxWords } from '../words/words-combobox'
import { inputProps, type FieldProps, type FieldText } from './field'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  readonly note?: string
}

export interface ComboboxFieldProps extends FieldProps<string>, FieldText {
  /** The offered choices. Another text may be typed too. */
  readonly options: readonly ComboboxOption[]
  readonly onPick: (value: string) => void
  readonly maxLength?: number
  /** The purpose of the input (WCAG 1.3.5). Left out: the browser offers nothing. */
  readonly autoComplete?: string
  readonly autoFocus?: boolean
  /** A focus selects the text, so that the first key replaces it. */
  readonly selectOnFocus?: boolean
}

export function ComboboxField(props: ComboboxFieldProps) {
  const { options, onPick, maxLength, autoComplete = 'off', autoFocus, selectOnFocus = false, ...field } = props
  const t = useWords(comboboxWords)
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && options.length > 0
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const pick = (option: ComboboxOption) => {
    close()
    onPick(option.value)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      setActive(isShown ? (active + step + options.length) % options.length : step === 1 ? 0 : options.length - 1)
    } else if (event.key === 'Enter' && isShown && options[active]) {
      event.preventDefault()
      pick(options[active])
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
  }
  return (
    // While the list is open, Esc closes the list and not the dialog.
    <div className="ui-combobox" data-mantine-stop-propagation={isShown || undefined}>
      <TextInput
        {...inputProps(field)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete={autoComplete}
        {...(maxLength === undefined ? {} : { maxLength })}
        data-autofocus={autoFocus || undefined}
        value={field.value}
        onChange={(event) => {
          setOpen(true)
          setActive(-1)
          field.onChange(event.currentTarget.value)
        }}
        onFocus={(event) => {
          if (selectOnFocus) event.currentTarget.select()
        }}
        onClick={() => setOpen(true)}
        onKeyDown={keys}
        onBlur={() => {
          close()
          field.onBlur?.()
        }}
      />
      {isShown && (
        <div id={listId} role="listbox" aria-label={t('offered', { label: field.label })} className="ui-combobox-list">
          {options.map((option, index) => (
            // The field handles the keys and keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              ref={(line) => {
                if (index === active) line?.scrollIntoView({ block: 'nearest' })
              }}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              <span>{option.label}</span>
              {option.note !== undefined && <span className="ui-fine"> {option.note}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
