import { yearOf } from '../../../base/kit/day'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { useHouse } from '../../../landlord/house/web/use-house'
import { TaxYearPage } from './TaxYearPage'
import { taxPageWords } from './words'

/** The page of the tax year (docs/rules/year.md#tax-page). */
export default function CurrentPathPage() {
  const t = useWords(taxPageWords)
  const { house, houses } = useHouse()
  // The latest tax return is for the year before this one.
  const last = yearOf(today()) - 1
  if (house === null) return <HouseGate title={t('title', { year: last })}>{() => null}</HouseGate>
  return <TaxYearPage key={last} last={last} houses={houses} shown={house.id} />
}
