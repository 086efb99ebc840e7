import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import type { YearState } from '../../../year/tax-submission/model'
import { taxPageWords } from './words'

interface TaxYearTabsProps {
  /** The last one first. */
  readonly years: readonly number[]
  readonly year: number
  /** Of those that have something in the books, or were sent; undefined until that is known. */
  readonly states: readonly YearState[] | undefined
  readonly hrefOf: (year: number) => string
}

const stateWords = {
  unsent: 'notSent',
  sent: 'yearSent',
  delivered: 'yearDelivered',
  rejected: 'yearRejected',
  unknown: 'yearUnknown',
} as const

/** The income years, each with what has become of its return. */
export function TaxYearTabs({ years, year, states, hrefOf }: TaxYearTabsProps) {
  const t = useWords(taxPageWords)
  const stateOf = (each: number): string => {
    if (states === undefined) return t('notSent')
    const state = states.find((one) => one.year === each)?.state
    return t(state === undefined ? 'noBooks' : stateWords[state])
  }
  return (
    <nav className="tax-years" aria-label={t('years')}>
      {years.map((each) => (
        <RouteLink key={each} href={hrefOf(each)} replace isExact aria-current={each === year ? 'page' : undefined}>
          {each} <span data-unknown={states === undefined || undefined}>{t('ofYear', { state: stateOf(each) })}</span>
        </RouteLink>
      ))}
    </nav>
  )
}
