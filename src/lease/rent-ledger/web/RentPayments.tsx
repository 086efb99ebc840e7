import { Button } from '@mantine/core'
import { FileDown } from 'lucide-react'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import type { RentAccountAnswer } from '../../rent-account/model'
import { rentLedgerWords } from '../words'
import { FollowForm } from './FollowForm'
import { PaymentList } from './PaymentList'
import { ReferenceList } from './ReferenceList'

export interface RentPaymentsProps {
  readonly contract: Contract
  readonly account: RentAccountAnswer
}

/** All about the payments of a contract: the list, the statement for the tenant, the KIDs, and from when on they are followed. */
export function RentPayments({ contract, account }: RentPaymentsProps) {
  const t = useWords(rentLedgerWords)
  const dialogs = useDialogParams()
  return (
    <>
      <PaymentList contractId={contract.id} payments={account.payments} />
      {account.months.length > 0 && contract.tenant_erased_at === null && (
        <div>
          <Button
            variant="default"
            leftSection={<FileDown size={18} aria-hidden />}
            onClick={() => dialogs.open({ do: 'rentStatement' })}
          >
            {t('statement')}
          </Button>
        </div>
      )}
      <ReferenceList contractId={contract.id} />
      {account.follows_from !== null && <FollowForm contract={contract} account={account} />}
    </>
  )
}
