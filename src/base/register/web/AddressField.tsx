import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { ComboboxField, type ComboboxFieldProps } from '../../ui/field/combobox-field'
import { useWords } from '../../ui/words/use-words'
import { publicRegisterCalls } from '../calls'
import { longestQuery, shortestAddress, type FoundAddress } from '../model'
import { registerWords } from '../words'
import { useOffers } from './use-offers'

export interface AddressFieldProps extends Omit<ComboboxFieldProps, 'options' | 'onPick'> {
  /** Fills in what belongs to the chosen address. The field's own text is set already. */
  readonly onPick: (found: FoundAddress) => void
  /** False for an address abroad, which the register doesn't have. */
  readonly isNorwegian?: boolean
}

const source = 'https://www.kartverket.no/api-og-data/vilkar-for-bruk'

/** An address that is typed. From three characters on the register's addresses are offered. */
export function AddressField({ onPick, isNorwegian = true, ...field }: AddressFieldProps) {
  const t = useWords(registerWords)
  // Null: nothing was typed since the field was shown, or since an address was chosen.
  const [typed, setTyped] = useState<string | null>(null)
  const asked = isNorwegian && typed !== null && typed.length <= longestQuery ? typed : null
  const offers = useOffers(publicRegisterCalls.addresses, asked, shortestAddress)
  return (
    <ComboboxField
      {...field}
      onChange={(text) => {
        setTyped(text)
        field.onChange(text)
      }}
      options={offers.map((each, at) => ({
        value: String(at),
        label: each.address,
        note: `${each.postcode} ${each.city}`,
      }))}
      onPick={(at) => {
        const found = offers[Number(at)]
        if (found === undefined) return
        setTyped(null)
        field.onChange(found.address)
        onPick(found)
      }}
      foot={
        <Anchor href={source} target="_blank" rel="noreferrer" inherit>
          {t('addressSource')}
        </Anchor>
      }
    />
  )
}
