import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatKr, type Ore } from '../../kit/money'
import { afterPointerUp } from '../form/after-pointer-up'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'
import { amountFormat, ambiguousAmounts, isGroupIncomplete } from './amount'
import { inputProps, type FieldProps, type FieldText } from './field'
import { useTypedText } from './use-typed-text'

export interface MoneyFieldProps extends FieldProps<Ore | null>, FieldText {}

/**
 * A field for an amount. The landlord types kroner, and the value is in øre. The field asks about an amount that can be
 * read in two ways (`1.234`) or is grouped unusually (`1 23,4`). It asks at once, in the place of its error, so that
 * nothing moves when the field is left. The library's number field is not used: it may return a string, and moves the
 * caret while it formats.
 */
export function MoneyField(field: MoneyFieldProps) {
  const typed = useTypedText(field, amountFormat)
  const [isLeft, setLeft] = useState(true)
  const amounts = isLeft || !isGroupIncomplete(typed.value) ? ambiguousAmounts(typed.value) : []
  const choose = (amount: Ore) => {
    field.onChange(amount)
    field.onBlur?.()
  }
  return (
    <TextInput
      {...inputProps(field)}
      {...typed}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        typed.onBlur()
        afterPointerUp(() => setLeft(true))
      }}
      {...(amounts.length > 0 && {
        error: <Readings amounts={amounts} onChoose={choose} />,
        errorProps: { component: 'div' },
      })}
      className="ui-figures ui-money"
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden>kr</span>}
      leftSectionWidth={36}
    />
  )
}

/** The question which amount was typed, in the place of the error, so that both fields of a pair stay on one line. */
function Readings({ amounts, onChoose }: { amounts: readonly Ore[]; onChoose: (amount: Ore) => void }) {
  const t = useWords(uiWords)
  const question = t(amounts.length > 1 ? 'whichAmount' : 'oneAmount')
  return (
    <>
      {question}
      <Group gap="xs" mt="xs" role="group" aria-label={question}>
        {amounts.map((amount) => (
          <Button key={amount} variant="default" onClick={() => onChoose(amount)}>
            {formatKr(amount, 'needed')}
          </Button>
        ))}
      </Group>
    </>
  )
}
