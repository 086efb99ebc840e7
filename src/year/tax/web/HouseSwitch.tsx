import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { taxTableWords } from '../words-table'

interface HouseSwitchProps {
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
  /** 0: all together. */
  readonly shown: number
  readonly onShow: (houseId: number) => void
}

/** Which column a narrow screen shows: one house at a time, or all together. */
export function HouseSwitch({ houses, shown, onShow }: HouseSwitchProps) {
  const t = useWords(taxTableWords)
  return (
    <div className="tax-switch ui-no-print" role="group" aria-label={t('shown')}>
      {[{ id: 0, name: t('all') }, ...houses].map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === shown} onClick={() => onShow(id)}>
          {name}
        </button>
      ))}
    </div>
  )
}
