import { useEffect, useMemo, useRef, useState } from 'react'
import { refresh, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { bankTransactionCalls } from '../../../bank/transaction/calls'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import type { Work } from '../bank/use-work'
import { rowsInState } from '../bank/work-rows'

/**
 * Reads the payments at the bank again when the answer of `inBank` changes, because registered rent changes their
 * suggestions.
 */
export function useRowsAfterRent(): void {
  const { data } = useEndpointQuery(rentAccountCalls.inBank, {}, { staleTime: 0 })
  const known = useRef(data)
  useEffect(() => {
    if (known.current !== undefined && known.current !== data) refresh([bankTransactionCalls.list])
    known.current = data
  }, [data])
}

/**
 * The open payments at the bank after the landlord's actions. With a limit, only the payments with
 * the surest suggestions are loaded.
 */
export function useOpenRows({ states }: Pick<Work, 'states'>, limit?: number) {
  const first = { order: 'certainty' as const, limit: String(limit) }
  const query = { state: 'open' as const, ...(limit !== undefined && first) }
  const open = useEndpointQuery(bankTransactionCalls.list, { query }, { staleTime: 0 })
  useRowsAfterRent()
  // A payment that was just matched is no longer in the list, but Undo needs it.
  const [seen, setSeen] = useState({ list: open.data, rows: open.data ?? [] })
  if (open.data !== undefined && seen.list !== open.data) {
    const touched = seen.rows.filter(({ id }) => states.has(id))
    setSeen({ list: open.data, rows: [...touched, ...open.data] })
  }
  const rows = useMemo(() => {
    if (open.data === undefined) return undefined
    return rowsInState([seen.rows.filter(({ id }) => states.has(id)), open.data], states)
  }, [open.data, seen, states])
  return {
    rows,
    error: open.error,
    refetch: open.refetch,
    isWhole: open.data !== undefined && open.data.length !== limit,
  }
}
