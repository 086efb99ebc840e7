import { Anchor } from '@mantine/core'
import { listNames } from '../../../base/kit/full-name'
import { formatOre, sumOre, type Ore } from '../../../base/kit/money'
import { RouteLink } from '../../../base/ui/page/link'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { monthName } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { contractListCalls } from '../../contract/calls-list'
import { allTenants } from '../../party/rules-tenant'
import { rentStates } from '../model'
import { rentAccountWords } from '../words'
import type { RentYear } from '../model-statement'
import { contractsWithoutRow, yearSums } from '../rules-year'
import { arrearsWords } from '../words-arrears'
import { stateAppearances } from './state-appearances'
import { useMonthAppearance } from './use-month-appearance'

type YearMonth = RentYear['months'][number]

const twelve = Array.from({ length: 12 }, (_, at) => at + 1)
/** The months from the first to the last in which any contract has rent. A phone has space for only some months. */
function monthsShown(all: readonly YearMonth[]): readonly number[] {
  const known = all.filter(({ sum }) => sum > 0).map(({ month }) => Number(month.slice(5)))
  return twelve.filter((month) => month >= Math.min(...known) && month <= Math.max(...known))
}
const figure = (amount: Ore): string => formatOre(amount, 'needed')
const monthIn = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`

/** A row for each contract, and a column for each month. A month shows how much of its rent is paid. */
export function RentYearTable({ rows, year }: { readonly rows: readonly RentYear[]; readonly year: number }) {
  const t = useWords(arrearsWords)
  const [language] = useLanguage()
  const all = rows.flatMap(({ months }) => months)
  const shown = monthsShown(all)
  const short = (month: number) => monthName(month, language).slice(0, 3)
  return (
    <>
      {/* A phone shows each row as a card of its months. A narrow tablet scrolls the table sideways. */}
      <div className="rent-year ui-sideways" role="region" aria-label={t('yearTable')}>
        <table>
          <caption className="ui-hidden">{t('yearTitle', { year })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tenant')}</th>
              {shown.map((month) => (
                <th key={month} scope="col" aria-label={monthName(month, language)}>
                  {short(month)}
                </th>
              ))}
              <th scope="col">{t('yearSum')}</th>
              <th scope="col">{t('yearPaid')}</th>
              <th scope="col">{t('yearOwed')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ contractId, tenants, months }) => (
              <tr key={contractId}>
                <th scope="row">
                  <Anchor component={RouteLink} href={`/home/contract/${contractId}`}>
                    {listNames(tenants, language)}
                  </Anchor>
                </th>
                {shown.map((month) => (
                  <MonthCell
                    key={month}
                    label={short(month)}
                    of={months.find((each) => each.month === monthIn(year, month))}
                  />
                ))}
                <SumCells months={months} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              {shown.map((month) => (
                <td key={month} data-label={short(month)}>
                  {figure(sumOre(all.filter((each) => each.month === monthIn(year, month)).map(({ paid }) => paid)))}
                </td>
              ))}
              <SumCells months={all} />
            </tr>
          </tfoot>
        </table>
      </div>
      <Legend />
      <NotFollowed rows={rows} />
      <WithoutRow rows={rows} year={year} />
    </>
  )
}

/** Lists the contracts that the table leaves out. */
function WithoutRow({ rows, year }: { readonly rows: readonly RentYear[]; readonly year: number }) {
  const t = useWords(arrearsWords)
  const [language] = useLanguage()
  const contracts = contractsWithoutRow(useEndpointQuery(contractListCalls.list).data ?? [], rows, year)
  if (contracts.length === 0) return null
  const names = contracts.map((each) => allTenants(each, language))
  return <p>{t('withoutRow', { tenants: listNames(names, language) })}</p>
}

/** Lists the months that are in no sum because their payments are not followed. The year's income includes them. */
function NotFollowed({ rows }: { readonly rows: readonly RentYear[] }) {
  const t = useWords(arrearsWords)
  const [language] = useLanguage()
  const some = rows.filter(({ not_followed }) => not_followed.length > 0)
  if (some.length === 0) return null
  const name = ({ month }: { readonly month: string }) => monthName(Number(month.slice(5)), language)
  const months = (all: RentYear['not_followed']) =>
    all.length === 1 ? name(all[0]!) : `${name(all[0]!)}–${name(all.at(-1)!)}`
  return (
    <section aria-label={t('notFollowed')}>
      <p>{t('notFollowedText')}</p>
      <ul>
        {some.map(({ contractId, tenants, not_followed: all }) => (
          <li key={contractId}>
            {t('notFollowedOf', {
              tenants: listNames(tenants, language),
              months: months(all),
              sum: figure(sumOre(all.map(({ sum }) => sum))),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MonthCell({ label, of }: { readonly label: string; readonly of: YearMonth | undefined }) {
  const t = useWords(arrearsWords)
  const states = useWords(rentAccountWords)
  const look = useMonthAppearance()
  // In a month without rent nothing is paid.
  if (of === undefined || of.sum === 0) return <td data-none>–</td>
  const { Icon, tone, rest } = look(of)
  const says = rest ?? states(of.state)
  return (
    <td data-label={label} data-tone={tone} title={says}>
      <Icon size={14} aria-hidden />
      <span className="ui-hidden">{says}: </span>
      <span>{figure(of.paid)}</span>
      {of.state !== 'paid' && <small>{t('ofOwed', { sum: figure(of.sum) })}</small>}
    </td>
  )
}

const sumOfKey = { yearSum: 'sum', yearPaid: 'paid', yearOwed: 'owed' } as const

function SumCells({ months }: { readonly months: readonly YearMonth[] }) {
  const t = useWords(arrearsWords)
  const sums = yearSums(months)
  return (['yearSum', 'yearPaid', 'yearOwed'] as const).map((key) => (
    <td key={key} data-label={t(key)} data-sum>
      {figure(sums[sumOfKey[key]])}
    </td>
  ))
}

/**
 * Explains the signs. Every colour has a sign next to it, so that a black-and-white print can be
 * read too.
 */
function Legend() {
  const t = useWords(arrearsWords)
  const states = useWords(rentAccountWords)
  return (
    <ul className="rent-year-signs" aria-label={t('signs')}>
      {rentStates.toReversed().map((state) => {
        const { Icon, tone } = stateAppearances[state]
        return (
          <li key={state} data-tone={tone}>
            <Icon size={14} aria-hidden /> {states(state)}
          </li>
        )
      })}
    </ul>
  )
}
