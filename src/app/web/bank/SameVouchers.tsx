import { Button } from '@mantine/core'
import { ore } from '../../../base/kit/money'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { CallError } from '../../../base/ui/query/call-request'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { bankMatchingCalls } from '../../../bank/matching/calls'
import type { BankTransaction } from '../../../bank/transaction/model'
import type { EarlierVoucher } from '../../../books/expense/rules-earlier'
import { useHouse } from '../../../landlord/house/web/use-house'
import { bankMatchWords } from './words-match'

/** The ids of unmatched vouchers that may be the same. Empty when the voucher was refused for another reason. */
export function duplicatesOfError(error: unknown): readonly number[] {
  if (!(error instanceof CallError) || error.message !== 'sameUnmatched') return []
  const { bilagIds } = error.details
  return Array.isArray(bilagIds) ? bilagIds.filter((id): id is number => typeof id === 'number') : []
}

/** Returns a function that describes a voucher in a line. It also names the house when there are several. */
export function useVoucherLine() {
  const t = useWords(bankMatchWords)
  const { houses } = useHouse()
  return (voucher: {
    readonly name: string
    readonly houseId: number
    readonly date: string
    readonly sum: number
  }) => {
    const says = { name: voucher.name || t('untitled'), date: dmy(voucher.date), amount: kr(ore(voucher.sum)) }
    const house = houses.length > 1 ? houses.find(({ id }) => id === voucher.houseId)?.name : undefined
    return house === undefined ? t('candidate', says) : t('candidateOf', { ...says, house })
  }
}

interface SameVouchersProps {
  readonly row: BankTransaction
  readonly ids: readonly number[]
  readonly vouchers: readonly EarlierVoucher[]
  readonly busy: boolean
  readonly onMatched: () => void
  readonly onCancel: () => void
  readonly onAnyway: () => void
}

export function SameVouchers({ row, ids, vouchers, busy, onMatched, onCancel, onAnyway }: SameVouchersProps) {
  const t = useWords(bankMatchWords)
  const lineOf = useVoucherLine()
  const match = useEndpointMutation(bankMatchingCalls.match)
  const isBusy = busy || match.isPending
  const choose = async (id: number) => {
    try {
      await match.mutateAsync({ params: { id: String(row.id) }, body: { bilagIds: [id] } })
    } catch {
      // The message above the buttons says why.
      return
    }
    onMatched()
  }
  return (
    <ConfirmDialog
      title={t('sameTitle')}
      text={
        <>
          <p>{t('sameText', { count: ids.length })}</p>
          <ul className="bank-same">
            {ids.map((id) => {
              const {
                description = '',
                houseId = 0,
                date = null,
                sum = null,
              } = vouchers.find((voucher) => voucher.id === id) ?? {}
              const voucher = lineOf({ name: description, houseId, date: date ?? '', sum: sum ?? Math.abs(row.sum) })
              return (
                <li key={id}>
                  <Button disabled={isBusy} onClick={() => void choose(id)}>
                    {t('sameMatch', { voucher })}
                  </Button>
                </li>
              )
            })}
          </ul>
        </>
      }
      opened
      onCancel={onCancel}
      confirmText={t('sameAnyway')}
      onConfirm={onAnyway}
      busy={isBusy}
      error={match.error}
    />
  )
}
