import './costs-table.css'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { monthName } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { cellKey, cellOfKey } from '../rules-cell'
import { nextCell, tintOf, type CellPlace } from '../rules-heat'
import { costsWords } from '../words'
import { CellVouchers } from './CellVouchers'
import { amountsOfCell, hasVouchers, useCellTime, useCostsRows, type AmountsProps, type CostsRow } from './use-cells'
import { signedAmount, wholeAmount } from './whole-amount'

const months = Array.from({ length: 12 }, (_, index) => index + 1)
/** The cells of a row: the months, then the year. */
const columns = [...months, null]
const idOf = (key: string) => `costs-${key}`
const openedId = 'costs-opened'

/**
 * Types by months. The arrow keys move between the amounts. So the whole table is one stop of the
 * Tab key.
 */
export function CostsTable({ costs, compared, house, open, onOpen }: AmountsProps) {
  const t = useWords(costsWords)
  const rows = useCostsRows(compared)
  const label = t('table', { house: house.name, year: costs.year })
  const before = compared.isThisYear ? t('lastYear') : String(costs.year - 1)
  const cells = rows.flatMap((row, place) =>
    columns.flatMap((month, column) => (hasVouchers(row, month) ? [{ row: place, column }] : [])),
  )
  const [focused, setFocused] = useState<CellPlace>()
  const isSame = (a: CellPlace | undefined, b: CellPlace) => a?.row === b.row && a.column === b.column
  const reached = cells.find((cell) => isSame(focused, cell)) ?? cells[0]
  const highest = Math.max(0, ...compared.types.flatMap((type) => type.months))
  const go = (event: KeyboardEvent, from: CellPlace) => {
    if (event.key === 'Escape') onOpen('')
    const to = nextCell(event.key, from, cells)
    if (!to) return
    event.preventDefault()
    const key = cellKey({ cost_type: rows[to.row]?.cost_type ?? null, month: columns[to.column] ?? null })
    document.getElementById(idOf(key))?.focus()
  }
  return (
    <div className="costs-table" role="region" aria-label={label}>
      <table>
        <caption>{label}</caption>
        <TableHead before={before} yearBefore={costs.year - 1} />
        <tbody>
          {rows.map((row, place) => (
            <TableRow
              key={row.cost_type ?? ''}
              row={row}
              year={costs.year}
              open={open}
              highest={highest}
              tabColumn={reached?.row === place ? reached.column : null}
              onSelect={(key) => onOpen(key === open ? '' : key)}
              onKey={(event, column) => go(event, { row: place, column })}
              onFocus={(column) => setFocused({ row: place, column })}
            >
              <CellVouchers
                id={openedId}
                row={row}
                month={cellOfKey(open)?.month ?? null}
                costs={costs}
                house={house}
                onClose={() => {
                  onOpen('')
                  document.getElementById(idOf(open))?.focus()
                }}
              />
            </TableRow>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableHead({ before, yearBefore }: { readonly before: string; readonly yearBefore: number }) {
  const t = useWords(costsWords)
  const [language] = useLanguage()
  return (
    <thead>
      <tr>
        <th scope="col">{t('type')}</th>
        {months.map((month) => (
          <th key={month} scope="col" aria-label={monthName(month, language)}>
            {monthName(month, language).slice(0, 3)}
          </th>
        ))}
        <th scope="col" data-deductible>
          {t('deductible')}
        </th>
        <th scope="col" data-sum>
          {t('total')}
        </th>
        <th scope="col" data-change title={t('changeHint', { before: yearBefore })}>
          {t('change', { before })}
        </th>
      </tr>
    </thead>
  )
}

interface TableRowProps {
  readonly row: CostsRow
  readonly year: number
  readonly open: string
  readonly highest: number
  /** The column of the cell that Tab reaches. Null if that cell is in another row. */
  readonly tabColumn: number | null
  readonly onSelect: (key: string) => void
  readonly onKey: (event: KeyboardEvent, column: number) => void
  readonly onFocus: (column: number) => void
  /** The content of the row's open cell. */
  readonly children: ReactNode
}

function TableRow({ row, year, open, highest, tabColumn, onSelect, onKey, onFocus, children }: TableRowProps) {
  const t = useWords(costsWords)
  const timeOf = useCellTime()
  const { cost_type, name } = row
  const cell = (month: number | null, column: number) => {
    const key = cellKey({ cost_type, month })
    const { now } = amountsOfCell(row, month)
    const text = now === 0 ? '·' : wholeAmount(now)
    if (!hasVouchers(row, month)) return text
    return (
      <button
        type="button"
        id={idOf(key)}
        data-tint={cost_type === null || month === null ? undefined : tintOf(now, highest as typeof now)}
        aria-label={t('open', { kind: name, when: timeOf({ month }, year), amount: text })}
        aria-expanded={open === key}
        aria-controls={open === key ? openedId : undefined}
        tabIndex={tabColumn === column ? 0 : -1}
        onClick={() => onSelect(key)}
        onKeyDown={(event) => onKey(event, column)}
        onFocus={() => onFocus(column)}
      >
        {text}
      </button>
    )
  }
  const isOpen = columns.some((month) => cellKey({ cost_type, month }) === open && hasVouchers(row, month))
  return (
    <>
      <tr data-all={cost_type === null || undefined}>
        <th scope="row">
          {cost_type !== null && <span className="costs-swatch" data-type={cost_type} aria-hidden />}
          {name}
        </th>
        {months.map((month, column) => (
          <td key={month}>{cell(month, column)}</td>
        ))}
        <td data-deductible>{row.deductible === 0 ? '·' : wholeAmount(row.deductible)}</td>
        <td data-sum>{cell(null, months.length)}</td>
        <td data-change>{signedAmount(row.difference)}</td>
      </tr>
      {isOpen && (
        <tr className="costs-opened">
          <td colSpan={columns.length + 3}>{children}</td>
        </tr>
      )}
    </>
  )
}
