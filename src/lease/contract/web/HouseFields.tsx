import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { SelectField } from '../../../base/ui/select-field'
import { useWords } from '../../../base/ui/use-words'
import type { House } from '../../../landlord/house/model'
import { contractWords } from '../words'
import { contractFormWords } from '../words-form'
import type { StepFieldsProps } from './step-fields'

export interface HouseFieldsProps extends Pick<StepFieldsProps, 'form'> {
  readonly houses: readonly House[]
  readonly onBusy: (busy: boolean) => void
}

/** Which house is let, and what belongs to the lease on paper. */
export function HouseFields({ form: { field }, houses, onBusy }: HouseFieldsProps) {
  const t = useWords(contractFormWords)
  const say = useWords(contractWords)
  return (
    <>
      <SelectField
        {...field('houseId')}
        label={say('houseId')}
        required
        placeholder={false}
        options={houses.map((house) => ({ value: String(house.id), label: house.name }))}
      />
      <p>{t('documentsHelp')}</p>
      <DocumentsField {...field('documents')} label={say('documents')} required onBusy={onBusy} />
    </>
  )
}
