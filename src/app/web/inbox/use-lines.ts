import { useMemo } from 'react'
import type { Day } from '../../../base/kit/day'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import type { BankTransaction } from '../../../bank/transaction/model'
import { canSendTaxReturn } from '../../../landlord/account/web/site-links'
import { contractListCalls } from '../../../lease/contract/calls-list'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import { todoCalls } from '../../../year/todo/calls'
import { todoLines, type TodoSource } from '../../../year/todo/rules'

// Other pages and other people may have changed the data, so each visit reads it again.
const anew = { staleTime: 0 } as const

interface LinesOf extends Pick<TodoSource, 'houseId'> {
  /** The open payments. Undefined while they load. */
  readonly rows: readonly BankTransaction[] | undefined
  readonly today: Day
  /** False if it may make no calls and use only data that is loaded already. */
  readonly isEnabled?: boolean
}

/** The lines of the inbox, the most urgent first. Undefined while they load. */
export function useLines({ rows, houseId, today, isEnabled = true }: LinesOf) {
  const options = { ...anew, enabled: isEnabled }
  const waiting = useEndpointQuery(todoCalls.waiting, {}, options)
  const contracts = useEndpointQuery(contractListCalls.list, {}, options)
  const arrears = useEndpointQuery(rentAccountCalls.arrears, { query: {} }, options)
  const inBank = useEndpointQuery(rentAccountCalls.inBank, {}, options)
  const lines = useMemo(
    () =>
      waiting.data && contracts.data && arrears.data && inBank.data && rows
        ? todoLines(
            {
              contracts: contracts.data,
              arrears: arrears.data,
              waiting: waiting.data,
              rows,
              inBank: inBank.data,
              houseId,
              canSend: canSendTaxReturn(),
            },
            today,
          )
        : undefined,
    [waiting.data, contracts.data, arrears.data, inBank.data, rows, houseId, today],
  )
  const all = [waiting, contracts, arrears, inBank]
  return {
    lines,
    /** The number of open payments, also of those that aren't loaded. */
    openCount: waiting.data?.bank_open ?? 0,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(all.map((query) => query.refetch())),
  }
}
