import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { useAnswer } from '../../../base/ui/answer'
import { Dialog } from '../../../base/ui/dialog'
import { NoticeLine } from '../../../base/ui/states'
import { useAddress, useAddressDialog } from '../../../base/ui/use-address'
import { useFocusHome } from '../../../base/ui/use-focus-home'
import { useWords } from '../../../base/ui/use-words'
import { WaitingDialog } from '../../../base/ui/waiting-dialog'
import { PlanGate } from '../../../books/expense/web/PlanGate'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import { useHouse } from '../../../landlord/house/web/use-house'
import { lifeCalls } from '../calls-life'
import { wizardWords } from '../words-wizard'
import { ContractWizard } from './ContractWizard'
import { wizardKeys } from './use-contract-wizard'

const address = z.object({
  createRentContract: z.enum(['', 'true']).default('').catch(''),
  /** The contract that is changed. */
  editRentContract: z.coerce.number().int().min(0).default(0).catch(0),
})

export interface WizardOpenerProps {
  /** Lists that show contracts and are old after a save. */
  readonly refreshes: readonly Row[]
}

/** The contract wizard, opened by its parameter in the address on any page of a landlord: Back closes it. */
export default function WizardOpener({ refreshes }: WizardOpenerProps) {
  const [at] = useAddress(address)
  useFocusHome(at.createRentContract !== '' || at.editRentContract > 0)
  if (at.createRentContract === 'true') return <NewContract refreshes={refreshes} />
  if (at.editRentContract > 0)
    return <EditContract key={at.editRentContract} id={at.editRentContract} refreshes={refreshes} />
  return null
}

function NewContract({ refreshes }: WizardOpenerProps) {
  const t = useWords(wizardWords)
  const { close } = useAddressDialog()
  const { house, houses, loading, error, retry } = useHouse()
  const profile = useAnswer(accountCalls.profile)
  const leave = () => close(wizardKeys.add, 'step')
  const failed = profile.error ?? (houses.length === 0 ? error : null)
  if (loading || !profile.data || failed)
    return (
      <WaitingDialog
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
      <ContractWizard
        contract={null}
        houseId={house?.id ?? null}
        houses={houses}
        profile={profile.data}
        refreshes={refreshes}
      />
    </PlanGate>
  )
}

/** A contract begins the trial and ends with it, but takes no place among the free vouchers (decisions 5). */
const withoutCount = (profile: Profile): Profile => ({ ...profile, free: { ...profile.free, used: 0 } })

function EditContract({ id, refreshes }: WizardOpenerProps & { readonly id: number }) {
  const t = useWords(wizardWords)
  const { close } = useAddressDialog()
  const { houses } = useHouse()
  const profile = useAnswer(accountCalls.profile)
  // Asked anew: what is changed must be what is stored.
  const answer = useAnswer(lifeCalls.read, { params: { id: String(id) } }, { keep: false })
  const leave = () => close(wizardKeys.edit, 'step')
  const error = answer.error ?? profile.error
  if (!answer.data || !profile.data)
    return (
      <WaitingDialog title={t('editTitle')} label={t('loading')} error={error} retry={answer.refetch} onClose={leave} />
    )
  if (answer.data.signatureType !== null || answer.data.isFinished)
    return (
      <Dialog title={t('editTitle')} opened onClose={leave}>
        <div className="ui-form">
          <NoticeLine kind="warning">{t('notEditable')}</NoticeLine>
        </div>
      </Dialog>
    )
  return (
    <ContractWizard
      contract={answer.data}
      houseId={answer.data.houseId}
      houses={houses}
      profile={profile.data}
      refreshes={refreshes}
    />
  )
}
