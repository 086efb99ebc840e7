import { Button } from '@mantine/core'
import { FileDown } from 'lucide-react'
import { addDays, type Day } from '../../../base/kit/day'
import { downloadFile } from '../../../base/ui/file/file-url'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { fetchEndpoint } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { tenantName } from '../../../books/income/rules-tenant'
import type { Contract } from '../../contract/model'
import { usePaperRun } from '../../document/web/use-paper'
import { regulationCalls } from '../calls'
import { regulationWords } from '../words'

/** Shows each change with its letter. Empty while the rent is what the lease says. */
export function RentHistory({ contract }: { contract: Contract }) {
  const t = useWords(regulationWords)
  const { rents, start_date } = contract
  if (rents.length < 2) return null
  return (
    <section className="contract-part" aria-label={t('history')}>
      <h3>{t('history')}</h3>
      <DescriptionList
        items={rents.map(({ from, month_sum }, at) => {
          const next = rents[at + 1]
          const first = at === 0 ? start_date : from
          return {
            term: next
              ? t('between', { from: dmy(first), until: dmy(addDays(next.from, -1)) })
              : t('since', { from: dmy(first) }),
            value: (
              <span className="contract-copy">
                {kr(month_sum)}
                {at > 0 && <Letter contract={contract} from={from} />}
              </span>
            ),
          }
        })}
      />
    </section>
  )
}

/** A button that saves a letter. It asks for a new link each time, because a link only works for minutes. */
function Letter({ contract, from }: { contract: Contract; from: Day }) {
  const t = useWords(regulationWords)
  const { busy, run } = usePaperRun<'letter'>()
  const save = () =>
    run('letter', async () => {
      const { url } = await fetchEndpoint(
        regulationCalls.letter,
        { params: { id: String(contract.id) }, query: { from } },
        { staleTime: 0 },
      )
      await downloadFile(url, `${t('letterName', { tenant: tenantName(contract), from })}.pdf`)
    })
  return (
    <Button
      variant="default"
      leftSection={<FileDown size={18} aria-hidden />}
      loading={busy !== null}
      aria-label={t('letterOf', { from: dmy(from) })}
      onClick={() => void save()}
    >
      {t('letter')}
    </Button>
  )
}
