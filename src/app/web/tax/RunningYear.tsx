import { useLocation } from '@tanstack/react-router'
import { sumOre } from '../../../base/kit/money'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Loading } from '../../../base/ui/page/loading'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { taxCalls } from '../../../year/tax/calls'
import type { ExpectedTax, HouseTaxInYear } from '../../../year/tax/model'
import type { Check } from '../../../year/tax/model-check'
import { checksOfHouses } from '../../../year/tax/rules-check-groups'
import { PackagePanel } from '../../../year/package/web/PackagePanel'
import { papersMissing } from '../../../year/tax/rules-mirror'
import { hasAnyRecord } from '../../../year/tax/rules-recorded'
import { hasEntryInReturn } from '../../../year/tax/rules-state'
import { linesTogether } from '../../../year/tax/rules-table'
import { TaxChecks } from '../../../year/tax/web/TaxChecks'
import { TaxTable } from '../../../year/tax/web/TaxTable'
import { taxTableWords } from '../../../year/tax/words-table'
import { NotesOfHouses } from './HouseNotes'
import { NothingBooked, type TaxYearProps } from './TaxYearBody'
import { TaxVouchers } from './TaxVouchers'
import { voucherParams } from './voucher-href'
import { YearForecast } from './YearForecast'

/** The running year as its return would be, with what is expected until its end (docs/rules/year.md#the-running-year). */
export default function RunningYear(props: TaxYearProps) {
  const query = { year: String(props.sight.year) }
  const fresh = { staleTime: 0, keepPreviousData: false }
  const figures = useEndpointQuery(taxCalls.figures, { query }, fresh)
  const checks = useEndpointQuery(taxCalls.checkList, { query }, fresh)
  const expected = useEndpointQuery(taxCalls.expected, {}, fresh)
  const missing = [figures, checks, expected].find(({ data }) => data === undefined)
  if (!figures.data || !checks.data || !expected.data)
    return missing?.error ? <ErrorState error={missing.error} retry={missing.refetch} /> : <Loading height={700} />
  return <Mirror {...props} figures={figures.data} checks={checks.data} expected={expected.data} />
}

interface MirrorProps extends TaxYearProps {
  readonly figures: readonly HouseTaxInYear[]
  readonly checks: readonly Check[]
  readonly expected: readonly ExpectedTax[]
}

function Mirror({ houses, sight, set, figures, checks: all, expected }: MirrorProps) {
  const table = useWords(taxTableWords)
  const { pathname, searchStr } = useLocation()
  const { year, show, line, houses: _chosen, again: _again, ...list } = sight
  const ids = houses.map(({ id }) => id)
  const entered = expected.filter(hasEntryInReturn)
  const checks = checksOfHouses(
    all,
    ids,
    entered.map(({ houseId }) => houseId),
  )
  const here = (params: Readonly<Record<string, string | number>>) => patchUrl(pathname, searchStr, params)
  return (
    <div className="tax-year-books">
      <YearForecast {...{ year, houses, figures }} expected={entered} />
      <TaxChecks {...{ houses, checks }} dialogHref={here} stage="running" />
      {figures.some(hasAnyRecord) || entered.length > 0 ? (
        <TaxTable
          houses={houses}
          figures={figures}
          chosen={ids}
          onChoose={() => undefined}
          isChoice={false}
          open={line}
          onOpen={(row) => set({ line: row })}
          shown={show}
          onShow={(id) => set({ show: id })}
          voucherHref={(voucher) => here(voucherParams(voucher.kind, voucher, voucher.houseId))}
          listHref={(kind, of) => here({ list: kind, of })}
          sentColumn={{
            head: table('expected', { year }),
            rows: linesTogether(entered),
            net: sumOre(entered.map(({ lines }) => lines.net)),
            netShare: sumOre(entered.map(({ lines }) => lines.net_share)),
            isMarked: false,
          }}
          missingOf={(row) => papersMissing(row, checks)}
        >
          <NotesOfHouses houses={houses} figures={figures} shortHref={(of) => here({ list: 'short', of })} />
          {figures.some(hasAnyRecord) && <PackagePanel year={year} houses={houses} />}
        </TaxTable>
      ) : (
        <NothingBooked year={year} />
      )}
      <TaxVouchers year={year} houses={houses} figures={figures} {...list} onSort={(order) => set({ order })} />
    </div>
  )
}
