import { useMemo } from 'react'
import { isDay, yearOf, type Day } from '../../../base/kit/day'
import { listNames } from '../../../base/kit/full-name'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, monthAndYear, monthName } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { BankTransaction, ShownSuggestion } from '../../../bank/transaction/model'
import { shownOtherSide } from '../../../bank/file/rules-other-side'
import { contractListCalls } from '../../../lease/contract/calls-list'
import { allTenants } from '../../../lease/party/rules-tenant'
import { dashboardRows } from '../../../year/dashboard/rules'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { useAllVouchers } from '../voucher/vouchers'
import { bankWords } from './words'

export interface RowTexts {
  /** The other side's name, or the bank's text when the bank names nobody. */
  readonly who: string
  /** The payment in the spoken names of buttons: `Ola Nordmann, kr 15 900,00`. */
  readonly payment: string
  /** The rent or the vouchers that the payment is matched with. Null when it is set aside. */
  readonly what: string | null
}

/** A month as text: `desember`. The year is added when it differs from the payment's. */
function monthSays(month: string, of: Day, language: 'en' | 'nb'): string {
  const first = `${month}-01`
  if (!isDay(first)) return month
  return yearOf(first) === yearOf(of) ? monthName(Number(month.slice(5)), language) : monthAndYear(first, language)
}

/** Reads each row once. It returns the same object for the same row, so that only changed rows render again. */
function onceEach(read: (row: BankTransaction) => RowTexts): (row: BankTransaction) => RowTexts {
  const known = new WeakMap<BankTransaction, RowTexts>()
  return (row) => {
    const says = known.get(row) ?? read(row)
    known.set(row, says)
    return says
  }
}

export function useRowTexts(): (row: BankTransaction) => RowTexts {
  const t = useWords(bankWords)
  const [language] = useLanguage()
  const contracts = useEndpointQuery(contractListCalls.list).data
  const vouchers = useAllVouchers(null).data
  return useMemo(() => {
    const expenses = new Map<number, DashboardRow>()
    const incomes = new Map<number, DashboardRow>()
    for (const row of vouchers ? dashboardRows(vouchers) : [])
      if (row.type === 'manual-bilag' || row.type === 'archived-bilag') expenses.set(row.id, row)
      else if (row.type === 'income-bilag') incomes.set(row.id, row)

    const rentSays = (id: number, months: readonly { readonly month: string }[], row: BankTransaction): string => {
      const contract = contracts?.find((one) => one.id === id)
      const tenant = contract ? allTenants(contract, language) : t('someTenant')
      const named = listNames(
        months.map(({ month }) => monthSays(month, row.date, language)),
        language,
      )
      if (named === '') return t(row.sum < 0 ? 'plainRentBack' : 'plainRentFrom', { tenant })
      return t(row.sum < 0 ? 'rentBack' : 'rentFrom', { months: named, tenant })
    }
    const voucherSays = (voucher: DashboardRow | undefined): string =>
      voucher ? t('voucher', { name: voucher.name, date: dmy(voucher.date) }) : t('plainVoucher')
    const suggested = (suggestion: ShownSuggestion, row: BankTransaction): string => {
      if (suggestion.kind === 'new-bilag') return t('newVoucherSays', { name: suggestion.values.description })
      if (suggestion.kind === 'payment') return t('paymentSays')
      return suggestion.kind === 'rent'
        ? rentSays(suggestion.contractId, suggestion.months, row)
        : voucherSays(expenses.get(suggestion.bilagId))
    }
    const matched = (match: BankTransaction['match'], row: BankTransaction): string | null => {
      if (match?.rent) return rentSays(match.rent.contractId, match.rent.months ?? [], row)
      if (match?.incomeId) return voucherSays(incomes.get(match.incomeId))
      const ids = match?.bilagIds ?? []
      return ids.length === 0 ? null : ids.map((id) => voucherSays(expenses.get(id))).join(' · ')
    }
    const read = (row: BankTransaction): RowTexts => {
      const who = shownOtherSide(row)
      const base = { who, payment: `${who}, ${kr(row.sum)}` }
      if (row.state === 'ignored') return { ...base, what: null }
      // A payment that was accepted a moment ago is known only by its suggestion.
      const possible = row.suggestion && suggested(row.suggestion, row)
      return { ...base, what: matched(row.match, row) ?? possible ?? t('plainBooked') }
    }
    return onceEach(read)
  }, [contracts, vouchers, language, t])
}
