import { useEndpointQuery, refresh } from '../../../base/ui/query/endpoint-query'
import { call } from '../../../base/ui/query/call'
import { newIdempotencyKey } from '../../../base/ui/query/call-request'
import { toast } from '../../../base/ui/page/toast'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { rentAccountCalls } from '../calls'
import { rentAccountChangeCalls } from '../calls-change'
import { callsReadingPayments } from '../calls-stale'
import { rentPaymentWords } from '../words-payment'

/** The rent account of a contract. It is not requested while the contract isn't signed. */
export const useRentAccount = ({ id, signed_at }: Pick<Contract, 'id' | 'signed_at'>) =>
  useEndpointQuery(
    rentAccountCalls.read,
    { params: { id: String(id) } },
    { enabled: signed_at !== null, keepPreviousData: false, staleTime: 0 },
  )

/**
 * Returns a function that removes a payment, and shows a message if that fails. The button of a message may call it
 * after the component that showed the message is gone.
 */
export function useRemovePayment(): (contract: number, payment: number) => Promise<boolean> {
  const errorText = useErrorText()
  return async (contract, payment) => {
    try {
      await call(
        rentAccountChangeCalls.removePayment,
        { params: { id: String(contract), paymentId: String(payment) } },
        { idempotencyKey: newIdempotencyKey() },
      )
      return true
    } catch (error) {
      toast.error(errorText(error))
      return false
    } finally {
      refresh(callsReadingPayments)
    }
  }
}

/** Returns a function that removes a payment and shows a message when it is done. */
export function useUndoPayment(): (contract: number, payment: number) => void {
  const t = useWords(rentPaymentWords)
  const takeBack = useRemovePayment()
  return (contract, payment) =>
    void takeBack(contract, payment).then((done) => {
      if (done) toast.success(t('removed'))
    })
}
