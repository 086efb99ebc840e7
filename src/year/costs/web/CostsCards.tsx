import './costs-cards.css'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { monthName } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { cellKey, cellOfKey } from '../rules-cell'
import { tintOf } from '../rules-heat'
import { costsWords } from '../words'
import { CellVouchers } from './CellVouchers'
import { amountsOfCell, hasVouchers, useCellTime, useCostsRows, type AmountsProps, type CostsRow } from './use-cells'
import { signedAmount, wholeAmount } from './whole-amount'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * On a phone, a row for each type with its sum. A click on a row shows its months. A click on a
 * month shows its vouchers.
 */
export function CostsCards(props: AmountsProps) {
  const { compared, open, onOpen } = props
  const rows = useCostsRows(compared)
  const cell = cellOfKey(open)
  return (
    <ul className="costs-cards">
      {rows.map((row) => {
        const isOpen = cell !== null && cell.cost_type === row.cost_type && hasVouchers(row, null)
        const id = `costs-months-${cellKey({ cost_type: row.cost_type, month: null })}`
        return (
          <li key={row.cost_type ?? ''} data-all={row.cost_type === null || undefined}>
            <button
              type="button"
              className="costs-card"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              disabled={!hasVouchers(row, null)}
              onClick={() => onOpen(isOpen ? '' : cellKey({ cost_type: row.cost_type, month: null }))}
            >
              {isOpen ? <ChevronDown size={18} aria-hidden /> : <ChevronRight size={18} aria-hidden />}
              {row.cost_type !== null && <span className="costs-swatch" data-type={row.cost_type} aria-hidden />}
              <span className="costs-card-name">{row.name}</span>
              <Sums row={row} before={compared.isThisYear ? null : compared.year - 1} />
            </button>
            {isOpen && <MonthsOfType id={id} row={row} month={cell.month} {...props} />}
          </li>
        )
      })}
    </ul>
  )
}

/** The sum of the year, and the difference from the year before. A null year is last year. */
function Sums({ row, before }: { readonly row: CostsRow; readonly before: number | null }) {
  const t = useWords(costsWords)
  return (
    <span className="costs-card-sums">
      <strong>{wholeAmount(row.total)}</strong>
      <span>
        {signedAmount(row.difference)}{' '}
        <span className="ui-hidden">{t('change', { before: before === null ? t('lastYear') : before })}</span>
      </span>
    </span>
  )
}

interface MonthsOfTypeProps extends AmountsProps {
  readonly id: string
  readonly row: CostsRow
  readonly month: number | null
}

function MonthsOfType({ id, row, month: chosen, costs, compared, house, onOpen }: MonthsOfTypeProps) {
  const t = useWords(costsWords)
  const [language] = useLanguage()
  const timeOf = useCellTime()
  const highest = Math.max(0, ...compared.types.flatMap((type) => type.months))
  const keyOf = (month: number | null) => cellKey({ cost_type: row.cost_type, month })
  const vouchersId = `${id}-vouchers`
  return (
    <div id={id} className="costs-months">
      <div className="costs-month-cells" role="group" aria-label={`${row.name} ${costs.year}`}>
        {months.map((month) => {
          const { now } = amountsOfCell(row, month)
          const name = monthName(month, language).slice(0, 3)
          const text = now === 0 ? '·' : wholeAmount(now)
          return hasVouchers(row, month) ? (
            <button
              key={month}
              type="button"
              data-tint={row.cost_type === null ? undefined : tintOf(now, highest as typeof now)}
              aria-label={t('open', { kind: row.name, when: timeOf({ month }, costs.year), amount: text })}
              aria-expanded={chosen === month}
              aria-controls={chosen === month ? vouchersId : undefined}
              onClick={() => onOpen(keyOf(chosen === month ? null : month))}
            >
              <span>{name}</span>
              <span>{text}</span>
            </button>
          ) : (
            <p key={month}>
              <span>{name}</span>
              <span>{text}</span>
            </p>
          )
        })}
      </div>
      <CellVouchers
        id={vouchersId}
        row={row}
        month={chosen}
        costs={costs}
        house={house}
        onClose={() => onOpen(chosen === null ? '' : keyOf(null))}
      />
    </div>
  )
}
