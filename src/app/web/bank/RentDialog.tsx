import { Dialog } from '../../../base/ui/dialog/dialog'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { contractListCalls } from '../../../lease/contract/calls-list'
import type { MatchDialogProps } from './match-dialog'
import { RentForm } from './RentForm'
import { bankMatchWords } from './words-match'

export default function RentDialog(props: MatchDialogProps) {
  const t = useWords(bankMatchWords)
  const contracts = useEndpointQuery(contractListCalls.list)
  if (!contracts.data)
    return (
      <LoadingDialog
        title={t('rentTitle')}
        error={contracts.error}
        retry={() => void contracts.refetch()}
        onClose={props.onClose}
      />
    )
  // Running contracts come first, because payments of old tenants are rare.
  const signed = contracts.data
    .filter(({ signed_at }) => signed_at !== null)
    .toSorted((one, other) => Number(one.isFinished) - Number(other.isFinished))
  if (signed.length === 0)
    return (
      <Dialog title={t('rentTitle')} opened onClose={props.onClose} size="narrow">
        <p>{t('noContracts')}</p>
      </Dialog>
    )
  return <RentForm {...props} contracts={signed} />
}
