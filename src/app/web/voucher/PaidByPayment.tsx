import { Anchor } from '@mantine/core'
import { ore, formatOre } from '../../../base/kit/money'
import { RouteLink } from '../../../base/ui/page/link'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { bankAccountCalls } from '../../../bank/account/calls'
import type { BankAccount } from '../../../bank/account/model'
import type { PaidVoucher } from '../../../bank/matching/model-paid'
import { usePaidVoucher } from './paid-vouchers'
import { paidWords } from './words-paid'

/** `Utleiekonto …8903`, or the name alone where the number isn't known. */
const shortAccount = ({ name, account_number }: Pick<BankAccount, 'name' | 'account_number'>): string =>
  account_number === null ? name : `${name} …${account_number.slice(-4)}`

/** The payments of that day and amount in the bank's list. */
const hrefOf = ({ bankAccountId, date, sum }: PaidVoucher): string => {
  const q = `${dmy(date)} ${formatOre(ore(Math.abs(sum))).replace(/[\s\u00a0]/g, '')}`
  return `/home/bank?${new URLSearchParams({ state: 'matched', account: String(bankAccountId), q }).toString()}`
}

/** The payment at the bank that paid a voucher, in one line that leads to it. Nothing if none is matched. */
export function PaidByPayment({ kind, id }: Pick<PaidVoucher, 'kind' | 'id'>) {
  const t = useWords(paidWords)
  const paid = usePaidVoucher(kind, id)
  const accounts = useEndpointQuery(bankAccountCalls.list, {}, { enabled: paid !== undefined }).data
  const account = paid && accounts?.find((one) => one.id === paid.bankAccountId)
  if (!paid || !account) return null
  const text = paid.text || paid.counterparty || ''
  const way = paid.sum < 0 ? 'out' : 'in'
  return (
    <p>
      <Anchor component={RouteLink} href={hrefOf(paid)}>
        {t(text === '' ? way : `${way}Text`, { date: dmy(paid.date), account: shortAccount(account), text })}
      </Anchor>
    </p>
  )
}
