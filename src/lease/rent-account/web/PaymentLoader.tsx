import { useState } from 'react'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { existingContractCalls } from '../../contract/calls-existing'
import { allTenants } from '../../party/rules-tenant'
import { rentAccountCalls } from '../calls'
import { rentPaymentWords } from '../words-payment'
import PaymentDialog, { type PaymentDialogProps } from './PaymentDialog'

type Held = 'account' | 'terms' | 'tenants'

/**
 * Loads what the dialog needs. The preset values stay the same while the landlord types, until the server says that
 * they have changed.
 */
export default function PaymentLoader(props: Omit<PaymentDialogProps, Held | 'onChanged'>) {
  const t = useWords(rentPaymentWords)
  const [language] = useLanguage()
  const input = { params: { id: String(props.contractId) } }
  const account = useEndpointQuery(rentAccountCalls.read, input)
  const contract = useEndpointQuery(existingContractCalls.read, input)
  const [held, setHeld] = useState<Pick<PaymentDialogProps, Held> | null>(null)
  const [isOld, setOld] = useState(false)
  if ((held === null || isOld) && account.data && contract.data && !account.isStale) {
    setHeld({ account: account.data, terms: contract.data, tenants: allTenants(contract.data, language) })
    setOld(false)
  }
  if (held !== null) return <PaymentDialog {...props} {...held} onChanged={() => setOld(true)} />
  return (
    <LoadingDialog
      title={t('register')}
      error={account.error ?? contract.error}
      retry={() => [account.refetch(), contract.refetch()]}
      onClose={props.onClose}
    />
  )
}
