import './costs-cell.css'
import { CloseButton } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { RouteLink } from '../../../base/ui/page/link'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import { useExpenseName } from '../../../books/expense/web/use-expense-name'
import type { House } from '../../../landlord/house/model'
import type { CostsOfYear } from '../model'
import { daysOfMonthOrYear } from '../rules'
import { vouchersOfCell, type CostsCell } from '../rules-cell'
import { costsWords } from '../words'
import { amountsOfCell, useCellTime, type CostsRow } from './use-cells'
import { useSupplierName } from './use-supplier-name'

/** The most vouchers that are shown in place. The list of all vouchers has the others. */
const mostVouchers = 50

export interface CellVouchersProps {
  readonly id: string
  readonly row: CostsRow
  /** Null: the whole year. */
  readonly month: number | null
  readonly costs: CostsOfYear
  readonly house: House
  readonly onClose: () => void
}

/** The vouchers of a cell, the amount of the year before, and links to the lists of both years. */
export function CellVouchers({ id, row, month, costs, house, onClose }: CellVouchersProps) {
  const t = useWords(costsWords)
  const ui = useWords(uiWords)
  const timeOf = useCellTime()
  const nameOf = useExpenseName()
  const supplierOf = useSupplierName()
  const { pathname, searchStr } = useLocation()
  const cell = { cost_type: row.cost_type, month }
  const { now, before } = amountsOfCell(row, month)
  const vouchers = vouchersOfCell(costs.vouchers, cell)
  const title = t('open', { kind: row.name, when: timeOf(cell, costs.year), amount: kr(now) })
  return (
    <section id={id} className="costs-cell" aria-label={title}>
      <div className="costs-cell-head">
        <h2>{title}</h2>
        <CloseButton aria-label={ui('close')} onClick={onClose} className="ui-no-print" />
      </div>
      {vouchers.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul>
          {vouchers.slice(0, mostVouchers).map((voucher) => (
            <li key={voucher.id}>
              <span>{dmy(voucher.listed_on)}</span>
              <RouteLink href={patchUrl(pathname, searchStr, { bilag: voucher.id })}>{nameOf(voucher)}</RouteLink>
              <span>{supplierOf(voucher)}</span>
              <span>{kr(voucher.sum)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="costs-cell-foot">
        {vouchers.length > 0 && (
          <RouteLink href={listHref(cell, costs.year, house)}>{t('asList', { count: vouchers.length })}</RouteLink>
        )}
        {before !== 0 && (
          <RouteLink href={listHref(cell, costs.year - 1, house)}>
            {t('thatTime', { when: timeOf(cell, costs.year - 1), amount: kr(before) })}
          </RouteLink>
        )}
        {month === null && <span>{t('deductibleOf', { amount: kr(row.deductible) })}</span>}
      </p>
    </section>
  )
}

/** The address of the list of all vouchers, filtered to the vouchers of a cell. */
function listHref({ cost_type, month }: CostsCell, year: number, house: House): string {
  const { from, to } = daysOfMonthOrYear(year, month ?? undefined)
  const shown = {
    house: String(house.id),
    type: 'manual-bilag',
    period: 'custom',
    from,
    to,
    ...(cost_type && { cost: cost_type }),
  }
  return `/home/dashboard?${new URLSearchParams(shown).toString()}#vouchers`
}
