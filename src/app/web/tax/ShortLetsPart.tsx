import { Notice } from '../../../base/ui/page/notice'
import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import type { HouseTax } from '../../../year/tax/model'
import { taxScreenWords } from '../../../year/tax/words-screen'
import { LinesTable } from '../../../year/tax/web/LinesTable'
import { useTaxRows } from '../../../year/tax/web/use-tax-rows'

interface ShortLetsPartProps {
  readonly tax: HouseTax
  readonly house: string
  /** Where the list of its vouchers lies. */
  readonly href: string
}

/** Short lets of a house, or the rent of a holiday home of one's own: what the landlord enters, because it is never sent. */
export function ShortLetsPart({ tax, house, href }: ShortLetsPartProps) {
  const t = useWords(taxScreenWords)
  const { short: rows } = useTaxRows(tax)
  if (tax.short === null) return null
  const label = t('ofHouse', { what: t('shortTitle'), house })
  return (
    <section aria-label={label}>
      <h3>{t('shortTitle')}</h3>
      <Notice kind="warning">{t('shortText')}</Notice>
      <LinesTable label={label} rows={rows} />
      <RouteLink href={href} aria-label={`${t('vouchers', { count: tax.short.vouchers.length })}: ${label}`}>
        {t('vouchers', { count: tax.short.vouchers.length })}
      </RouteLink>
    </section>
  )
}
