import { useFieldSays, type FieldSays } from '../../../base/ui/form/field-says'
import { useWords } from '../../../base/ui/words/use-words'
import { useHouse } from '../../../landlord/house/web/use-house'
import { incomeRecord } from '../model'
import { incomeWords } from '../words'

export function useIncomeSays(): FieldSays {
  const t = useWords(incomeWords)
  const { houses } = useHouse()
  return useFieldSays(incomeRecord, t, {
    houseId: (id: string) => houses.find((house) => String(house.id) === id)?.name ?? '',
  })
}
