import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { tenancyWords } from '../words'
import type { ContractDialogProps } from './FinishDialog'
import { asksToSend } from '../../contract-form/web/sending'
import { wizardKeys } from '../../contract-form/web/use-contract-form'

/** Says that a lease which opens a deposit account is not signed by hand, and leads to what can be done instead. */
export function SignElectronicDialog({ contract, onClose }: Pick<ContractDialogProps, 'contract' | 'onClose'>) {
  const t = useWords(tenancyWords)
  const { history } = useRouter()
  // In the place of this dialog: Back leads to the contract.
  const leave = (patch: Record<string, string | number>) => {
    const { pathname, search } = history.location
    history.replace(patchUrl(pathname, search, { do: undefined, ...patch }))
  }
  return (
    <Dialog title={t('sign')} opened onClose={onClose} size="narrow">
      <div className="ui-form">
        <p>{t('signNeedsBankid')}</p>
        <p>{t('signOwnAccount')}</p>
        <div className="ui-form-actions">
          <Button variant="default" onClick={onClose}>
            {t('signLater')}
          </Button>
          <Button variant="default" onClick={() => leave({ [wizardKeys.edit]: contract.id, step: 'deposit' })}>
            {t('signChangeDeposit')}
          </Button>
          <Button onClick={() => leave({ do: asksToSend })}>{t('signSend')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
