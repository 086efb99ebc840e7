import type { FormState } from '../../../base/ui/form/form-state'
import { CollapsibleSection } from '../../../base/ui/form/folded-section'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { RecordHouseField } from '../../../landlord/house/web/RecordHouseField'
import { expenseInput, type ExpenseValues } from '../model'
import { expenseWords } from '../words'
import { workbenchWords } from '../words-workbench'
import { DeductibleShareField } from './AmountFields'
import { repeatHelp, type RepeatHelpFacts } from './repeat-help'

export interface MoreFieldsProps<B> extends Pick<RepeatHelpFacts, 'hasSeries' | 'quota' | 'end'> {
  readonly form: FormState<ExpenseValues, B>
  readonly houses: readonly House[]
  readonly locked: boolean
  /** True if the form changes a repeat. The date is then the first changed date. */
  readonly from: boolean
  /** True if the form above already asks for the house. */
  readonly hasHouse: boolean
}

/**
 * Further fields, collapsed under a title that shows their values. They are open if a value differs from the default.
 */
export function MoreFields<B>({ form, houses, locked, from, hasHouse, ...plan }: MoreFieldsProps<B>) {
  const t = useWords(expenseWords)
  const w = useWords(workbenchWords)
  const { settled } = form
  const line = recordLines(expenseInput, form, t)
  const usual = expenseInput.empty
  const house = houses.find((one) => String(one.id) === settled.houseId)?.name
  const says = [
    settled.repeat === 'never' || settled.repeat === ''
      ? undefined
      : w('repeats', { rhythm: t(settled.repeat).toLocaleLowerCase('nb') }),
    `${t('franchise')} ${settled.franchise} %`,
    hasHouse ? undefined : house,
  ]
  const asked = (['repeat', 'franchise'] as const).map((name) => {
    const { value, error } = form.field(name)
    return { value: value === usual[name] ? '' : value, error }
  })
  const { error } = form.field('houseId')
  return (
    <CollapsibleSection
      title={w('more')}
      says={says.filter((one) => one !== undefined).join(' · ')}
      fields={[...asked, { value: '', error: hasHouse ? undefined : error }]}
    >
      <RecordField
        {...line('repeat')}
        help={locked || from ? undefined : repeatHelp(t, { ...plan, values: settled, today: today() })}
        disabled={locked}
      />
      <DeductibleShareField form={form} locked={locked} />
      {!hasHouse && <RecordHouseField {...line('houseId')} disabled={locked} houses={houses} />}
    </CollapsibleSection>
  )
}
