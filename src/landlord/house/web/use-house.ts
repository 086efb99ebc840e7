import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { z } from 'zod'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { houseCalls } from '../calls'
import type { House } from '../model'

const address = z.object({ house: z.literal('all').or(z.coerce.number().int().min(0)).default(0).catch(0) })
const stored = 'house'
const noHouses: readonly House[] = []

interface Choice {
  /** The chosen house. 0 if none was chosen. */
  readonly id: number
  /** True if the landlord chose "all houses" later than a house. */
  readonly all: boolean
}

function remembered(): Choice {
  try {
    const [id, all] = (localStorage.getItem(stored) ?? '').split(',')
    return { id: Number(id) || 0, all: all === 'all' }
  } catch {
    return { id: 0, all: false }
  }
}

function remember(choice: Partial<Choice>): void {
  const { id, all } = { ...remembered(), ...choice }
  try {
    localStorage.setItem(stored, all ? `${id},all` : String(id))
  } catch {
    // Without storage, the house in the address still works.
  }
}

const home = /^\/home(\/dashboard)?\/?$/
const contracts = /^\/home\/contract\/?$/
const ofAllHouses = /^\/home\/(inbox|bank|arrears)\/?$/

export interface HouseSelection {
  readonly houses: readonly House[]
  /** Null while the houses are loading, and if the user account has none. */
  readonly house: House | null
  readonly setHouse: (id: number) => void
  /** Shows a record's house, but doesn't choose it. So lists of all houses still show all. */
  readonly followHouse: (id: number) => void
  /**
   * True if all houses are shown. Only the lists of vouchers and contracts, inbox, bank and unpaid rent can show all
   * houses.
   */
  readonly isAll: boolean
  /** The house of a new record. Null if all houses are shown. Then the landlord must choose one. */
  readonly startHouseId: number | null
  /** Shows all houses. If the page can't do that, the list of all vouchers is opened instead. */
  readonly showAll: () => void
  readonly loading: boolean
  readonly error: unknown
  readonly retry: () => void
}

/**
 * The chosen house: the house in the address, otherwise the last choice on this device, otherwise
 * the first house.
 */
export function useHouse(): HouseSelection {
  const list = useEndpointQuery(houseCalls.list)
  const [{ house: asked }, set] = useSearchParams(address)
  const { history } = useRouter()
  const houses = list.data ?? noHouses
  const byId = (id: number | 'all') => houses.find((house) => house.id === id)
  const named = byId(asked)
  const house = named ?? byId(remembered().id) ?? houses[0] ?? null
  const namedId = named?.id
  const isHome = useLocation({ select: ({ pathname }) => home.test(pathname) })
  const isContracts = useLocation({ select: ({ pathname }) => contracts.test(pathname) })
  const isOfAll = useLocation({ select: ({ pathname }) => ofAllHouses.test(pathname) })
  // The list of all vouchers shows all houses, unless the address names a house. The list of
  // contracts shows all houses if that was the last choice.
  const isMeant = isOfAll || asked === 'all' || (asked === 0 && (isHome || (isContracts && remembered().all)))
  const isAll = houses.length > 1 && isMeant
  const isChoice = isHome || isContracts
  useEffect(() => {
    if (namedId !== undefined) remember(isChoice ? { id: namedId, all: false } : { id: namedId })
    else if (isAll && isChoice) remember({ all: true })
  }, [namedId, isAll, isChoice])
  return {
    houses,
    house,
    setHouse: (id) => {
      remember({ id, all: false })
      if (isOfAll) history.push(`/home/dashboard?house=${id}`)
      else set({ house: id })
    },
    followHouse: (id) => {
      remember({ id })
      set({ house: id })
    },
    isAll,
    startHouseId: isAll ? null : (house?.id ?? null),
    showAll: () => (isContracts ? set({ house: 'all' }) : history.push('/home/dashboard?house=all')),
    loading: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
  }
}
