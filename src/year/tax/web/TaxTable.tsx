import './tax-figures.css'
import './tax-table.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { CheckField } from '../../../base/ui/field/check-field'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { HouseState, HouseTax } from '../model'
import { taxTableOf, type TableVoucher, housesInTotal } from '../rules-table'
import { taxHousesWords } from '../words-houses'
import { taxScreenWords } from '../words-screen'
import { taxTableWords } from '../words-table'
import { TaxLineRows, TableLine, RowButton, type OpenRows } from './TaxLineRows'
import { isOtherHouse, type TaxTableView } from './tax-table-view'
import type { VoucherKind } from './tax-address'
import { formatOre, sumOre, type Ore } from '../../../base/kit/money'
import { percentText } from '../../../base/kit/percent'
import { hasEntryInReturn } from '../rules-state'
import { RouteLink } from '../../../base/ui/page/link'
import { costTypes } from '../../../books/expense/model'
import { expenseWords } from '../../../books/expense/words'
import { expensedItemsSum, bookKindsOf, vouchersByKind, type BookKind } from '../rules-books'

interface TaxBookRowsProps extends OpenRows {
  readonly listHref: (kind: VoucherKind, houseId: number) => string
}

const kindWords = {
  expense: 'expenses',
  depreciation: 'depreciation',
  personal: 'inPersonalUse',
  income: 'income',
} as const satisfies Record<BookKind, keyof typeof taxScreenWords.texts>

const costTypeRow = 'cost_types'

/**
 * The rows of the books. They have the same groups as the lines. Each sum links to its vouchers. Expenses can be opened
 * to show their types.
 */
function TaxBookRows({ listHref, ...sight }: TaxBookRowsProps) {
  const t = useWords(taxScreenWords)
  const table = useWords(taxTableWords)
  const expense = useWords(expenseWords)
  const { figures, chosen, nameOf, open, onOpen } = sight
  const sumOf = (of: (tax: HouseTax) => Ore) =>
    formatOre(sumOre(figures.filter(({ houseId }) => chosen.includes(houseId)).map(of)))
  const isOpen = open === costTypeRow
  const hasExpensed = figures.some((tax) => expensedItemsSum(tax) !== 0)
  return (
    <>
      <tr data-group>
        <th scope="rowgroup">{table('books')}</th>
      </tr>
      {bookKindsOf(figures).map((kind) => (
        <TableLine
          key={kind}
          sight={sight}
          head={
            kind === 'expense' ? (
              <RowButton isOpen={isOpen} onClick={() => onOpen(costTypeRow)}>
                {t(kindWords[kind])}
              </RowButton>
            ) : (
              t(kindWords[kind])
            )
          }
          cells={figures.map((tax) => (
            <BookSum
              key={tax.houseId}
              amount={formatOre(vouchersByKind(tax)[kind].sum)}
              count={vouchersByKind(tax)[kind].vouchers.length}
              what={`${t(kindWords[kind])}, ${nameOf(tax.houseId)}`}
              href={listHref(kind, tax.houseId)}
            />
          ))}
          sum={sumOf((tax) => vouchersByKind(tax)[kind].sum)}
        >
          {kind === 'expense' &&
            isOpen &&
            costTypes.map((type) => (
              <TableLine
                key={type}
                sight={sight}
                basis
                head={expense(type)}
                cells={figures.map(({ bilagsListCostType }) => formatOre(bilagsListCostType[type]))}
                sum={sumOf(({ bilagsListCostType }) => bilagsListCostType[type])}
              />
            ))}
          {kind === 'expense' && isOpen && hasExpensed && (
            <TableLine
              sight={sight}
              basis
              head={table('expensed')}
              cells={figures.map((tax) => formatOre(expensedItemsSum(tax)))}
              sum={sumOf(expensedItemsSum)}
            />
          )}
        </TableLine>
      ))}
    </>
  )
}

interface BookSumProps {
  readonly amount: string
  readonly count: number
  readonly what: string
  readonly href: string
}

/** A sum of the books. If it has vouchers, it links to them. */
function BookSum({ amount, count, what, href }: BookSumProps) {
  const t = useWords(taxScreenWords)
  if (count === 0) return amount
  return (
    <RouteLink href={href} aria-label={`${amount}, ${t('vouchers', { count })}: ${what}`}>
      {amount}
    </RouteLink>
  )
}

/** The rows of the net. If there are co-owners, also the landlord's own part. */
function TaxNetRows(sight: TaxTableView) {
  const t = useWords(taxScreenWords)
  const table = useWords(taxTableWords)
  const { figures, chosen } = sight
  const together = housesInTotal(figures, chosen)
  const cellsOf = (of: (tax: HouseTax) => Ore) =>
    figures.map((tax) => (hasEntryInReturn(tax) ? formatOre(of(tax), 'needed') : '–'))
  const sumOf = (of: (tax: HouseTax) => Ore) => formatOre(sumOre(together.map(of)), 'needed')
  const net = ({ lines }: HouseTax) => lines.net
  const own = ({ lines }: HouseTax) => lines.net_share
  const isShared = figures.some((tax) => hasEntryInReturn(tax) && tax.share !== 100)
  return (
    <>
      <TableLine
        sight={sight}
        net
        head={t('net')}
        cells={cellsOf(net)}
        sum={sumOf(net)}
        beside={sight.sentColumn?.net ?? null}
      />
      {isShared && (
        <TableLine
          sight={sight}
          net
          head={table('ownShare')}
          cells={cellsOf(own).map((amount, index) => (
            <>
              {amount}
              {figures[index]!.share !== 100 && (
                <span className="tax-table-note">{percentText(figures[index]!.share)}</span>
              )}
            </>
          ))}
          sum={sumOf(own)}
          beside={sight.sentColumn?.netShare ?? null}
        />
      )}
    </>
  )
}

interface HouseSwitchProps {
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
  /** The house whose column a narrow screen shows. 0 shows all together. */
  readonly shown: number
  readonly onShow: (houseId: number) => void
}

/** On a narrow screen, chooses one house, or all together. */
function HouseSwitch({ houses, shown, onShow }: HouseSwitchProps) {
  const t = useWords(taxTableWords)
  return (
    <div className="tax-switch ui-no-print" role="group" aria-label={t('shown')}>
      {[{ id: 0, name: t('all') }, ...houses].map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === shown} onClick={() => onShow(id)}>
          {name}
        </button>
      ))}
    </div>
  )
}

export interface TaxTableProps extends Pick<OpenRows, 'sentColumn' | 'missingOf'> {
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
  readonly figures: readonly HouseTax[]
  readonly chosen: readonly number[]
  readonly onChoose: (chosen: number[]) => void
  /** True if the landlord can choose houses. */
  readonly isChoice: boolean
  /** True if the authority already has figures of the house. */
  readonly isSent?: (houseId: number) => boolean
  /** The row whose vouchers are shown. Empty if there is none. */
  readonly open: string
  readonly onOpen: (row: string) => void
  readonly shown: number
  readonly onShow: (houseId: number) => void
  readonly voucherHref: (voucher: TableVoucher) => string
  readonly listHref: (kind: VoucherKind, houseId: number) => string
  readonly children?: ReactNode
  /** Above the table. */
  readonly lead?: ReactNode
}

const notes = { taxFree: 'noteTaxFree', shortLets: 'noteShortLets', empty: 'noteEmpty' } as const

/** The figures of all houses. The houses to send are ticked. A row opens its vouchers below itself. */
export function TaxTable(props: TaxTableProps) {
  const { houses, figures: all, chosen, isChoice, open, onOpen, onShow, voucherHref, listHref, children } = props
  const t = useWords(taxScreenWords)
  const table = useWords(taxTableWords)
  const figures = houses.flatMap(({ id }) => all.filter(({ houseId }) => houseId === id))
  const hasSum = figures.length > 1
  const nameOf = (id: number) => houses.find((house) => house.id === id)?.name ?? ''
  // The address may name a house that doesn't exist any more.
  const shown = nameOf(props.shown) === '' ? 0 : props.shown
  const sight: TaxTableView = {
    figures,
    chosen,
    hasSum,
    shown: hasSum ? shown : (figures[0]?.houseId ?? 0),
    nameOf,
    sentColumn: props.sentColumn,
  }
  const rowProps = { ...sight, open, onOpen: (row: string) => onOpen(row === open ? '' : row) }
  return (
    <Panel title={t('lines')} action={isChoice && <AllButton {...props} />}>
      {props.lead}
      {hasSum && <HouseSwitch houses={houses} shown={shown} onShow={onShow} />}
      <div className="tax-table-frame ui-sideways">
        <table
          className="tax-table"
          data-columns={figures.length}
          data-with-beside={props.sentColumn === undefined ? undefined : true}
        >
          <caption className="ui-hidden">{t('lines')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lineKroner')}</th>
              {figures.map((tax) => (
                <th key={tax.houseId} scope="col" data-end data-apart={isOtherHouse(sight, tax.houseId)}>
                  <HouseHead {...props} tax={tax} name={nameOf(tax.houseId)} />
                </th>
              ))}
              {hasSum && (
                <th scope="col" data-end data-sum data-apart={shown !== 0 || undefined}>
                  {table('sum')}
                </th>
              )}
              {props.sentColumn && (
                <th scope="col" data-end data-beside data-apart={(hasSum && shown !== 0) || undefined}>
                  {props.sentColumn.head}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <TaxLineRows
              {...rowProps}
              rows={taxTableOf(figures, chosen, props.sentColumn?.rows)}
              voucherHref={voucherHref}
              missingOf={props.missingOf}
            />
            <TaxNetRows {...sight} />
          </tbody>
          <tbody>
            <TaxBookRows {...rowProps} listHref={listHref} />
          </tbody>
        </table>
      </div>
      <div className="tax-facts">{children}</div>
    </Panel>
  )
}

function AllButton({ houses, chosen, onChoose }: Pick<TaxTableProps, 'houses' | 'chosen' | 'onChoose'>) {
  const t = useWords(taxHousesWords)
  const isAll = chosen.length === houses.length
  return (
    <Button variant="default" size="compact-md" onClick={() => onChoose(isAll ? [] : houses.map(({ id }) => id))}>
      {t(isAll ? 'selectNone' : 'selectAll')}
    </Button>
  )
}

function HouseHead({
  tax: { houseId, state },
  name,
  houses,
  chosen,
  onChoose,
  isChoice,
  isSent,
}: TaxTableProps & { readonly tax: HouseTax; readonly name: string }) {
  const t = useWords(taxHousesWords)
  const note = (left: Exclude<HouseState, 'entered'>) =>
    isSent?.(houseId) ? `${t(notes[left])}; ${t('noteTakenBack')}` : t(notes[left])
  const help = state === 'entered' ? undefined : note(state)
  if (!isChoice)
    return (
      <>
        {name}
        {help !== undefined && <span className="tax-table-note">{help}</span>}
      </>
    )
  return (
    <CheckField
      id={`tax-house-chosen-${houseId}`}
      name={`house-${houseId}`}
      label={name}
      help={help}
      value={chosen.includes(houseId)}
      onChange={(on) =>
        onChoose(houses.map(({ id }) => id).filter((id) => (id === houseId ? on : chosen.includes(id))))
      }
    />
  )
}
