import { useEffect, useMemo } from 'react'
import { Button } from '@mantine/core'
import { Printer } from 'lucide-react'
import { z } from 'zod'
import { yearOf } from '../../../base/kit/day'
import { SelectField } from '../../../base/ui/field/select-field'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { setPrintHeading } from '../../../base/ui/page/print-heading'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { useHouse } from '../../../landlord/house/web/use-house'
import { houseWords } from '../../../landlord/house/words'
import { taxCalls } from '../calls'
import { taxScreenWords } from '../words-screen'
import { propertyNumbers } from '../../../landlord/house/rules-numbers'
import { taxAddress } from './tax-address'
import { TaxYearField } from './TaxYearField'
import './tax-figures.css'
import { formatOre, type Ore } from '../../../base/kit/money'
import { percentText } from '../../../base/kit/percent'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Notice } from '../../../base/ui/page/notice'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { GroupRateChoice } from '../../../books/depreciation/web/GroupRateChoice'
import type { HouseTax } from '../model'
import { basisOfBalance } from '../rules-balance'
import { hasEntryInReturn } from '../rules-state'
import { LettingAnswerNote } from './LettingAnswer'
import { NetRows } from './LinesTable'
import { useTaxRows, type TaxRow } from './use-tax-rows'

interface TaxSheetProps {
  readonly tax: HouseTax
  readonly house: Pick<House, 'name' | 'address' | 'postcode' | 'city'>
  /** The house's numbers in the short form of the land register. Empty if there are none. */
  readonly numbers: string
}

/**
 * The sheet of a house. Its entries are in the order of the tax return. Each has a button to copy it. Each house is
 * printed on a page of its own.
 */
function TaxSheet({ tax, house, numbers }: TaxSheetProps) {
  const t = useWords(taxScreenWords)
  const h = useWords(houseWords)
  const rows = useTaxRows(tax)
  const isEntered = hasEntryInReturn(tax)
  const { balance } = tax.lines
  return (
    <div className="tax-sheet">
      <Panel title={house.name}>
        <div className="tax-facts">
          <DescriptionList
            items={[
              { term: h('address'), value: `${house.address}, ${house.postcode} ${house.city}` },
              { term: t('numbers'), value: numbers || t('noNumbers') },
            ]}
          />
          {(tax.state === 'taxFree' || tax.state === 'shortLets') && (
            <Notice>{t(tax.state === 'taxFree' ? 'leftTaxFree' : 'leftShort', { year: tax.year })}</Notice>
          )}
          <LettingAnswerNote tax={tax} />
          {tax.state === 'empty' && !tax.outside && <p>{t('nothing', { year: tax.year })}</p>}
          {isEntered && (
            <table className="tax-lines">
              <caption className="ui-hidden">{`${t('lines')}: ${house.name}`}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('line')}</th>
                  <th scope="col" data-end>
                    {t('kroner')}
                  </th>
                  <th scope="col" className="tax-copy">
                    <span className="ui-hidden">{t('copy')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Entry key={row.key} row={row} />
                ))}
                {tax.share !== 100 && <ShareEntry share={tax.share} />}
                <NetRows tax={tax} write={(amount) => formatOre(amount, 'needed')} />
              </tbody>
            </table>
          )}
          {isEntered && <p className="ui-fine">{t('netCalculated')}</p>}
          {isEntered && tax.lines.short_let > 0 && <p className="ui-fine">{t('shortText')}</p>}
          {isEntered && tax.share !== 100 && (
            <p className="ui-fine">
              {t('ownHelp')} {t('coOwnerDuty')}
            </p>
          )}
          {isEntered && tax.lines.flat_rate !== null && <p className="ui-fine">{t('flatRateTicked')}</p>}
          {balance && (
            <GroupRateChoice
              key={`${tax.year} ${balance.rate}`}
              houseId={tax.houseId}
              year={tax.year}
              basis={basisOfBalance(balance)}
              percent={balance.rate}
              invalidates={[taxCalls.figures, taxCalls.checkList]}
            />
          )}
        </div>
      </Panel>
    </div>
  )
}

/** An entry of the sheet. It has a button to copy it, unless the authority calculates it. */
function Entry({ row: { label, amount, by } }: { row: TaxRow }) {
  const t = useWords(taxScreenWords)
  return (
    <tr data-basis={by === 'basis' || undefined}>
      <th scope="row">{label}</th>
      <td data-end>{formatOre(amount, 'needed')}</td>
      <td className="tax-copy">
        {by !== 'calculated' && <CopyButton text={plain(amount)} what={t('amountOf', { line: label })} />}
      </td>
    </tr>
  )
}

/** The landlord's share in percent. The tax return asks for it, and for the amounts of the whole house. */
function ShareEntry({ share }: { readonly share: number }) {
  const t = useWords(taxScreenWords)
  return (
    <tr>
      <th scope="row">{t('lineShare')}</th>
      <td data-end>{percentText(share)}</td>
      <td className="tax-copy">
        <CopyButton text={String(share).replace('.', ',')} what={t('amountOf', { line: t('lineShare') })} />
      </td>
    </tr>
  )
}

/** Writes an amount with digits only, because a field of the tax return accepts nothing else. */
const plain = (amount: Ore): string => String(amount / 100)

/** A page with the figures to type or to print. On paper, each house has its own page. */
export default function TaxSheetPage() {
  const t = useWords(taxScreenWords)
  const last = yearOf(today()) - 1
  const { house, houses } = useHouse()
  if (house === null) return <HouseGate title={t('sheetTitle', { year: last })}>{() => null}</HouseGate>
  return <Sheets last={last} houses={houses} />
}

function Sheets({ last, houses }: { last: number; houses: readonly House[] }) {
  const t = useWords(taxScreenWords)
  const h = useWords(houseWords)
  // If the address names no house, the sheets of all houses are shown.
  const address = useMemo(
    () =>
      taxAddress(last)
        .pick({ year: true })
        .extend({ house: z.coerce.number().int().min(0).default(0).catch(0) }),
    [last],
  )
  const [{ year, house: named }, set] = useSearchParams(address)
  const figures = useEndpointQuery(
    taxCalls.figures,
    { query: { year: String(year) } },
    { staleTime: 0, keepPreviousData: false },
  )
  const one = houses.find(({ id }) => id === named)
  const shown = one ? [one] : houses
  const about = one?.name ?? null
  useEffect(() => {
    setPrintHeading('about', about)
    return () => setPrintHeading('about', null)
  }, [about])
  return (
    <>
      <PageHeader
        title={t('sheetTitle', { year })}
        sub={t('sheetText')}
        action={
          <Button variant="default" leftSection={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      />
      <div className="tax-sheets">
        <div className="tax-sheet-choice ui-no-print">
          <TaxYearField id="sheet-year" last={last} year={year} onChange={(next) => set({ year: next })} />
          {houses.length > 1 && (
            <SelectField
              id="sheet-house"
              name="house"
              label={h('house')}
              placeholder={h('allHouses')}
              options={houses.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={one ? String(one.id) : ''}
              onChange={(next) => set({ house: Number(next) })}
            />
          )}
        </div>
        <QueryGate query={figures}>
          {(all) =>
            shown.map((house) => {
              const tax = all.find(({ houseId }) => houseId === house.id)
              return tax && <TaxSheet key={house.id} tax={tax} house={house} numbers={propertyNumbers(house)} />
            })
          }
        </QueryGate>
      </div>
    </>
  )
}
