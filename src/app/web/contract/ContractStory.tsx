import { Button } from '@mantine/core'
import { FileDown } from 'lucide-react'
import { osloDay } from '../../../base/kit/day'
import { Notice } from '../../../base/ui/page/notice'
import { Panel } from '../../../base/ui/page/page'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { useSubscribe } from '../../../landlord/plan/web/use-subscribe'
import type { ContractDetail } from '../../../lease/contract/model'
import { opensAccount } from '../../../lease/contract/rules-deposit'
import { mayFinish, maySignByHand } from '../../../lease/tenancy/rules'
import { ContractTimeline } from '../../../lease/contract-overview/web/ContractTimeline'
import { TermEndNotice } from '../../../lease/tenancy/web/TermEndNotice'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import { tenancyWords } from '../../../lease/tenancy/words'
import { contractEraseWords } from '../../../lease/tenancy/words-erase'
import { usePaper } from '../../../lease/document/web/use-paper'
import type { ContractSlotProps } from './contract-slots'

export interface ContractStoryProps extends Pick<ContractSlotProps, 'contract' | 'name'> {
  readonly onSign: () => void
  readonly onGoOn: () => void
  readonly onFinish: () => void
}

/** Where the contract stands, in sentences, and the ways to sign it on paper. */
export function ContractStory({ contract, name, onSign, onGoOn, onFinish }: ContractStoryProps) {
  const t = useWords(contractDetailWords)
  const tenancy = useWords(tenancyWords)
  const erased = useWords(contractEraseWords)
  const { save, busy } = usePaper(contract.id)
  return (
    <Panel title={t('story')}>
      {contract.tenant_erased_at !== null && (
        <p className="contract-note">{erased('erasedOn', { day: dmy(osloDay(contract.tenant_erased_at)) })}</p>
      )}
      <Blocked by={contract.blocked_by} />
      <TermEndNotice contract={contract} onGoOn={onGoOn} onFinish={onFinish} />
      <ContractTimeline contract={contract} />
      {mayFinish(contract) && <p className="contract-note">{t('frozen')}</p>}
      {contract.signatureType !== null && contract.unreadable.length > 0 && (
        <Notice kind="warning">{t('unreadableSigned')}</Notice>
      )}
      {maySignByHand(contract) && (
        <div className="contract-buttons">
          {!opensAccount(contract) && (
            <Button
              variant="default"
              leftSection={<FileDown size={18} aria-hidden />}
              loading={busy === 'signing'}
              onClick={() => void save('signing', t('pdfName', { name }))}
            >
              {t('pdfToSign')}
            </Button>
          )}
          <Button variant="default" onClick={onSign}>
            {tenancy('sign')}
          </Button>
        </div>
      )}
    </Panel>
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
