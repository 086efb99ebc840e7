import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatKr, formatOre, type Ore } from '../../../base/kit/money'
import { percentText } from '../../../base/kit/percent'
import { RouteLink } from '../../../base/ui/page/link'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { taxLineWords } from '../../../books/tax-line/words'
import type { HouseTax } from '../model'
import { lettingRulesOf } from '../rules-book'
import type { SheetLine } from '../rules-sheet'
import type { TableRow, TableVoucher } from '../rules-table'
import { taxScreenWords } from '../words-screen'
import { taxTableWords } from '../words-table'
import { isOtherHouse, type TaxTableView } from './tax-table-view'

const none = '–'
const whole = (amount: Ore | null): string => (amount === null ? none : formatOre(amount, 'needed'))

export interface OpenRows extends TaxTableView {
  /** Returns how many receipts a line lacks. Missing if that isn't known. */
  readonly missingOf?: ((row: TableRow) => number) | undefined
  /** The row whose vouchers are shown. Empty if there is none. */
  readonly open: string
  readonly onOpen: (row: string) => void
}

interface TaxLineRowsProps extends OpenRows {
  readonly rows: readonly TableRow[]
  readonly voucherHref: (voucher: TableVoucher) => string
}

/** The rows of the lines. Each line opens its vouchers in place. */
export function TaxLineRows({ rows, voucherHref, missingOf, ...sight }: TaxLineRowsProps) {
  const nameOf = useLineNames(sight.figures)
  const { open, onOpen } = sight
  return rows.map((row) => {
    const { line, by, cells, sum, vouchers } = row
    return (
      <TableLine
        key={line}
        sight={sight}
        basis={by === 'basis'}
        head={
          vouchers.length === 0 ? (
            nameOf(line)
          ) : (
            <>
              <RowButton isOpen={open === line} count={vouchers.length} onClick={() => onOpen(line)}>
                {nameOf(line)}
              </RowButton>
              <MissingPapers count={missingOf?.(row) ?? 0} />
            </>
          )
        }
        cells={cells.map(whole)}
        sum={whole(sum)}
        beside={sight.sentColumn?.rows.get(line)?.sum ?? null}
      >
        {open === line && <VoucherRows vouchers={vouchers} voucherHref={voucherHref} sight={sight} />}
      </TableLine>
    )
  })
}

/** Says how many vouchers of a line have no receipt. */
function MissingPapers({ count }: { readonly count: number }) {
  const t = useWords(taxTableWords)
  return count > 0 && <span className="tax-missing">{t('missing', { count })}</span>
}

interface TableLineProps {
  readonly sight: TaxTableView
  readonly head: ReactNode
  /** The cells by house. */
  readonly cells: readonly ReactNode[]
  readonly sum: ReactNode
  /** True if the amount is only the basis of another line. */
  readonly basis?: boolean
  readonly net?: boolean
  /** The cell of the column after the sum. */
  readonly beside?: Ore | null
  readonly children?: ReactNode
}

export function TableLine(props: TableLineProps) {
  const { sight, head, cells, sum, basis = false, net = false, beside = null, children } = props
  const isMarked = beside !== null && sight.sentColumn?.isMarked === true
  return (
    <>
      <tr data-basis={basis || undefined} data-net={net || undefined} data-differs={isMarked || undefined}>
        <th scope="row">{head}</th>
        {sight.figures.map(({ houseId }, index) => (
          <td
            key={houseId}
            data-end
            data-off={!sight.chosen.includes(houseId) || undefined}
            data-apart={isOtherHouse(sight, houseId)}
          >
            {cells[index]}
          </td>
        ))}
        {sight.hasSum && (
          <td data-end data-sum data-apart={sight.shown !== 0 || undefined}>
            {sum}
          </td>
        )}
        <BesideCell sight={sight}>{beside === null ? null : whole(beside)}</BesideCell>
      </tr>
      {children}
    </>
  )
}

/** The cell of the column after the sum. A narrow screen shows it only together with the sum. */
function BesideCell({ sight, children }: { readonly sight: TaxTableView; readonly children?: ReactNode }) {
  if (sight.sentColumn === undefined) return null
  return (
    <td data-end data-beside data-apart={(sight.hasSum && sight.shown !== 0) || undefined}>
      {children}
    </td>
  )
}

interface RowButtonProps {
  readonly isOpen: boolean
  readonly count?: number
  readonly onClick: () => void
  readonly children: string
}

/** The label of a row as a button. A click shows the vouchers behind the row. */
export function RowButton({ isOpen, count, onClick, children }: RowButtonProps) {
  const t = useWords(taxScreenWords)
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <button type="button" className="tax-row" aria-expanded={isOpen} onClick={onClick}>
      <Icon size={18} aria-hidden />
      <span>
        {children}
        {count !== undefined && <span className="ui-hidden">, {t('countOf', { count })}</span>}
      </span>
    </button>
  )
}

interface VoucherRowsProps extends Pick<TaxLineRowsProps, 'voucherHref'> {
  readonly vouchers: readonly TableVoucher[]
  readonly sight: TaxTableView
}

/** The vouchers of a row. Each is in the column of its house, with the amount that counts. */
function VoucherRows({ vouchers, voucherHref, sight }: VoucherRowsProps) {
  const t = useWords(taxScreenWords)
  return vouchers.map((voucher) => {
    const { id, name, date, houseId, kind, sum } = voucher
    const amount = formatOre(sum)
    return (
      <tr
        key={`${kind} ${name === 'inPersonalUse' ? `${name} ${houseId}` : id}`}
        data-voucher
        data-apart={(sight.shown !== 0 && isOtherHouse(sight, houseId)) || undefined}
      >
        <th scope="row">
          <RouteLink href={voucherHref(voucher)}>{name === 'inPersonalUse' ? t(name) : name || t('unnamed')}</RouteLink>{' '}
          <span className="tax-table-date">{dmy(date)}</span>
        </th>
        {sight.figures.map((tax) => (
          <td key={tax.houseId} data-end data-apart={isOtherHouse(sight, tax.houseId)}>
            {tax.houseId === houseId && amount}
          </td>
        ))}
        {sight.hasSum && (
          <td data-end data-sum data-apart={sight.shown !== 0 || undefined}>
            <span className="tax-table-narrow">{amount}</span>
          </td>
        )}
        <BesideCell sight={sight} />
      </tr>
    )
  })
}

/** The lines that have another name here than in a voucher. */
const named = {
  opening: 'lineOpening',
  bought: 'lineBought',
  upgraded: 'lineUpgraded',
  sold: 'lineSold',
} as const satisfies Partial<Record<SheetLine, keyof typeof taxScreenWords.texts>>
const isNamed = (line: SheetLine): line is keyof typeof named => line in named

/** Returns a function that names a line. The name of group d contains its rate if all houses have the same rate. */
export function useLineNames(figures: readonly HouseTax[]): (line: SheetLine) => string {
  const t = useWords(taxScreenWords)
  const nameOf = useWords(taxLineWords)
  const rates = new Set(figures.flatMap(({ lines }) => (lines.balance === null ? [] : [lines.balance.rate])))
  const [rate] = rates
  return (line) => {
    if (isNamed(line)) return t(named[line])
    if (line === 'balance' && rate !== undefined && rates.size === 1)
      return t('lineBalance', { rate: percentText(rate) })
    const [year] = figures.map((tax) => tax.year)
    if (line !== 'short_taxable') return nameOf(line)
    const { allowance, shortPercent } = lettingRulesOf(year ?? 0)
    return t('lineShortTaxable', { rate: percentText(shortPercent), allowance: formatKr(allowance, 'needed') })
  }
}
