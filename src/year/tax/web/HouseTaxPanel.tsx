import './tax-figures.css'
import { kr } from '../../../base/ui/words/format'
import { Notice } from '../../../base/ui/page/notice'
import { DescriptionList } from '../../../base/ui/list/description-list'
import type { ReactNode } from 'react'
import { LinkButton, RouteLink } from '../../../base/ui/page/link'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { costTypes } from '../../../books/expense/model'
import { expenseWords } from '../../../books/expense/words'
import type { House } from '../../../landlord/house/model'
import { taxScreenWords } from '../words-screen'
import { ShortLetsPart } from './ShortLetsPart'
import { TaxLinesTable } from './TaxLinesTable'
import { VoucherCards, type VoucherCardsProps } from './VoucherCards'

export interface HouseTaxPanelProps extends Pick<VoucherCardsProps, 'tax' | 'listHref'> {
  readonly house: Pick<House, 'id' | 'name' | 'address' | 'postcode' | 'city'>
  /** What the authority says of the house. */
  readonly children?: ReactNode
}

/** Why nothing, or not all, of a house is sent. */
const reasons = { taxFree: 'leftTaxFree', shortLets: 'leftShort' } as const

/** What one house comes to in the year: a card for expenses, depreciation and income, cost types, and the lines of the return. */
export function HouseTaxPanel({ tax, house, listHref, children }: HouseTaxPanelProps) {
  const t = useWords(taxScreenWords)
  const expense = useWords(expenseWords)
  const { year, state } = tax
  const at = new URLSearchParams({ house: String(house.id), year: String(year) }).toString()
  const isRecorded = tax.bilagsList.length + tax.depreciationList.length + tax.incomebilagsList.length > 0
  const isUnconfirmed = tax.depreciationList.some(({ name, line }) => name === 'inPersonalUse' && line === 'none')
  return (
    <div id={`tax-house-${house.id}`}>
      <Panel title={house.name} action={tax.share === 100 ? undefined : <Owned share={tax.share} />}>
        <div className="tax-facts">
          <p className="tax-own">
            {house.address}, {house.postcode} {house.city}
          </p>
          <VoucherCards tax={tax} house={house.name} listHref={listHref} />
          {children}
          {(state === 'taxFree' || state === 'shortLets') && <Notice>{t(reasons[state], { year })}</Notice>}
          {state === 'entered' && isUnconfirmed && <Notice kind="warning">{t('unconfirmed')}</Notice>}
          {state === 'empty' && !isRecorded ? (
            <>
              <p>{t('nothing', { year })}</p>
              <div>
                <LinkButton href={`/home/dashboard?house=${house.id}`} variant="default">
                  {t('toVouchers')}
                </LinkButton>
              </div>
            </>
          ) : (
            <div className="tax-columns">
              <section aria-label={`${t('costTypes')}, ${house.name}`}>
                <h3>{t('costTypes')}</h3>
                <DescriptionList
                  items={costTypes.map((type) => ({ term: expense(type), value: kr(tax.bilagsListCostType[type]) }))}
                />
              </section>
              {state === 'entered' && (
                <section aria-label={`${t('lines')}, ${house.name}`}>
                  <h3>{t('lines')}</h3>
                  <TaxLinesTable tax={tax} label={`${t('lines')}: ${house.name}`} />
                  {tax.share !== 100 && <p className="ui-fine">{t('ownHelp')}</p>}
                </section>
              )}
            </div>
          )}
          <ShortLetsPart tax={tax} house={house.name} href={listHref('short')} />
          <div className="tax-links">
            <RouteLink href={`/altinn/sheet?${at}`}>{t('sheet')}</RouteLink>
            <RouteLink href={`/altinn/guide?${at}`}>{t('guide')}</RouteLink>
          </div>
        </div>
      </Panel>
    </div>
  )
}

function Owned({ share }: { share: number }) {
  const t = useWords(taxScreenWords)
  return <span className="tax-own">{t('owned', { share: String(share).replace('.', ',') })}</span>
}
