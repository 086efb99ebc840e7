import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useHouse } from './use-house'

/**
 * On the page of a record that belongs to one house: the chosen house becomes the record's, so that the menu says where
 * one is. Whoever then chooses another house leaves the record for the list that it stands in.
 */
export function useHouseOfRecord(
  { id, houseId }: { readonly id: number; readonly houseId: number },
  listHref: string,
): void {
  const { history } = useRouter()
  const { houses, house, followHouse, isAll } = useHouse()
  const isKnown = houses.some((one) => one.id === houseId)
  const chosen = isAll ? 0 : (house?.id ?? 0)
  /** The record whose house has been chosen. */
  const followed = useRef<number | null>(null)
  // The address is the next page's already while that one is loading.
  const isHere = useEffectEvent(() => {
    const { pathname } = history.location
    // In the trash folder its kind stands before the number.
    return pathname.startsWith(`${listHref}/`) && pathname.split(/[/-]/).at(-1) === String(id)
  })
  const choose = useEffectEvent(() => followHouse(houseId))
  const leave = useEffectEvent(() => history.push(`${listHref}?house=${chosen}`))
  useEffect(() => {
    // In a house that was deleted, no house is its own.
    if (!isKnown || !isHere()) return
    if (chosen === houseId) followed.current = id
    else if (followed.current === id) leave()
    else choose()
  }, [id, houseId, chosen, isKnown])
}
