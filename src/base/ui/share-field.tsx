import '@mantine/core/styles/Slider.layer.css'
import { Input, Slider } from '@mantine/core'
import { shared, type FieldProps, type FieldText } from './field'
import { useWords } from './use-words'
import { uiWords } from './words'

/** A part of a hundred, whole percent from 0 to 100, by slider: drag, click, arrow keys, Page Up and Down, Home and End. */
export function ShareField(field: FieldProps<number> & FieldText) {
  const t = useWords(uiWords)
  const { id, name, disabled, ...wrapper } = shared(field)
  const shown = t('shareValue', { value: field.value })
  return (
    <Input.Wrapper {...wrapper} id={id} labelElement="div" className="ui-share">
      <output className="ui-share-value ui-figures" htmlFor={`${id}-thumb`}>
        {shown}
      </output>
      <Slider
        name={name}
        disabled={disabled}
        min={0}
        max={100}
        step={1}
        value={field.value}
        onChange={field.onChange}
        onChangeEnd={() => field.onBlur?.()}
        label={null}
        thumbLabel={field.label}
        thumbValueText={shown}
        thumbProps={{ id: `${id}-thumb` }}
        marks={[{ value: 0 }, { value: 50 }, { value: 100 }]}
      />
    </Input.Wrapper>
  )
}
