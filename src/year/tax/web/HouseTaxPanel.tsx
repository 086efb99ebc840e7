import './tax-figures.css'
import { kr } from '../../../base/ui/words/format'
import { Notice } from '../../../base/ui/page/notice'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Totals } from '../../../base/ui/list/totals'
import type { ReactNode } from 'react'
import { LinkButton, RouteLink } from '../../../base/ui/page/link'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { costTypes } from '../../../books/expense/model'
import { expenseWords } from '../../../books/expense/words'
import type { House } from '../../../landlord/house/model'
import type { HouseTax } from '../model'
import { taxScreenWords } from '../words-screen'
import { ShortLets } from './ShortLets'
import { TaxLinesTable } from './TaxLinesTable'

export interface HouseTaxPanelProps {
  readonly tax: HouseTax
  readonly house: Pick<House, 'id' | 'name' | 'address' | 'postcode' | 'city'>
  /** Where the list of a card's vouchers lies. */
  readonly listHref: (kind: 'expense' | 'depreciation' | 'income' | 'short') => string
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
  const card = (
    kind: 'expense' | 'depreciation' | 'income',
    label: string,
    sum: string,
    note: string,
    count: number,
  ) => ({
    label,
    value: sum,
    note: (
      <>
        {note}
        <br />
        {count === 0 ? (
          t('noVouchers')
        ) : (
          <RouteLink href={listHref(kind)} aria-label={`${t('vouchers', { count })}: ${label}, ${house.name}`}>
            {t('vouchers', { count })}
          </RouteLink>
        )}
      </>
    ),
  })
  const isRecorded = tax.bilagsList.length + tax.depreciationList.length + tax.incomebilagsList.length > 0
  const isUnconfirmed = tax.depreciationList.some(({ name, line }) => name === 'inPersonalUse' && line === 'none')
  // What is left out is deducted nowhere.
  const spent = state === 'taxFree' || state === 'shortLets' ? t('notDeducted', { year }) : t('expensesNote')
  return (
    <div id={`tax-house-${house.id}`}>
      <Panel title={house.name} action={tax.share === 100 ? undefined : <Owned share={tax.share} />}>
        <div className="tax-facts">
          <p className="tax-own">
            {house.address}, {house.postcode} {house.city}
          </p>
          <Totals
            label={t('sums', { house: house.name })}
            items={[
              card('expense', t('expenses'), kr(tax.bilagsSum), spent, tax.bilagsList.length),
              card(
                'depreciation',
                t('depreciation'),
                kr(tax.depreciationSum),
                t('depreciationNote'),
                tax.depreciationList.length,
              ),
              card('income', t('income'), kr(tax.incomebilagsSum), t('incomeNote'), tax.incomebilagsList.length),
            ]}
          />
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
          <ShortLets tax={tax} house={house.name} href={listHref('short')} />
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
