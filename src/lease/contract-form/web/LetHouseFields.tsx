import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { recordLines } from '../../../base/ui/form/record-field'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { contractInput } from '../../contract/model'
import { contractWords } from '../../contract/words'
import { contractFormWords } from '../words'
import { AttachmentNotes } from './AttachmentNotes'
import { DwellingFields } from './DwellingFields'
import { RecordHouseField } from '../../../landlord/house/web/RecordHouseField'
import type { StepFieldsProps } from './step-fields'

interface LetHouseFieldsProps extends StepFieldsProps {
  readonly houses: readonly House[]
  /** False of a lease that was made without files. */
  readonly needsFile: boolean
}

/** Which house is let and how, and what belongs to the lease on paper. */
export function LetHouseFields({ form, law, houses, needsFile }: LetHouseFieldsProps) {
  const t = useWords(contractFormWords)
  const line = recordLines(contractInput, form, useWords(contractWords))
  return (
    <>
      <RecordHouseField {...line('houseId')} houses={houses} />
      <DwellingFields form={form} law={law} />
      <p>{t('documentsHelp')}</p>
      <DocumentsField {...line('documents')} required={needsFile} />
      <AttachmentNotes files={form.settled.documents} />
    </>
  )
}
