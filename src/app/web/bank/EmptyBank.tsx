import { useWords } from '../../../base/ui/words/use-words'
import { ChooseFile } from '../../../bank/file/web/ChooseFile'
import { FetchHelp } from '../../../bank/file/web/FetchHelp'
import { bankFileWords } from '../../../bank/file/words'
import { bankWords } from './words'

interface EmptyBankProps {
  readonly chooseId: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Before the first file: what this does and what it doesn't, where the file is dropped, and how it is fetched. */
export function EmptyBank({ chooseId, onFiles }: EmptyBankProps) {
  const t = useWords(bankWords)
  const b = useWords(bankFileWords)
  return (
    <div className="ui-panel ui-panel-body bank-empty">
      <h2>{t('emptyTitle')}</h2>
      <p>{t('emptyText')}</p>
      <div className="ui-drop bank-drop">
        <p>{b('dropHere')}</p>
        <ChooseFile id={chooseId} variant="filled" onFiles={onFiles} />
        <p className="ui-fine">{b('types')}</p>
      </div>
      <FetchHelp />
      <p className="ui-fine">{t('kept')}</p>
    </div>
  )
}
