import { Button } from '@mantine/core'
import { Undo2 } from 'lucide-react'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import { bankAccountCalls } from '../../account/calls'
import { bankTransactionCalls } from '../calls'
import { bankImportWords } from '../words'
import type { ImportOfAccount } from './use-import'

interface ImportOutcomeProps {
  readonly imported: ImportOfAccount
  readonly onUndone: () => void
}

/** Shows what was imported. It stays on the page until the next file. */
export function ImportOutcome({ imported, onUndone }: ImportOutcomeProps) {
  const t = useWords(bankImportWords)
  const remove = useEndpointMutation(bankTransactionCalls.removeImport, {
    invalidates: [bankTransactionCalls.list, bankAccountCalls.list, rentAccountCalls.inBank],
  })
  const undo = async () => {
    try {
      await remove.mutateAsync({ params: { importId: String(imported.importId) } })
    } catch {
      // The error line shows the refusal.
      return
    }
    toast.success(t('undone'))
    onUndone()
  }
  const counts = t('imported', {
    fresh: t('fresh', { count: imported.imported }),
    known: t('known', { count: imported.known }),
  })
  return (
    <div className="bank-outcome">
      <p role="status">{t('importedInto', { name: imported.account.name, counts })}</p>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<Undo2 size={18} aria-hidden />}
        loading={remove.isPending}
        onClick={() => void undo()}
      >
        {t('undo')}
      </Button>
      <ErrorLine error={remove.error} />
    </div>
  )
}
