import { useMemo } from 'react'
import { fullName } from '../../../base/kit/full-name'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { supplierCalls } from '../../../books/supplier/calls'
import { isSupplierOffered } from '../../../books/supplier/model'
import { houseCalls } from '../../../landlord/house/calls'
import type { House } from '../../../landlord/house/model'
import { contractListCalls } from '../../../lease/contract/calls-list'
import type { Contract } from '../../../lease/contract/model'
import { tenantsOf } from '../../../lease/party/rules'
import { allTenants } from '../../../lease/party/rules-tenant'
import { ledgerCalls } from '../../../books/ledger/calls'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { dashboardRows } from '../../../year/dashboard/rules'
import { matchesRow } from '../../../year/dashboard/rules-search'
import { voucherWords } from '../../../year/dashboard/words-vouchers'
import { useRowLabel } from '../voucher/use-row-label'
import type { Hit } from './find-entries'
import type { MenuPlace } from '../shell/menu-places'
import { quickSearchWords } from './words-quick-search'
import { usePaidVouchers } from '../voucher/paid-vouchers'
import { rowHref } from '../voucher/row-href'

/** A day before any voucher. */
const always = '1900-01-01'

/**
 * Everything that can be found. It is fetched once `isOn` is true, because the field comes first. Vouchers are fetched
 * once a search is typed.
 */
export function useEntries(search: string, places: readonly MenuPlace[], isOn: boolean) {
  const fixed = useFixedEntries(places)
  const options = { enabled: isOn }
  const houses = useEndpointQuery(houseCalls.list, {}, options)
  const contracts = useEndpointQuery(contractListCalls.list, {}, options)
  const suppliers = useEndpointQuery(supplierCalls.list, {}, options)
  const isAsked = search.trim() !== ''
  const vouchers = useEndpointQuery(ledgerCalls.allTypes, { query: { date_from: always } }, { enabled: isAsked })
  const ofContracts = useContractEntries(contracts.data, houses.data)
  const ofVouchers = useVoucherEntries(
    isAsked,
    useMemo(() => vouchers.data && dashboardRows(vouchers.data), [vouchers.data]),
    houses.data,
  )
  const entries = useMemo<readonly Hit[]>(
    () => [
      ...fixed,
      ...(houses.data ?? []).map(({ id, name }): Hit => ({
        key: `house-${id}`,
        group: 'houses',
        label: name,
        detail: '',
        href: `/home/dashboard?house=${id}`,
      })),
      ...ofContracts,
      ...(suppliers.data ?? []).filter(isSupplierOffered).map(({ id, name }): Hit => ({
        key: `supplier-${id}`,
        group: 'suppliers',
        label: name,
        detail: '',
        href: `/home/suppliers/${id}`,
      })),
      ...ofVouchers,
    ],
    [fixed, houses.data, ofContracts, suppliers.data, ofVouchers],
  )
  const all = [houses, contracts, suppliers, ...(isAsked ? [vouchers] : [])]
  const failed = all.filter(({ error }) => error)
  return {
    entries,
    isLoading: isAsked && all.some(({ isPending }) => isPending),
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

function useFixedEntries(places: readonly MenuPlace[]): readonly Hit[] {
  const t = useWords(quickSearchWords)
  const [language] = useLanguage()
  return useMemo(() => {
    const action = (label: string, href: string): Hit => ({ key: href, group: 'actions', label, detail: '', href })
    return [
      action(t('newExpense'), '/home/dashboard?add=expense'),
      action(t('newIncome'), '/home/dashboard?add=income'),
      action(t('newItem'), '/home/dashboard?add=depreciation'),
      action(t('newContract'), '/home/contract?createRentContract=true'),
      action(t('readBankFile'), '/home/bank?choose=file'),
      action(t('newSupplier'), '/home/suppliers/add-new'),
      action(t('export'), '/profile/export'),
      ...places.map(({ name, to, letter }): Hit => ({
        key: to,
        group: 'places',
        label: name[language],
        detail: '',
        href: to,
        letter,
      })),
    ]
  }, [t, language, places])
}

function useContractEntries(contracts: readonly Contract[] = [], houses: readonly House[] = []): readonly Hit[] {
  const t = useWords(quickSearchWords)
  const [language] = useLanguage()
  return useMemo(
    () =>
      contracts.flatMap((contract): Hit[] => {
        const { id, houseId, start_date } = contract
        const house = houses.find((one) => one.id === houseId)?.name ?? ''
        const since = t('since', { date: dmy(start_date) })
        const href = `/home/contract/${id}`
        const names = allTenants(contract, language)
        const tenants = tenantsOf(contract).map((tenant, place): Hit => ({
          key: `tenant-${id}-${place}`,
          group: 'tenants',
          label: fullName(tenant),
          detail: [house, since].filter((part) => part !== '').join(' · '),
          hidden: `${tenant.email} ${tenant.phone} ${tenant.phone.replace(/\s/g, '')}`,
          href,
        }))
        const lease: Hit = {
          key: `contract-${id}`,
          group: 'contracts',
          label: house,
          detail: `${names} · ${since}`,
          href,
        }
        return [lease, ...tenants.filter(({ label }) => label !== '')]
      }),
    [contracts, houses, t, language],
  )
}

/** The vouchers, newest first. They are found by the same text as in the list of vouchers. */
function useVoucherEntries(
  isAsked: boolean,
  rows: readonly DashboardRow[] = [],
  houses: readonly House[] = [],
): readonly Hit[] {
  const labelOf = useRowLabel(isAsked)
  const paid = usePaidVouchers(isAsked)
  const t = useWords(voucherWords)
  return useMemo(
    () =>
      rows.flatMap((row): Hit[] => {
        // Contracts have their own results, and personal use has no name.
        if (row.type === 'rent-contract' || row.type === 'personal') return []
        const house = houses.length > 1 ? houses.find(({ id }) => id === row.houseId)?.name : undefined
        return [
          {
            key: row.key,
            group: 'vouchers',
            label: row.name || t(row.type),
            detail: [dmy(row.date), row.sum === null ? '' : kr(row.sum), house ?? '', paid.get(row.key)?.text ?? '']
              .filter(Boolean)
              .join(' · '),
            href: rowHref(row, '/home/dashboard', `?house=${row.houseId}`),
            isMeant: (search) => matchesRow(row, search, labelOf(row)),
          },
        ]
      }),
    [rows, houses, labelOf, paid, t],
  )
}
