import { FoldedSection } from '../../../base/ui/form/folded-section'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, type RecordFieldProps } from '../../../base/ui/form/record-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { Day } from '../../../base/kit/day'
import { regulationWords } from '../words'

export interface NewerFigureProps {
  readonly line: (name: 'index_month' | 'index_value') => RecordFieldProps<string>
  /** Months whose figures are out and not known here, the newest first. */
  readonly months: readonly Day[]
}

/** Where newer figures of the index are out than Husbok knows: one of them, as the landlord reads it. */
export function NewerFigure({ line, months }: NewerFigureProps) {
  const t = useWords(regulationWords)
  const [language] = useLanguage()
  if (months.length === 0) return null
  const [month, value] = [line('index_month'), line('index_value')]
  return (
    <FoldedSection title={t('newer')} help={t('newerHelp')} fields={[month, value]}>
      <FieldPair>
        <SelectField
          {...month}
          options={months.map((each) => ({ value: each, label: monthAndYear(each, language) }))}
        />
        <RecordField {...value} help={t('index_valueHelp')} />
      </FieldPair>
    </FoldedSection>
  )
}
