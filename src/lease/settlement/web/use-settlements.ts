import { useMemo } from 'react'
import { osloDay } from '../../../base/kit/day'
import { sumOre } from '../../../base/kit/money'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import type { OfferedSettlement } from '../../deposit/rules-split'
import { settlementCalls } from '../calls'
import { settlementPaperWords } from '../words-paper'

const noSettlements: readonly OfferedSettlement[] = []

/**
 * The newest settlement, if it claims something, as the release of a deposit offers it. An older one was replaced by it.
 * Undefined while it loads. If it can't be read, none is offered.
 */
export function useSettlements({
  id,
  signed_at,
}: Pick<Contract, 'id' | 'signed_at'>): readonly OfferedSettlement[] | undefined {
  const t = useWords(settlementPaperWords)
  const { data, error } = useEndpointQuery(
    settlementCalls.list,
    { params: { id: String(id) } },
    { enabled: signed_at !== null, keepPreviousData: false },
  )
  return useMemo(
    () =>
      data
        ?.slice(0, 1)
        .filter(({ total }) => total > 0)
        .map((settlement) => ({
          id: settlement.id,
          day: osloDay(settlement.created_at),
          total: settlement.total,
          rent: sumOre(settlement.items.filter(({ kind }) => kind === 'rent').map(({ sum }) => sum)),
          items: settlement.items.map(({ kind, text, sum, photos }) => ({
            text: `${t(kind)}: ${text}`,
            sum,
            photos: photos.length,
          })),
        })) ?? (signed_at === null || error !== null ? noSettlements : undefined),
    [data, error, signed_at, t],
  )
}
