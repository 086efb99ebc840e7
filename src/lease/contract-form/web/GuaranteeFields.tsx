import { MoneyField } from '../../../base/ui/field/money-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { FoldedSection } from '../../../base/ui/form/folded-section'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useWords } from '../../../base/ui/words/use-words'
import { guaranteeKinds, guaranteeRecord } from '../../contract/model'
import { guaranteeWords } from '../../contract/words-guarantee'
import type { StepFieldsProps } from './step-fields'

/** Whether somebody guarantees for the tenant, who, for how much and until when. */
export function GuaranteeFields({ form, short = false }: Pick<StepFieldsProps, 'form' | 'short'>) {
  const t = useWords(guaranteeWords)
  const { value, onChange, ...field } = form.field('guarantee')
  const choose = (chosen: string) => {
    const kind = guaranteeKinds.find((one) => one === chosen)
    onChange(kind === undefined ? null : { ...guaranteeRecord.empty, ...value, kind })
  }
  const fields = (
    <>
      <SelectField
        {...field}
        // What is wrong with a guarantee that is chosen is said at its own fields.
        error={value === null ? field.error : undefined}
        value={value?.kind ?? ''}
        onChange={choose}
        label={t('kind')}
        help={t('kindHelp')}
        options={guaranteeKinds.map((kind) => ({ value: kind, label: t(kind) }))}
      />
      {value !== null && <Guaranteed form={form} />}
    </>
  )
  if (!short) return fields
  return (
    <FoldedSection title={t('kind')} fields={[{ value, error: field.error, unreadable: field.unreadable }]}>
      {fields}
    </FoldedSection>
  )
}

function Guaranteed({ form }: Pick<StepFieldsProps, 'form'>) {
  const t = useWords(guaranteeWords)
  const line = recordLines(guaranteeRecord, form.inside('guarantee', null), t)
  return (
    <>
      <RecordField {...line('by')} help={t('byHelp')} autoComplete="off" />
      <FieldPair>
        <MoneyField {...line('sum')} help={t('sumHelp')} />
        <RecordField {...line('until')} help={t('untilHelp')} />
      </FieldPair>
    </>
  )
}
