import { Button } from '@mantine/core'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { kr } from '../../../base/ui/words/format'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { ChecklistLines } from '../../checklist/web/ChecklistLines'
import type { Contract } from '../model'
import { isOpen } from '../rules-timeline'
import { contractDetailWords } from '../words-detail'

export interface ContractExtrasProps {
  readonly contract: Contract
  readonly onSplit: () => void
  readonly onExtras: () => void
}

/** Who bears shared costs, and what belongs to the home. */
export function ContractExtras({ contract, onSplit, onExtras }: ContractExtrasProps) {
  const t = useWords(contractDetailWords)
  const { cost_split: split, extras } = contract
  const open = isOpen(contract)
  return (
    <>
      <Panel title={t('split')}>
        {split === null ? (
          <p>{t(open ? 'splitText' : 'splitNone')}</p>
        ) : (
          <DescriptionList
            items={[
              ...(split.costs === undefined ? [] : [{ term: t('splitCosts'), value: split.costs }]),
              { term: t('splitWho'), value: t(split.category) },
              ...(split.sum === undefined ? [] : [{ term: t('splitSum'), value: kr(split.sum) }]),
              ...(split.tenant === null ? [] : [{ term: t('splitTenant'), value: kr(split.tenant) }]),
              ...(split.landlord === null ? [] : [{ term: t('splitLandlord'), value: kr(split.landlord) }]),
              ...(split.period === undefined ? [] : [{ term: t('splitPeriod'), value: t(split.period) }]),
            ]}
          />
        )}
        {open ? (
          <div className="contract-buttons">
            <Button variant="default" onClick={onSplit}>
              {t(split === null ? 'splitSet' : 'splitChange')}
            </Button>
          </div>
        ) : (
          <AsSigned contract={contract} />
        )}
      </Panel>
      <Panel title={t('extras')}>
        {extras === null ? (
          <p>{t(open ? 'extrasText' : 'extrasNone')}</p>
        ) : (
          <ChecklistLines list={extras} label={t('extras')} />
        )}
        {open ? (
          <div className="contract-buttons">
            <Button variant="default" onClick={onExtras}>
              {t(extras === null ? 'extrasSet' : 'extrasChange')}
            </Button>
          </div>
        ) : (
          <AsSigned contract={contract} />
        )}
      </Panel>
    </>
  )
}

/** Why nothing can be changed here, and what to do instead; of a contract that is over nobody asks. */
function AsSigned({ contract }: Pick<ContractExtrasProps, 'contract'>) {
  const t = useWords(contractDetailWords)
  return contract.status === 'finished' ? null : <p className="contract-note">{t('asSigned')}</p>
}
