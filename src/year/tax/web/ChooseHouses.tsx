import { Button } from '@mantine/core'
import { CheckField } from '../../../base/ui/field/check-field'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { HouseState } from '../model'
import { taxHousesWords } from '../words-houses'

export interface ChooseHousesProps {
  readonly houses: readonly House[]
  /** Ids, in the order of the houses. */
  readonly chosen: readonly number[]
  readonly onChange: (chosen: number[]) => void
  readonly stateOf: (houseId: number) => HouseState | undefined
  /** Whether the authority has figures of it from before. */
  readonly isSent?: (houseId: number) => boolean
}

const notes = { taxFree: 'noteTaxFree', shortLets: 'noteShortLets', empty: 'noteEmpty' } as const

/** Which houses are previewed and sent. */
export function ChooseHouses({ houses, chosen, onChange, stateOf, isSent }: ChooseHousesProps) {
  const t = useWords(taxHousesWords)
  const isAll = chosen.length === houses.length
  const noteOf = (id: number): string | undefined => {
    const state = stateOf(id)
    if (state === undefined || state === 'entered') return undefined
    return isSent?.(id) ? `${t(notes[state])}; ${t('noteTakenBack')}` : t(notes[state])
  }
  return (
    <Panel
      title={t('houses')}
      action={
        <Button variant="default" size="compact-md" onClick={() => onChange(isAll ? [] : houses.map(({ id }) => id))}>
          {t(isAll ? 'selectNone' : 'selectAll')}
        </Button>
      }
    >
      <fieldset className="tax-houses">
        <legend className="ui-fine">{t('housesHelp')}</legend>
        {houses.map(({ id, name }) => (
          <CheckField
            key={id}
            id={`tax-house-chosen-${id}`}
            name={`house-${id}`}
            label={name}
            help={noteOf(id)}
            value={chosen.includes(id)}
            onChange={(on) =>
              onChange(houses.map((house) => house.id).filter((one) => (one === id ? on : chosen.includes(one))))
            }
          />
        ))}
      </fieldset>
    </Panel>
  )
}
