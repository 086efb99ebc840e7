import './share-field.css'
import '@mantine/core/styles/Slider.layer.css'
import { Input, Slider } from '@mantine/core'
import { inputProps, type FieldProps, type FieldText } from './field'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

export function ShareField(field: FieldProps<number> & FieldText) {
  const t = useWords(uiWords)
  const { id, name, disabled, ...wrapper } = inputProps(field)
  const shown = t('shareValue', { value: field.value })
  return (
    <Input.Wrapper {...wrapper} id={id} labelElement="div" className="ui-share">
      <output className="ui-share-value ui-figures" htmlFor={`${id}-thumb`}>
        {shown}
      </output>
      <Slider
        name={name}
        disabled={disabled}
        thumbSize={24}
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
      />
    </Input.Wrapper>
  )
}
