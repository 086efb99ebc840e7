import { EllipsisVertical } from 'lucide-react'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { useWords } from '../../../base/ui/words/use-words'
import { contractHomeWords } from '../../../lease/contract-overview/words-glance'
import { useContractMenu } from './contract-menu'
import type { ContractSlotProps } from './contract-slots'

type HeadProps = Pick<ContractSlotProps, 'contract' | 'name'> & { readonly count: number }

/** The menu of the page: papers, changes, and what ends something. */
export function ContractHeadActions({ contract, name, count }: HeadProps) {
  const t = useWords(contractHomeWords)
  const choices = useContractMenu(contract, name, count)
  if (choices.length === 0) return null
  return (
    <div className="contract-actions">
      <MenuButton
        iconOnly
        variant="default"
        label={t('more')}
        icon={<EllipsisVertical size={18} aria-hidden />}
        choices={choices}
      />
    </div>
  )
}
