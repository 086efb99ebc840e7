import { Button } from '@mantine/core'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { ChecklistLines } from '../../checklist/web/ChecklistLines'
import type { Contract } from '../../contract/model'
import { isDraftChangeable } from '../../contract/rules'
import { contractDetailWords } from '../words'
import { tenancyWords } from '../../tenancy/words'
import { FactGroup } from './FactGroup'

export interface ContractExtrasProps {
  readonly contract: Contract
  readonly onSplit: () => void
  readonly onExtras: () => void
}

/**
 * Shows the shared costs and the list of belongings, if they are filled in. The page's menu offers
 * to add the ones that are missing.
 */
export function ContractExtras({ contract, onSplit, onExtras }: ContractExtrasProps) {
  const t = useWords(contractDetailWords)
  const action = useWords(tenancyWords)
  const { cost_split: split, extras } = contract
  return (
    <>
      {split !== null && (
        <FactGroup title={action('split')}>
          <DescriptionList
            items={[
              ...(split.costs === undefined ? [] : [{ term: action('splitCosts'), value: split.costs }]),
              { term: action('splitWho'), value: action(split.category) },
              ...(split.key === undefined
                ? []
                : [
                    {
                      term: action('splitKey'),
                      value: split.fraction === undefined ? action(split.key) : split.fraction,
                    },
                  ]),
              ...(split.sum === undefined ? [] : [{ term: action('splitSum'), value: kr(split.sum) }]),
              ...(split.tenant === null ? [] : [{ term: action('splitTenant'), value: kr(split.tenant) }]),
              ...(split.landlord === null ? [] : [{ term: action('splitLandlord'), value: kr(split.landlord) }]),
              ...(split.period === undefined ? [] : [{ term: action('splitPeriod'), value: action(split.period) }]),
            ]}
          />
          <Change contract={contract} label={t('splitChange')} onChange={onSplit} />
        </FactGroup>
      )}
      {extras !== null && (
        <FactGroup title={action('extras')}>
          <ChecklistLines list={extras} label={action('extras')} />
          <Change contract={contract} label={t('extrasChange')} onChange={onExtras} />
        </FactGroup>
      )}
    </>
  )
}

interface ChangeProps {
  readonly contract: Contract
  readonly label: string
  readonly onChange: () => void
}

/**
 * The button that changes a part, or a text that says why the part can't be changed and what to do instead. Shows
 * nothing for a contract that is over.
 */
function Change({ contract, label, onChange }: ChangeProps) {
  const t = useWords(contractDetailWords)
  if (!isDraftChangeable(contract))
    return contract.status === 'finished' ? null : <p className="contract-note">{t('asSigned')}</p>
  return (
    <div className="contract-buttons">
      <Button variant="default" onClick={onChange}>
        {label}
      </Button>
    </div>
  )
}
