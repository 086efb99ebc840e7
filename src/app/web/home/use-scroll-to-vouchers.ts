import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

export const vouchersAnchor = 'vouchers'

/** If a link leads to the list, it gets the focus and is scrolled into view. */
export function useScrollToVouchers(isThere: boolean): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  const isMeant = useLocation({ select: ({ hash }) => hash === vouchersAnchor })
  useEffect(() => {
    if (!isMeant || !isThere) return
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }, [isMeant, isThere])
  return list
}
