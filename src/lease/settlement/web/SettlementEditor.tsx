import { useRef, useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { ore } from '../../../base/kit/money'
import { PageForm } from '../../../base/ui/form/page-form'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import type { ContractDetail } from '../../contract/model'
import type { Handover } from '../../handover/model'
import { waitingProblem } from '../../handover/rules-photo'
import { PhotoNotices } from '../../handover/web/PhotoNotices'
import { usePhotoQueue } from '../../handover/web/use-photo-queue'
import { useUnsentPhotos } from '../../handover/web/use-unsent-photos'
import { handoverScreenWords } from '../../handover/words'
import { settlementCalls } from '../calls'
import { SettlementForm } from '../model'
import { SettlementValues, settlementBody, withClaimPhoto } from '../model-values'
import { claimBases, proposedClaims, type RentClaim } from '../rules-form'
import { settlementScreenWords } from '../words-screen'
import { SettlementClaims } from './SettlementClaims'
import { NoConsent, SettlementTotals } from './SettlementTotals'

const shape = { draft: SettlementValues, toDraft: (values: SettlementValues) => values }

export interface SettlementEditorProps {
  readonly account: number
  readonly contract: ContractDetail
  readonly handovers: readonly Handover[]
  /** The rent that the rent account says is owed. */
  readonly owed: RentClaim | null
  /** True if the payments of the rent are followed. Without it, nobody knows what is owed. */
  readonly isFollowed: boolean
  /** The calls of later modules whose answers are out of date once it is made. */
  readonly invalidates: readonly Row[]
  readonly onLeave: () => void
}

/** Writes a settlement. What is typed is kept in the browser, and so are photos until they are sent. */
export function SettlementEditor(props: SettlementEditorProps) {
  const { account, contract, handovers, owed, isFollowed, invalidates, onLeave } = props
  const t = useWords(settlementScreenWords)
  const h = useWords(handoverScreenWords)
  const record = `new.${contract.id}`
  const draft = useDraft({ account, form: 'settlement', record, shape, stored: null, isPlaced: true })
  const unsent = useRef(0)
  const [initial] = useState(() => ({ items: proposedClaims(owed) }))
  const form = useForm<SettlementValues, typeof SettlementForm>({
    schema: SettlementForm,
    initial,
    toBody: settlementBody,
    draft,
    // A photo that arrives after the settlement was made would find no item.
    check: () => waitingProblem(unsent.current, h('waitFor')),
  })
  const queue = usePhotoQueue(account, `settlement.${record}`, (claim, url) =>
    form.setMany(withClaimPhoto(form.values, claim, url)),
  )
  useUnsentPhotos(form, queue.waiting, unsent)
  const [bases] = useState(() => claimBases(handovers))
  const create = useEndpointMutation(settlementCalls.create, { invalidates: [settlementCalls.list, ...invalidates] })
  const { items } = form.values
  const unpaid = isFollowed ? (owed?.sum ?? ore(0)) : null
  return (
    <PageForm
      form={form}
      submitText={t('save')}
      onLeave={onLeave}
      onSubmit={(body) => create.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('saved'))
        onLeave()
      }}
    >
      <PhotoNotices queue={queue} />
      {bases.length === 0 && <p>{t('noBasis')}</p>}
      <SettlementClaims form={form} bases={bases} owed={owed} unpaid={unpaid} queue={queue} />
      <SettlementTotals items={items} deposit={contract.ending.deposit ?? ore(0)} owed={unpaid} />
      <NoConsent contract={contract} />
      <p className="ui-fine">{t('frozen')}</p>
    </PageForm>
  )
}
