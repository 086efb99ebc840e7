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

/** Who bears shared costs, and what belongs to the home, as far as either is said; the menu of the page adds them. */
export function ContractExtras({ contract, onSplit, onExtras }: ContractExtrasProps) {
  const t = useWords(contractDetailWords)
  const { cost_split: split, extras } = contract
  return (
    <>
      {split !== null && (
        <Panel title={t('split')}>
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
          <Change contract={contract} label={t('splitChange')} onChange={onSplit} />
        </Panel>
      )}
      {extras !== null && (
        <Panel title={t('extras')}>
          <ChecklistLines list={extras} label={t('extras')} />
          <Change contract={contract} label={t('extrasChange')} onChange={onExtras} />
        </Panel>
      )}
    </>
  )
}

interface ChangeProps {
  readonly contract: Contract
  readonly label: string
  readonly onChange: () => void
}

/** The way to change a part, or why it can't be changed and what to do instead; of a contract that is over nobody asks. */
function Change({ contract, label, onChange }: ChangeProps) {
  const t = useWords(contractDetailWords)
  if (!isOpen(contract)) return contract.status === 'finished' ? null : <p className="contract-note">{t('asSigned')}</p>
  return (
    <div className="contract-buttons">
      <Button variant="default" onClick={onChange}>
        {label}
      </Button>
    </div>
  )
}
