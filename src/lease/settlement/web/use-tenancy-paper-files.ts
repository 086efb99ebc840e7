import { osloDay } from '../../../base/kit/day'
import { downloadFile } from '../../../base/ui/file/file-url'
import { fetchEndpoint, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { usePaperRun } from '../../document/web/use-paper'
import { handoverCalls } from '../../handover/calls'
import { handoverScreenWords } from '../../handover/words'
import { settlementCalls } from '../calls'
import { tenancyPapers } from '../rules-page'
import { settlementScreenWords } from '../words-screen'

export interface TenancyPaper {
  readonly key: string
  readonly label: string
  readonly isBusy: boolean
  readonly save: () => void
}

/** The signed handovers and the settlements of a contract, each to be saved as PDF. */
export function useTenancyPaperFiles({
  id,
  signed_at,
  tenant_erased_at,
}: Pick<Contract, 'id' | 'signed_at' | 'tenant_erased_at'>): readonly TenancyPaper[] {
  const handover = useWords(handoverScreenWords)
  const settlement = useWords(settlementScreenWords)
  const { busy, run } = usePaperRun<string>()
  const given = { params: { id: String(id) } }
  const { data: handovers = [] } = useEndpointQuery(handoverCalls.list, given, { enabled: tenant_erased_at === null })
  const { data: settlements = [] } = useEndpointQuery(settlementCalls.list, given, {
    enabled: signed_at !== null && tenant_erased_at === null,
  })
  return tenancyPapers(handovers, settlements).map((paper) => {
    const label =
      paper.kind === 'settlement'
        ? settlement('titleOf', { day: dmy(osloDay(paper.created_at)) })
        : handover(paper.kind, { day: dmy(paper.date) })
    const key = `${paper.kind} ${paper.id}`
    const urlOf = async () => {
      if (paper.kind === 'settlement') return paper.url
      const params = { id: String(id), handoverId: String(paper.id) }
      return (await fetchEndpoint(handoverCalls.paper, { params, query: {} }, { staleTime: 0 })).url
    }
    return {
      key,
      label,
      isBusy: busy === key,
      save: () => void run(key, async () => await downloadFile(await urlOf(), `${label}.pdf`)),
    }
  })
}
