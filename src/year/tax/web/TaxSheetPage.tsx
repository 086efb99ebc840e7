import { useEffect, useMemo } from 'react'
import { Button } from '@mantine/core'
import { Printer } from 'lucide-react'
import { z } from 'zod'
import { yearOf } from '../../../base/kit/day'
import { SelectField } from '../../../base/ui/field/select-field'
import { PageHeader } from '../../../base/ui/page/page'
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
import { TaxSheet } from './TaxSheet'
import { taxScreenWords } from '../words-screen'
import { propertyNumbers } from '../../../landlord/house/rules-numbers'
import { taxAddress } from './tax-address'
import { TaxYearField } from './TaxYearField'

/** The sheet of each house, to type over or print: one house on a page of paper. */
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
  // Without a house in the address the sheets of all.
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
