import type { ReactNode } from 'react'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { HouseTax } from '../../../year/tax/model'
import { LinesTable } from '../../../year/tax/web/LinesTable'
import { useTaxRows, type TaxRow } from '../../../year/tax/web/use-tax-rows'
import { taxScreenWords } from '../../../year/tax/words-screen'

interface ShortLetsPartProps {
  readonly tax: HouseTax
  readonly house: string
  readonly href: string
}

/** Shows the rent that is taxed as short-term letting, by the flat rule. */
function ShortLetsPart({ tax, house, href }: ShortLetsPartProps) {
  const t = useWords(taxScreenWords)
  const rows = useTaxRows(tax).filter(({ key }) => key === 'short_let' || key === 'short_taxable')
  if (tax.short === null) return null
  const own = t('own', { share: String(tax.share).replace('.', ',') })
  const ownRow: TaxRow = { key: 'own', label: own, amount: tax.short.taxable_share, by: 'calculated' }
  const label = t('ofHouse', { what: t('shortTitle'), house })
  return (
    <section aria-label={label}>
      <h3>{t('shortTitle')}</h3>
      <Notice>{t('shortText')}</Notice>
      <LinesTable label={label} rows={tax.share === 100 ? rows : [...rows, ownRow]} />
      <RouteLink href={href} aria-label={`${t('vouchers', { count: tax.short.vouchers.length })}: ${label}`}>
        {t('vouchers', { count: tax.short.vouchers.length })}
      </RouteLink>
    </section>
  )
}

interface HouseNotesProps {
  readonly tax: HouseTax
  readonly house: Pick<House, 'name'>
  readonly shortHref: string
  readonly children?: ReactNode
}

const reasons = { taxFree: 'leftTaxFree', shortLets: 'leftShort' } as const

const isUnconfirmed = ({ state, depreciationList }: HouseTax): boolean =>
  state === 'entered' && depreciationList.some(({ name, line }) => name === 'inPersonalUse' && line === 'none')

export function HouseNotes({ tax, house, shortHref, children }: HouseNotesProps) {
  const t = useWords(taxScreenWords)
  const { year, state } = tax
  const left = state === 'taxFree' || state === 'shortLets' ? t(reasons[state], { year }) : null
  return (
    <>
      {left !== null && <Notice>{`${house.name}: ${left}`}</Notice>}
      {isUnconfirmed(tax) && <Notice kind="warning">{`${house.name}: ${t('unconfirmed')}`}</Notice>}
      {children}
      <ShortLetsPart tax={tax} house={house.name} href={shortHref} />
    </>
  )
}

interface NotesOfHousesProps {
  readonly houses: readonly House[]
  readonly figures: readonly HouseTax[]
  readonly shortHref: (houseId: number) => string
  /** More notes about a house. */
  readonly children?: (house: House) => ReactNode
}

/** The notes of all houses, in the order of the houses. */
export function NotesOfHouses({ houses, figures, shortHref, children }: NotesOfHousesProps) {
  return houses.map((house) => {
    const tax = figures.find(({ houseId }) => houseId === house.id)
    return (
      tax && (
        <HouseNotes key={house.id} tax={tax} house={house} shortHref={shortHref(house.id)}>
          {children?.(house)}
        </HouseNotes>
      )
    )
  })
}
