import './contract.css'
import { Anchor, Button } from '@mantine/core'
import { FileDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { useAnswer } from '../../../base/ui/answer'
import { Badge } from '../../../base/ui/badge'
import { RouteLink } from '../../../base/ui/link'
import { PageHead, Panel } from '../../../base/ui/page'
import { NoticeLine } from '../../../base/ui/states'
import { useAddress, useAddressDialog } from '../../../base/ui/use-address'
import { useWords } from '../../../base/ui/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { House } from '../../../landlord/house/model'
import { useSubscribe } from '../../../landlord/subscription/web/use-subscribe'
import type { ContractDetail } from '../model'
import { fullName } from '../rules-list'
import { isOpen, mayFinish } from '../rules-timeline'
import { contractWords } from '../words'
import { contractDetailWords } from '../words-detail'
import type { Deed } from './ContractDialogs'
import { ContractExtras } from './ContractExtras'
import { ContractFacts } from './ContractFacts'
import { ContractIncome, type ContractIncomeProps } from './ContractIncome'
import { ContractPapers } from './ContractPapers'
import { ContractTimeline } from './ContractTimeline'
import { statusBadge } from './status-badge'
import { usePaper } from './use-paper'

const ContractDialogs = lazy(() => import('./ContractDialogs'))

const address = z.object({
  do: z.enum(['', 'sign', 'finish', 'remove', 'trash', 'split', 'extras', 'checklist']).default('').catch(''),
})

export interface ContractDetailProps extends Pick<ContractIncomeProps, 'incomes' | 'answer'> {
  readonly contract: ContractDetail
  readonly house: House | undefined
  /** Lists and answers that are old after anything was done here. */
  readonly refreshes: readonly Row[]
  readonly undo: () => void
  readonly onGone: () => void
}

/** One rent contract: where it stands, what was agreed, its papers, its income, and what can be done now. */
export function ContractDetailView({ contract, house, incomes, answer, refreshes, undo, onGone }: ContractDetailProps) {
  const t = useWords(contractDetailWords)
  const say = useWords(contractWords)
  const [at] = useAddress(address)
  const dialogs = useAddressDialog()
  const { save, saveFile, busy } = usePaper(contract.id)
  // The signed paper stands for the contract once it is there; of several pages each is opened by itself, among the papers.
  const signed = contract.signed_files.length === 1 ? contract.signed_files[0] : undefined
  const tenant = fullName(contract)
  const { data: landlord } = useAnswer(accountCalls.profile)
  // What the file is called when it is saved; the same that its link says.
  const name = [house?.name, landlord && `${landlord.firstName} ${landlord.lastName}`, tenant]
    .filter(Boolean)
    .join(', ')
  const opens = (deed: Deed) => () => dialogs.open({ do: deed })
  return (
    <>
      <p>
        <Anchor component={RouteLink} href="/home/contract">
          {t('back')}
        </Anchor>
      </p>
      <PageHead
        title={tenant}
        sub={
          <span className="contract-head">
            {t('sub', { number: contract.additionalId, house: house?.name ?? '' })}
            <Badge kind={statusBadge[contract.status]}>{say(contract.status)}</Badge>
          </span>
        }
        action={
          <Button
            leftSection={<FileDown size={18} aria-hidden />}
            loading={busy === 'paper'}
            onClick={() =>
              void (signed ? saveFile(signed, t('pdfName', { name })) : save('paper', t('pdfName', { name })))
            }
          >
            {t(signed ? 'signedPaper' : 'pdf')}
          </Button>
        }
      />
      <div className="contract">
        <div>
          <Panel title={t('story')}>
            <Blocked by={contract.blocked_by} />
            <ContractTimeline contract={contract} />
            <div className="contract-buttons">
              {isOpen(contract) && (
                <>
                  <Button onClick={opens('sign')}>{t('sign')}</Button>
                  <Button variant="default" onClick={() => dialogs.open({ editRentContract: contract.id })}>
                    {t('edit')}
                  </Button>
                  <Button variant="outline" color="red" onClick={opens('remove')}>
                    {t('remove')}
                  </Button>
                </>
              )}
              {mayFinish(contract) && (
                <Button variant="outline" color="red" onClick={opens('finish')}>
                  {t('finish')}
                </Button>
              )}
            </div>
          </Panel>
          <ContractFacts contract={contract} house={house} />
        </div>
        <div>
          <ContractPapers contract={contract} name={name} onChecklist={opens('checklist')} />
          <ContractExtras contract={contract} onSplit={opens('split')} onExtras={opens('extras')} />
        </div>
        <div className="contract-wide">
          <ContractIncome
            incomes={incomes}
            answer={answer}
            finished={contract.status === 'finished'}
            onTrash={opens('trash')}
          />
        </div>
      </div>
      {at.do !== '' && (
        <Suspense>
          <ContractDialogs
            deed={at.do}
            contract={contract}
            refreshes={refreshes}
            count={incomes?.length ?? 0}
            undo={undo}
            onClose={() => dialogs.close('do')}
            onGone={onGone}
          />
        </Suspense>
      )}
    </>
  )
}

/** Says that the rent is not booked, and what helps. */
function Blocked({ by }: { by: ContractDetail['blocked_by'] }) {
  const t = useWords(contractDetailWords)
  const subscribe = useSubscribe()
  if (by === '') return null
  return (
    <div className="ui-panel-note">
      <NoticeLine
        kind="warning"
        action={
          subscribe && (
            <Button variant="default" onClick={subscribe}>
              {t('subscribe')}
            </Button>
          )
        }
      >
        {t(`blocked_${by}`)}
      </NoticeLine>
    </div>
  )
}
