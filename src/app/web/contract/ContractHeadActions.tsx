import { Button } from '@mantine/core'
import { EllipsisVertical, FileDown, Plus } from 'lucide-react'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { isOpen } from '../../../lease/contract/rules'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import { contractHomeWords } from '../../../lease/contract-overview/words-glance'
import { usePaper } from '../../../lease/document/web/use-paper'
import { signedFile } from '../../../lease/signing/web/signed-file'
import { tenancyWords } from '../../../lease/tenancy/words'
import { useContractMenus } from './contract-menus'
import type { ContractSlotProps } from './contract-slots'

type HeadProps = Pick<ContractSlotProps, 'contract' | 'name'> & { readonly count: number }

/** The PDF, the change of a draft, and the two menus. */
export function ContractHeadActions({ contract, name, count }: HeadProps) {
  const t = useWords(contractDetailWords)
  const home = useWords(contractHomeWords)
  const dialogs = useDialogParams()
  const menus = useContractMenus(contract, count)
  return (
    <div className="contract-actions">
      {contract.tenant_erased_at === null && <ContractPdf contract={contract} name={name} />}
      {isOpen(contract) && (
        <Button variant="default" onClick={() => dialogs.open({ editRentContract: contract.id })}>
          {t('edit')}
        </Button>
      )}
      {menus.add.length > 0 && (
        <MenuButton variant="default" label={home('add')} icon={<Plus size={18} aria-hidden />} choices={menus.add} />
      )}
      {menus.more.length > 0 && (
        <MenuButton
          iconOnly
          variant="default"
          label={home('more')}
          icon={<EllipsisVertical size={18} aria-hidden />}
          choices={menus.more}
        />
      )}
    </div>
  )
}

/** The lease as PDF: the signed paper stands for it once it is there as one file. */
function ContractPdf({ contract, name }: Pick<ContractSlotProps, 'contract' | 'name'>) {
  const t = useWords(contractDetailWords)
  const tenancy = useWords(tenancyWords)
  const { save, saveFile, busy } = usePaper(contract.id)
  const signed = contract.signed_paper ?? signedFile(contract.signicatInfo)
  const open = isOpen(contract)
  return (
    <Button
      variant={open ? 'default' : 'filled'}
      leftSection={<FileDown size={18} aria-hidden />}
      loading={busy === 'paper'}
      onClick={() => void (signed ? saveFile(signed, t('pdfName', { name })) : save('paper', t('pdfName', { name })))}
    >
      {signed ? tenancy('signedPaper') : t(open ? 'pdfDraft' : 'pdf')}
    </Button>
  )
}
