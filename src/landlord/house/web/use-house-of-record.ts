import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useHouse } from './use-house'

/**
 * The menu shows the record's house. If the landlord then chooses another house, the record is replaced by its list.
 */
export function useHouseOfRecord(
  { id, houseId }: { readonly id: number; readonly houseId: number },
  listHref: string,
): void {
  const { history } = useRouter()
  const { houses, house, followHouse, isAll } = useHouse()
  const isKnown = houses.some((one) => one.id === houseId)
  const chosen = isAll ? 0 : (house?.id ?? 0)
  const followed = useRef<number | null>(null)
  // Reads the address from the history. The router reports the new address only after the next page
  // has loaded.
  const pathname = useSyncExternalStore(history.subscribe, () => history.location.pathname)
  // In the trash folder, the address has the record's kind before its id.
  const isHere = pathname.startsWith(`${listHref}/`) && pathname.split(/[/-]/).at(-1) === String(id)
  const choose = useEffectEvent(() => followHouse(houseId))
  const leave = useEffectEvent(() => history.push(`${listHref}?house=${chosen}`))
  useEffect(() => {
    // The landlord has left, and may come back before the next page is here.
    if (!isHere) followed.current = null
    // The record's house may be deleted, and then it can't be chosen.
    if (!isKnown || !isHere) return
    if (chosen === houseId) followed.current = id
    else if (followed.current === id) leave()
    else choose()
  }, [id, houseId, chosen, isKnown, isHere])
}
