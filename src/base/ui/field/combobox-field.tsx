import './combobox-field.css'
import { TextInput } from '@mantine/core'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
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
  /** A line below the choices, such as their source. */
  readonly foot?: ReactNode
  /** A focus selects the text, so that the first key replaces it. */
  readonly selectOnFocus?: boolean
}

export function ComboboxField(props: ComboboxFieldProps) {
  const { options, onPick, maxLength, autoComplete = 'off', autoFocus, foot, selectOnFocus = false, ...field } = props
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
        <div className="ui-combobox-list">
          <Choices id={listId} label={field.label} options={options} active={active} onPick={pick} />
          {foot !== undefined && (
            // A press on the foot must not close the list before its link opens.
            <p className="ui-fine ui-combobox-foot" onPointerDown={(event) => event.preventDefault()}>
              {foot}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

interface ChoicesProps {
  readonly id: string
  readonly label: string
  readonly options: readonly ComboboxOption[]
  /** The place of the choice that Enter takes. -1: none. */
  readonly active: number
  readonly onPick: (option: ComboboxOption) => void
}

function Choices({ id, label, options, active, onPick }: ChoicesProps) {
  const t = useWords(comboboxWords)
  return (
    <div id={id} role="listbox" aria-label={t('offered', { label })}>
      {options.map((option, index) => (
        // The field handles the keys and keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          ref={(line) => {
            if (index === active) line?.scrollIntoView({ block: 'nearest' })
          }}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          <span>{option.label}</span>
          {option.note !== undefined && <span className="ui-fine"> {option.note}</span>}
        </div>
      ))}
    </div>
  )
}
