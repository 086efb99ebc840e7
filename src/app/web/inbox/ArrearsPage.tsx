import '../../../lease/rent-account/web/rent-year.css'
import { Printer } from 'lucide-react'
import { Anchor, Button } from '@mantine/core'
import { z } from 'zod'
import { yearOf } from '../../../base/kit/day'
import { SelectField } from '../../../base/ui/field/select-field'
import { ListHead } from '../../../base/ui/list/list-head'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { RouteLink } from '../../../base/ui/page/link'
import { Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import { rentYearCalls } from '../../../lease/rent-account/calls-year'
import { owedByArrears, owedTogether } from '../../../lease/rent-account/rules-owed'
import { arrearsWords } from '../../../lease/rent-account/words-arrears'
import { rentPaymentWords } from '../../../lease/rent-account/words-payment'
import { useArrearsText } from '../../../lease/rent-account/web/use-arrears-text'
import { RentYearTable } from '../../../lease/rent-account/web/RentYearTable'
import { OwedLines } from './OwedLines'

/** The number of years to choose from, including the current year. */
const yearsShown = 6

const address = z.object({ year: z.coerce.number().int().min(0).max(2099).default(0).catch(0) })

export default function ArrearsPage() {
  const t = useWords(arrearsWords)
  const textOf = useArrearsText()
  const { data } = useEndpointQuery(rentAccountCalls.arrears, { query: {} }, { staleTime: 0 })
  const bank = useEndpointQuery(rentAccountCalls.inBank)
  const isKnown = data !== undefined && (bank.data !== undefined || bank.error !== null)
  return (
    <>
      <p className="ui-no-print">
        <Anchor component={RouteLink} href="/home/contract">
          {t('toContracts')}
        </Anchor>
      </p>
      <ListHead
        title={t('title')}
        answer={
          isKnown &&
          (data.length === 0
            ? t('noneTitle')
            : textOf(owedTogether(data.map((each) => owedByArrears(each, bank.data?.rents ?? [])))))
        }
        action={
          <Button variant="default" leftSection={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      />
      <OwedLines>
        <div className="rent-year-page">
          <Year />
        </div>
      </OwedLines>
    </>
  )
}

function Year() {
  const t = useWords(arrearsWords)
  const payment = useWords(rentPaymentWords)
  const [at, set] = useSearchParams(address)
  const now = yearOf(today())
  const years = Array.from({ length: yearsShown }, (_, back) => now - back)
  const year = years.includes(at.year) ? at.year : now
  const query = useEndpointQuery(rentYearCalls.year, { query: { year: String(year) } })
  return (
    <Panel
      title={t('yearTitle', { year })}
      action={
        <span className="rent-year-choice ui-no-print">
          <SelectField
            id="rent-year"
            name="year"
            label={t('years')}
            value={String(year)}
            onChange={(next) => set({ year: Number(next) === now ? 0 : Number(next) })}
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            placeholder={false}
          />
        </span>
      }
    >
      <QueryGate query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('noYearTitle', { year })} text={t('noYearText', { item: payment('follow') })} />
          ) : (
            <RentYearTable rows={rows} year={year} />
          )
        }
      </QueryGate>
    </Panel>
  )
}
