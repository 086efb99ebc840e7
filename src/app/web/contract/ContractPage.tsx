import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isMissing } from '../../../base/ui/query/call-request'
import type { Tagged } from '../../../base/ui/query/call'
import { refresh, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { PageHeader } from '../../../base/ui/page/page'
import { NotFound } from '../../../base/ui/page/not-found'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { incomeName } from '../../../books/income/rules'
import { trashWords } from '../../../books/trash/words'
import { useRestore } from '../../../books/trash/web/use-restore'
import { accountCalls } from '../../../landlord/account/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import { useHouseOfRecord } from '../../../landlord/house/web/use-house-of-record'
import { existingContractCalls } from '../../../lease/contract/calls-existing'
import type { ContractDetail } from '../../../lease/contract/model'
import { ContractDetailView } from './ContractDetailView'
import { isLandlordNoticeOpen } from '../../../lease/letter/rules-protest'
import { letterCalls } from '../../../lease/letter/calls'
import { useLetters } from '../../../lease/letter/web/use-letters'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import { useRentAccount } from '../../../lease/rent-account/web/payments'
import type { ContractIncomeRow } from '../../../lease/rent/web/month-choices'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import { ledgerCalls } from '../../../books/ledger/calls'
import { useSlug } from '../voucher/RecordGate'
import { VoucherDialogs } from '../voucher/VoucherDialogs'
import { callsReadingVouchers, callsStaleAfterTrash, useAllVouchers } from '../voucher/vouchers'

const listHref = '/home/contract'
/** Used while no contract is loaded: a contract without a rent account. */
const unsigned = { id: 0, signed_at: null }
const invalidates = [
  ...callsReadingVouchers,
  existingContractCalls.list,
  existingContractCalls.read,
  accountCalls.profile,
  letterCalls.list,
]

export default function ContractPage() {
  const t = useWords(contractDetailWords)
  const slug = useSlug()
  const query = useEndpointQuery(existingContractCalls.read, { params: { id: slug } }, { keepPreviousData: false })
  // The next step may be late rent, or rent at the bank that nobody has matched. The page waits for
  // the answers, so that nothing moves once it is shown.
  const rent = useRentAccount(query.data ?? unsigned)
  const isSigned = query.data !== undefined && query.data.signed_at !== null
  const bank = useEndpointQuery(rentAccountCalls.inBank, {}, { enabled: isSigned, staleTime: 0 })
  // A protest in a letter may be the next step too.
  const letters = useLetters(query.data ?? unsigned)
  const isContested = query.data !== undefined && isLandlordNoticeOpen(query.data)
  const isLoading = rent.isPending || bank.isPending || (isContested && letters.isPending)
  const isReady = query.data !== undefined && (!isSigned || !isLoading)
  const [wasReady, setReady] = useState(isReady)
  if (isReady && !wasReady) setReady(true)
  if (query.data === undefined && isMissing(query.error)) return <NotFound homeHref={listHref} />
  if (query.data && (isReady || wasReady)) return <Shown contract={query.data} />
  // There is no heading while the page loads, so that the focus goes to the heading that stays.
  return (
    <>
      {query.error !== null && <PageHeader title={t('title')} />}
      <QueryGate query={{ ...query, data: undefined }}>{() => null}</QueryGate>
    </>
  )
}

function Shown({ contract }: { contract: Tagged<ContractDetail> }) {
  const { history } = useRouter()
  const { houses } = useHouse()
  useHouseOfRecord(contract, listHref)
  const restore = useRestore(callsStaleAfterTrash)
  const t = useWords(trashWords)
  const vouchers = useAllVouchers({ id: contract.houseId })
  const trashed = useEndpointQuery(ledgerCalls.allTypes, {
    query: { houseId: String(contract.houseId), trashed: 'true' },
  })
  const incomes = useMemo(
    () =>
      vouchers.data &&
      trashed.data &&
      [...vouchers.data.incomeBilags, ...trashed.data.incomeBilags].filter(
        ({ contractId }) => contractId === contract.id,
      ),
    [vouchers.data, trashed.data, contract.id],
  )
  const refetch = () => [vouchers.refetch(), trashed.refetch()]
  // A contract may have booked rent when it changes while it is shown, for instance by the last signature.
  const read = useRef(contract)
  useEffect(() => {
    if (read.current === contract) return
    read.current = contract
    refresh(callsReadingVouchers)
  }, [contract])
  const undo = async (trashed: readonly { readonly id: number; readonly houseId: number }[]) => {
    for (const income of trashed) await restore('income-bilag', income)
  }
  const bringBack = async (income: ContractIncomeRow) => {
    if (await restore('income-bilag', income)) toast.success(t('restored', { name: incomeName(income) }))
  }
  return (
    <>
      <ContractDetailView
        contract={contract}
        house={houses.find(({ id }) => id === contract.houseId)}
        query={{ data: incomes, error: vouchers.error ?? trashed.error, refetch }}
        restore={(income) => void bringBack(income)}
        invalidates={invalidates}
        undo={() => void undo((incomes ?? []).filter(({ isTrashed }) => !isTrashed))}
        onGone={() => history.push(listHref)}
      />
      <VoucherDialogs />
    </>
  )
}
