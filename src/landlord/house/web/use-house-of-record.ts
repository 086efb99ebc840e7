import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useHouse } from './use-house'

/** The menu shows the record's house. When another house is then chosen, the page leaves the record for its list. */
export function useHouseOfRecord(
  { id, houseId }: { readonly id: number; readonly houseId: number },
  listHref: string,
): void {
  const { history } = useRouter()
  const { houses, house, followHouse, isAll } = useHouse()
  const isKnown = houses.some((one) => one.id === houseId)
  const chosen = isAll ? 0 : (house?.id ?? 0)
  const followed = useRef<number | null>(null)
  // While the next page is loading, the address is already the next page's.
  const isHere = useEffectEvent(() => {
    const { pathname } = history.location
    // In the trash folder, the address has the record's kind before its number.
    return pathname.startsWith(`${listHref}/`) && pathname.split(/[/-]/).at(-1) === String(id)
  })
  const choose = useEffectEvent(() => followHouse(houseId))
  const leave = useEffectEvent(() => history.push(`${listHref}?house=${chosen}`))
  useEffect(() => {
    // The house of the record may be deleted. Then it can't be chosen.
    if (!isKnown || !isHere()) return
    if (chosen === houseId) followed.current = id
    else if (followed.current === id) leave()
    else choose()
  }, [id, houseId, chosen, isKnown])
}
