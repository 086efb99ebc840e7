import { z } from 'zod'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useOpenedRecord } from '../../../base/ui/query/use-opened'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { Notice } from '../../../base/ui/page/notice'
import { useSearchParams, useDialogParams } from '../../../base/ui/page/use-search-params'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { useWords } from '../../../base/ui/words/use-words'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { PlanGate } from '../../../landlord/plan/web/PlanGate'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import { useHouse } from '../../../landlord/house/web/use-house'
import { existingContractCalls } from '../../contract/calls-existing'
import { isDraftChangeable } from '../../contract/rules'
import { wizardWords } from '../words-wizard'
import { ContractWizard } from './ContractWizard'
import { wizardKeys, type WizardSettings } from './use-contract-form'

const address = z.object({
  createRentContract: z.enum(['', 'true']).default('').catch(''),
  editRentContract: z.coerce.number().int().min(0).default(0).catch(0),
})

/** The parts that later modules provide: the lists that show contracts, and the call that sends a contract. */
export type WizardOpenerProps = Pick<WizardSettings, 'invalidates' | 'sending'>

/** Opens the wizard by its parameter in the address on any page of a landlord. Back closes it. */
export default function WizardOpener(given: WizardOpenerProps) {
  const [at] = useSearchParams(address)
  useFocusReturn(at.createRentContract !== '' || at.editRentContract > 0)
  if (at.createRentContract === 'true') return <NewContract {...given} />
  if (at.editRentContract > 0) return <EditContract key={at.editRentContract} id={at.editRentContract} {...given} />
  return null
}

function NewContract(given: WizardOpenerProps) {
  const t = useWords(wizardWords)
  const { close } = useDialogParams()
  const { startHouseId, houses, loading, error, retry } = useHouse()
  const profile = useEndpointQuery(accountCalls.profile)
  const leave = () => close(wizardKeys.add, 'step')
  const failed = profile.error ?? (houses.length === 0 ? error : null)
  if (loading || !profile.data || failed)
    return (
      <LoadingDialog
        title={t('newTitle')}
        label={t('loading')}
        error={failed}
        retry={() => {
          retry()
          void profile.refetch()
        }}
        onClose={leave}
      />
    )
  return (
    <PlanGate profile={withoutCount(profile.data)} onStop={leave}>
      <ContractWizard contract={null} houseId={startHouseId} houses={houses} profile={profile.data} {...given} />
    </PlanGate>
  )
}

/**
 * The profile without the count of free vouchers, because a contract doesn't count as a voucher
 * (docs/rules/landlord.md#trial-and-free-vouchers).
 */
const withoutCount = (profile: Profile): Profile => ({
  ...profile,
  free: profile.free && { ...profile.free, used: 0 },
})

function EditContract({ id, ...given }: WizardOpenerProps & { readonly id: number }) {
  const t = useWords(wizardWords)
  const { close } = useDialogParams()
  const { houses } = useHouse()
  const profile = useEndpointQuery(accountCalls.profile)
  // An earlier answer isn't shown while this one loads, because the form must start from what is stored.
  const query = useEndpointQuery(
    existingContractCalls.read,
    { params: { id: String(id) } },
    { keepPreviousData: false },
  )
  const contract = useOpenedRecord(query)
  const leave = () => close(wizardKeys.edit, 'step')
  const error = query.error ?? profile.error
  if (!contract || !profile.data)
    return (
      <LoadingDialog title={t('editTitle')} label={t('loading')} error={error} retry={query.refetch} onClose={leave} />
    )
  if (!isDraftChangeable(contract))
    return (
      <Dialog title={t('editTitle')} opened onClose={leave}>
        <div className="ui-form">
          <Notice kind="warning">{t('notEditable')}</Notice>
        </div>
      </Dialog>
    )
  return (
    <ContractWizard contract={contract} houseId={contract.houseId} houses={houses} profile={profile.data} {...given} />
  )
}
