import { useFieldTexts, type FieldTexts } from '../../../base/ui/form/field-texts'
import { useWords } from '../../../base/ui/words/use-words'
import { useHouse } from '../../../landlord/house/web/use-house'
import { incomeRecord } from '../model'
import { incomeWords } from '../words'

export function useIncomeTexts(): FieldTexts {
  const t = useWords(incomeWords)
  const { houses } = useHouse()
  return useFieldTexts(incomeRecord, t, {
    houseId: (id: string) => houses.find((house) => String(house.id) === id)?.name ?? '',
  })
}
