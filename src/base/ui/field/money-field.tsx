import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatKr, type Ore } from '../../kit/money'
import { afterPointerUp } from '../form/after-pointer-up'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'
import { amountFormat, askedAmounts, isOnItsWay } from './amount'
import { inputProps, type FieldProps, type FieldText } from './field'
import { useTypedText } from './use-typed-text'

export interface MoneyFieldProps extends FieldProps<Ore | null>, FieldText {}

/**
 * An amount: typed in kroner with at most two decimals, held in øre. What can be read in two ways (`1.234`), or is not
 * grouped as amounts are (`1 23,4`), is asked about at once, in place of the field's error, so that nothing moves when the
 * field is left; digits that may still become a group of three (`1 23`), when it is. The library's number field may give
 * out a string and moves the caret while it formats, so this is a text field.
 */
export function MoneyField(field: MoneyFieldProps) {
  const typed = useTypedText(field, amountFormat)
  const [isLeft, setLeft] = useState(true)
  const amounts = isLeft || !isOnItsWay(typed.value) ? askedAmounts(typed.value) : []
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

/** Stands where the field's error does: the field itself stays a direct part of a pair, so that both stand on one line. */
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
