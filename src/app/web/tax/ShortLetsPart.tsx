import { Notice } from '../../../base/ui/page/notice'
import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import type { HouseTax } from '../../../year/tax/model'
import { taxScreenWords } from '../../../year/tax/words-screen'
import { LinesTable } from '../../../year/tax/web/LinesTable'
import { useTaxRows, type TaxRow } from '../../../year/tax/web/use-tax-rows'

interface ShortLetsPartProps {
  readonly tax: HouseTax
  readonly house: string
  /** Where the list of its vouchers lies. */
  readonly href: string
}

/** Rent of a house by the flat rule: what is sent, what of it is taxable, and what of that is the landlord's own. */
export function ShortLetsPart({ tax, house, href }: ShortLetsPartProps) {
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
