import { osloDay } from '../../../base/kit/day'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { contractDetailWords } from '../../../lease/contract-overview/words'
import type { ContractDetail } from '../../../lease/contract/model'
import { isDraftChangeable } from '../../../lease/contract/rules'
import { opensDepositAccount } from '../../../lease/contract/rules-deposit'
import { usePaper } from '../../../lease/document/web/use-paper'
import { signedFile } from '../../../lease/signing/web/signed-file'
import { maySignByHand } from '../../../lease/tenancy/rules'

export interface PaperToSave {
  readonly key: 'contract' | 'drawn' | 'toSign' | 'checklist'
  readonly label: string
  readonly isBusy: boolean
  readonly save: () => void
}

/**
 * The papers of a contract. The first one is the lease: the signed file if there is one, otherwise
 * the lease that the product draws.
 */
export function useContractPapers(contract: ContractDetail, name: string): readonly PaperToSave[] {
  const t = useWords(contractDetailWords)
  const { save, saveFile, busy } = usePaper(contract.id)
  const list = contract.checkList
  const papers: (PaperToSave | false)[] = []
  if (contract.tenant_erased_at === null) {
    const signed = contract.signed_paper ?? signedFile(contract.signicatInfo)
    const fileName = t('pdfName', { name })
    // A lease that was signed before it was recorded here has no paper of its own, only the signed one.
    const isOurs = contract.books_from === null
    papers.push(
      (isOurs || contract.signed_paper !== null) && {
        key: 'contract',
        label:
          signed && contract.signed_at !== null && isOurs
            ? t('leaseSigned', { day: dmy(osloDay(contract.signed_at)) })
            : t(isDraftChangeable(contract) ? 'pdfDraft' : 'pdf'),
        isBusy: busy === 'paper',
        save: () => void (signed ? saveFile(signed, fileName) : save('paper', fileName)),
      },
      isOurs &&
        contract.signed_paper !== null && {
          key: 'drawn',
          label: t('pdfUnsigned'),
          isBusy: false,
          save: () => void save('paper', fileName),
        },
      maySignByHand(contract) &&
        !opensDepositAccount(contract) && {
          key: 'toSign',
          label: t('pdfToSign'),
          isBusy: busy === 'signing',
          save: () => void save('signing', fileName),
        },
    )
  }
  if (list !== null) {
    const signed = signedFile(list.signicatInfo)
    const fileName = t('checklistFile', { name })
    papers.push({
      key: 'checklist',
      label: t('checklistPdf'),
      isBusy: busy === 'checklistPaper',
      save: () => void (signed ? saveFile(signed, fileName, 'checklistPaper') : save('checklistPaper', fileName)),
    })
  }
  return papers.filter((paper) => paper !== false)
}
