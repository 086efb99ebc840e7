import { Anchor } from '@mantine/core'
import { sumOre } from '../../../base/kit/money'
import { RouteLink } from '../../../base/ui/page/link'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { krShort } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { rentAccountCalls } from '../calls'
import { arrearsWords } from '../words-arrears'

/**
 * Says how much rent is late, of one house or of all, with a link to the rent of all contracts. If
 * no rent is late, shows only the link.
 */
export function ArrearsLine({ houseId }: { houseId: number | null }) {
  const t = useWords(arrearsWords)
  const { data = [] } = useEndpointQuery(rentAccountCalls.arrears, { query: {} })
  const late = data.filter((one) => one.days > 0 && (houseId === null || one.houseId === houseId))
  return (
    <>
      {late.length > 0 && `${t('open', { sum: krShort(sumOre(late.map(({ owed }) => owed))) })} · `}
      <Anchor component={RouteLink} href="/home/arrears">
        {t(late.length > 0 ? 'see' : 'toYear')}
      </Anchor>
    </>
  )
}
