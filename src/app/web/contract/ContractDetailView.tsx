import '../../../lease/contract/web/contract.css'
import { Anchor, Button } from '@mantine/core'
import { FileDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { Badge } from '../../../base/ui/page/badge'
import { RouteLink } from '../../../base/ui/page/link'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { Notice } from '../../../base/ui/page/notice'
import { useSearchParams, useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { House } from '../../../landlord/house/model'
import { useSubscribe } from '../../../landlord/subscription/web/use-subscribe'
import type { ContractDetail } from '../../../lease/contract/model'
import { fullName } from '../../../lease/contract/rules-list'
import { isOpen, mayFinish } from '../../../lease/contract/rules-timeline'
import { contractWords } from '../../../lease/contract/words'
import { contractDetailWords } from '../../../lease/contract/words-detail'
import type { ContractAction } from '../../../lease/contract/web/ContractDialogs'
import { ContractExtras } from '../../../lease/contract/web/ContractExtras'
import { ContractFacts } from '../../../lease/contract/web/ContractFacts'
import { ContractIncome, type ContractIncomeProps } from '../../../lease/contract/web/ContractIncome'
import { ContractPapers } from './ContractPapers'
import { ContractTimeline } from '../../../lease/contract/web/ContractTimeline'
import { statusBadge } from '../../../lease/contract/web/status-badge'
import { usePaper } from '../../../lease/document/web/use-paper'

const ContractDialogs = lazy(() => import('../../../lease/contract/web/ContractDialogs'))

const address = z.object({
  do: z.enum(['', 'sign', 'finish', 'remove', 'trash', 'split', 'extras', 'checklist', 'paper']).default('').catch(''),
})

export interface ContractDetailProps extends Pick<ContractIncomeProps, 'incomes' | 'query'> {
  readonly contract: Tagged<ContractDetail>
  readonly house: House | undefined
  /** Lists and answers that are old after anything was done here. */
  readonly invalidates: readonly Row[]
  readonly undo: () => void
  readonly onGone: () => void
}

/** One rent contract: where it stands, what was agreed, its papers, its income, and what can be done now. */
export function ContractDetailView({
  contract,
  house,
  incomes,
  query,
  invalidates,
  undo,
  onGone,
}: ContractDetailProps) {
  const t = useWords(contractDetailWords)
  const translate = useWords(contractWords)
  const [at] = useSearchParams(address)
  const dialogs = useDialogParams()
  const { save, saveFile, busy } = usePaper(contract.id)
  // The signed paper stands for the contract once it is there as one file.
  const signed = contract.signed_paper
  const tenant = fullName(contract)
  const { data: landlord } = useEndpointQuery(accountCalls.profile)
  // What the file is called when it is saved; the same that its link says.
  const name = [house?.name, landlord && `${landlord.firstName} ${landlord.lastName}`, tenant]
    .filter(Boolean)
    .join(', ')
  const opens = (action: ContractAction) => () => dialogs.open({ do: action })
  return (
    <>
      <p>
        <Anchor component={RouteLink} href="/home/contract">
          {t('back')}
        </Anchor>
      </p>
      <PageHeader
        title={tenant}
        sub={
          <span className="contract-head">
            {t('sub', { number: contract.additionalId, house: house?.name ?? '' })}
            <Badge kind={statusBadge[contract.status]}>{translate(contract.status)}</Badge>
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
            {t(signed ? 'signedPaper' : isOpen(contract) ? 'pdfDraft' : 'pdf')}
          </Button>
        }
      />
      <div className="contract">
        <div>
          <Panel title={t('story')}>
            <Blocked by={contract.blocked_by} />
            <ContractTimeline contract={contract} />
            {mayFinish(contract) && <p className="contract-note">{t('frozen')}</p>}
            {contract.signatureType !== null && contract.unreadable.length > 0 && (
              <Notice kind="warning">{t('unreadableSigned')}</Notice>
            )}
            <div className="contract-buttons">
              {isOpen(contract) && (
                <>
                  <Button
                    variant="default"
                    leftSection={<FileDown size={18} aria-hidden />}
                    loading={busy === 'signing'}
                    onClick={() => void save('signing', t('pdfName', { name }))}
                  >
                    {t('pdfToSign')}
                  </Button>
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
          <ContractPapers contract={contract} name={name} onPaper={opens('paper')} onChecklist={opens('checklist')} />
          <ContractExtras contract={contract} onSplit={opens('split')} onExtras={opens('extras')} />
        </div>
        <div className="contract-wide">
          <ContractIncome
            incomes={incomes}
            query={query}
            finished={contract.status === 'finished'}
            onTrash={opens('trash')}
          />
        </div>
      </div>
      {at.do !== '' && (
        <Suspense>
          <ContractDialogs
            action={at.do}
            contract={contract}
            invalidates={invalidates}
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
      <Notice
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
      </Notice>
    </div>
  )
}
