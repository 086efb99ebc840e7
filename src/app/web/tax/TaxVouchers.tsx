import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { sumOre } from '../../../base/kit/money'
import { patchUrl, useDialogParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { ledgerCalls } from '../../../books/ledger/calls'
import { returnCalls } from '../../../year/tax-return/calls'
import { taxCalls } from '../../../year/tax/calls'
import type { HouseTax } from '../../../year/tax/model'
import { vouchersByKind, type BookVoucher } from '../../../year/tax/rules-books'
import type { VoucherKind } from '../../../year/tax/web/tax-address'
import { taxScreenWords } from '../../../year/tax/words-screen'
import { VoucherDialogs } from '../voucher/VoucherDialogs'
import { callsReadingVouchers } from '../voucher/vouchers'
import { voucherParams } from './voucher-href'

const TaxVouchersDialog = lazy(() => import('./TaxVouchersDialog'))

export interface TaxVouchersProps {
  readonly year: number
  readonly houses: readonly House[]
  readonly figures: readonly HouseTax[]
  readonly list: VoucherKind | ''
  readonly of: number
  readonly order: string
  readonly onSort: (sort: string) => void
}

function listed(tax: HouseTax) {
  const { expense, depreciation, personal, income } = vouchersByKind(tax)
  const short = (tax.short?.vouchers ?? []).map((one): BookVoucher => Object.assign({ kind: 'income' } as const, one))
  return {
    expense: { title: 'expenses', ...expense },
    depreciation: { title: 'depreciation', ...depreciation },
    personal: { title: 'inPersonalUse', ...personal },
    income: { title: 'income', ...income },
    short: { title: 'shortTitle', vouchers: short, sum: sumOre(short.map(({ sum }) => sum)) },
  } as const
}

const invalidates = [
  ...callsReadingVouchers,
  taxCalls.figures,
  taxCalls.checkList,
  taxCalls.expected,
  returnCalls.submissions,
]

/** The vouchers behind a figure. Back leads from a voucher to this list. */
export function TaxVouchers({ year, houses, figures, list, of, order, onSort }: TaxVouchersProps) {
  const t = useWords(taxScreenWords)
  const { pathname, searchStr } = useLocation()
  const { close } = useDialogParams()
  const at = new URLSearchParams(searchStr)
  const period = { date_from: `${year}-01-01`, date_to: `${year}-12-31` }
  const all = useEndpointQuery(ledgerCalls.allTypes, { query: period }, { enabled: at.has('personal') })
  const tax = figures.find(({ houseId }) => houseId === of)
  const house = houses.find(({ id }) => id === of)
  const shown = tax && list !== '' ? listed(tax)[list] : undefined
  const isOver = ['bilag', 'income', 'item', 'personal'].some((key) => at.has(key))
  return (
    <>
      {list !== '' && shown && house && !isOver && (
        <Suspense>
          <TaxVouchersDialog
            title={t('ofHouse', { what: t(shown.title), house: house.name })}
            year={year}
            vouchers={shown.vouchers}
            sum={shown.sum}
            href={(voucher) => patchUrl(pathname, searchStr, voucherParams(voucher.kind, voucher, of))}
            sort={order}
            onSort={onSort}
            onClose={() => close('list', 'of', 'order')}
          />
        </Suspense>
      )}
      <VoucherDialogs
        invalidates={invalidates}
        personals={all.data?.depreciationPersonalBilags.filter(({ houseId }) => String(houseId) === at.get('house'))}
      />
    </>
  )
}
