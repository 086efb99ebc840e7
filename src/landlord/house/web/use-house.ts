import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { z } from 'zod'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { houseCalls } from '../calls'
import type { House } from '../model'

const address = z.object({ house: z.literal('all').or(z.coerce.number().int().min(0)).default(0).catch(0) })
const stored = 'house'

function remembered(): number {
  try {
    return Number(localStorage.getItem(stored)) || 0
  } catch {
    return 0
  }
}

function remember(id: number): void {
  try {
    localStorage.setItem(stored, String(id))
  } catch {
    // A browser without storage still has the address.
  }
}

export interface ChosenHouse {
  readonly houses: readonly House[]
  /** The house that the screens show; null while loading, and for an account that has none yet. */
  readonly house: House | null
  readonly setHouse: (id: number) => void
  /** Whether the vouchers of all houses are shown together, which only the page of all vouchers can. */
  readonly isAll: boolean
  /** The house that a new record begins with; null where all are shown together: then it has to be chosen. */
  readonly startHouseId: number | null
  /** Leads to the vouchers of all houses. */
  readonly showAll: () => void
  readonly loading: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** The chosen house: named by `house` in the address, else the one chosen last on this device, else the first. */
export function useHouse(): ChosenHouse {
  const list = useEndpointQuery(houseCalls.list)
  const [{ house: asked }, set] = useSearchParams(address)
  const { history } = useRouter()
  const houses = list.data ?? []
  const byId = (id: number | 'all') => houses.find((house) => house.id === id)
  const named = byId(asked)
  const house = named ?? byId(remembered()) ?? houses[0] ?? null
  const namedId = named?.id
  // The page of all vouchers shows all houses, unless one is asked for.
  const isHome = useLocation({ select: ({ pathname }) => /^\/home(\/dashboard)?\/?$/.test(pathname) })
  const isAll = houses.length > 1 && (asked === 'all' || (asked === 0 && isHome))
  useEffect(() => {
    if (namedId !== undefined) remember(namedId)
  }, [namedId])
  return {
    houses,
    house,
    setHouse: (id) => {
      remember(id)
      set({ house: id })
    },
    isAll,
    startHouseId: isAll ? null : (house?.id ?? null),
    showAll: () => history.push('/home/dashboard?house=all'),
    loading: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
  }
}
