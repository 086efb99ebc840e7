import type { ReactNode } from 'react'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { HouseTax } from '../../../year/tax/model'
import { taxScreenWords } from '../../../year/tax/words-screen'
import { ShortLetsPart } from './ShortLetsPart'

interface HouseNotesProps {
  readonly tax: HouseTax
  readonly house: Pick<House, 'name'>
  /** Where the list of its short lets lies. */
  readonly shortHref: string
  /** What the authority says of the house. */
  readonly children?: ReactNode
}

/** Why nothing, or not all, of a house is sent. */
const reasons = { taxFree: 'leftTaxFree', shortLets: 'leftShort' } as const

const isUnconfirmed = ({ state, depreciationList }: HouseTax): boolean =>
  state === 'entered' && depreciationList.some(({ name, line }) => name === 'inPersonalUse' && line === 'none')

/** What has to be known of a house beside its figures; nothing of most. */
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
