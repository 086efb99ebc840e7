import './tax-figures.css'
import './tax-table.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { CheckField } from '../../../base/ui/field/check-field'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { HouseState, HouseTax } from '../model'
import { taxTableOf, type TableVoucher } from '../rules-table'
import { taxHousesWords } from '../words-houses'
import { taxScreenWords } from '../words-screen'
import { taxTableWords } from '../words-table'
import { HouseSwitch } from './HouseSwitch'
import { TaxBookRows } from './TaxBookRows'
import { TaxLineRows } from './TaxLineRows'
import { TaxNetRows } from './TaxNetRows'
import { isApart, type TableSight } from './table-sight'
import type { VoucherKind } from './tax-address'

export interface TaxTableProps {
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
  readonly figures: readonly HouseTax[]
  readonly chosen: readonly number[]
  readonly onChoose: (chosen: number[]) => void
  /** Whether there is something to choose. */
  readonly isChoice: boolean
  /** Whether the authority has figures of it from before. */
  readonly isSent?: (houseId: number) => boolean
  /** The row that lies open; empty: none. */
  readonly open: string
  readonly onOpen: (row: string) => void
  readonly shown: number
  readonly onShow: (houseId: number) => void
  readonly voucherHref: (voucher: TableVoucher) => string
  /** Where the list of a house's vouchers lies. */
  readonly listHref: (kind: VoucherKind, houseId: number) => string
  /** Below the rows. */
  readonly children?: ReactNode
}

const notes = { taxFree: 'noteTaxFree', shortLets: 'noteShortLets', empty: 'noteEmpty' } as const

/** The lines of the return with the houses beside each other, ticked where they are sent; a row opens its vouchers in place. */
export function TaxTable(props: TaxTableProps) {
  const { houses, figures: all, chosen, isChoice, open, onOpen, onShow, voucherHref, listHref, children } = props
  const t = useWords(taxScreenWords)
  const table = useWords(taxTableWords)
  const figures = houses.flatMap(({ id }) => all.filter(({ houseId }) => houseId === id))
  const hasSum = figures.length > 1
  const nameOf = (id: number) => houses.find((house) => house.id === id)?.name ?? ''
  // An address may name a house that is gone.
  const shown = nameOf(props.shown) === '' ? 0 : props.shown
  const sight: TableSight = { figures, chosen, hasSum, shown: hasSum ? shown : (figures[0]?.houseId ?? 0), nameOf }
  const rowProps = { ...sight, open, onOpen: (row: string) => onOpen(row === open ? '' : row) }
  return (
    <Panel title={t('lines')} action={isChoice && <AllButton {...props} />}>
      {hasSum && <HouseSwitch houses={houses} shown={shown} onShow={onShow} />}
      <div className="tax-table-frame ui-sideways">
        <table className="tax-table" data-columns={figures.length}>
          <caption className="ui-hidden">{t('lines')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lineKroner')}</th>
              {figures.map((tax) => (
                <th key={tax.houseId} scope="col" data-end data-apart={isApart(sight, tax.houseId)}>
                  <HouseHead {...props} tax={tax} name={nameOf(tax.houseId)} />
                </th>
              ))}
              {hasSum && (
                <th scope="col" data-end data-sum data-apart={shown !== 0 || undefined}>
                  {table('sum')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <TaxLineRows {...rowProps} rows={taxTableOf(figures, chosen)} voucherHref={voucherHref} />
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
