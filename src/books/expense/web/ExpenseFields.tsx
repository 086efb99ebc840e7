import { useState } from 'react'
import { DateField } from '../../../base/ui/date-field'
import { FileField } from '../../../base/ui/file-field'
import { Pair } from '../../../base/ui/form'
import { kr } from '../../../base/ui/format'
import { MoneyField } from '../../../base/ui/money-field'
import { SelectField } from '../../../base/ui/select-field'
import { ShareField } from '../../../base/ui/share-field'
import { TextAreaField } from '../../../base/ui/text-area-field'
import { today } from '../../../base/ui/today'
import { uploadFile } from '../../../base/ui/upload'
import type { FormState } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { fileCalls } from '../../../base/file/calls'
import { maxFiles } from '../../../base/file/model'
import { fromKroner, maxOre, percentOf } from '../../../base/kit/money'
import type { House } from '../../../landlord/house/model'
import type { Supplier } from '../../supplier/model'
import { costTypes, repeats } from '../model'
import { expenseWords } from '../words'
import type { ExpenseValues } from './expense-values'
import { recall } from './remembered'
import { repeatHelp } from './repeat-help'
import { filledFrom } from './supplier-fields'
import { Marked, SuggestStatus } from './SuggestMark'
import { SupplierPart } from './SupplierPart'
import { useSuggestions } from './use-suggestions'

export interface ExpenseFieldsProps<B> {
  readonly form: FormState<ExpenseValues, B>
  readonly houses: readonly House[]
  readonly suppliers: readonly Supplier[]
  /** Made by a repeat: only description and files are open. */
  readonly locked: boolean
  /** Its repeat has made vouchers already. */
  readonly hasSeries: boolean
  /** How many vouchers the plan leaves beside this one; null: any number. */
  readonly room: number | null
  /** Names of the landlord, who stands on receipts too. */
  readonly own: readonly string[]
  readonly incoming?: readonly File[]
  readonly onBusy: (busy: boolean) => void
}

/** All fields of an expense, in the order in which they stand on a receipt. */
export function ExpenseFields<B>({
  form,
  houses,
  suppliers,
  locked,
  hasSeries,
  room,
  own,
  incoming,
  onBusy,
}: ExpenseFieldsProps<B>) {
  const t = useWords(expenseWords)
  const { field, values } = form
  const [remembered, setRemembered] = useState('')
  const suggestions = useSuggestions({ form, suppliers, own, enabled: !locked })

  // A known description brings what went with it last time; nothing that is chosen already is changed.
  const recallHabit = () => {
    const habit = values.supplierId === '' ? recall(values.description) : null
    const supplier = suppliers.find((one) => one.id === habit?.supplierId && !one.archived)
    if (!habit || !supplier) return
    const known = costTypes.find((type) => type === habit.cost_type)
    form.setMany({
      supplierId: String(supplier.id),
      ...filledFrom(supplier),
      ...(values.cost_type === '' && known ? { cost_type: known } : {}),
      ...(values.franchise === 100 ? { franchise: habit.franchise } : {}),
    })
    setRemembered(String(supplier.id))
  }
  const amount = values.sum !== null && values.sum >= 0 && values.sum * 100 <= maxOre ? fromKroner(values.sum) : null
  const description = field('description')
  const documents = field('documents')
  // A field that was written in is the landlord's own.
  const typed = <K extends 'sum' | 'date'>(name: K) => {
    const given = field(name)
    return {
      ...given,
      onChange: (value: ExpenseValues[K]) => {
        suggestions.touch(name)
        given.onChange(value)
      },
    }
  }
  return (
    <>
      <FileField
        {...documents}
        onChange={(next) => {
          suggestions.documentsChanged(next)
          documents.onChange(next)
        }}
        label={t('documents')}
        max={maxFiles}
        {...(incoming ? { incoming } : {})}
        onBusy={onBusy}
        upload={(file, onProgress, signal) => {
          const stored = uploadFile(fileCalls.upload, file, onProgress, signal).then(({ url }) => url)
          suggestions.follow(file, stored)
          return stored
        }}
      />
      <SuggestStatus note={suggestions.note} />
      <TextAreaField
        {...description}
        onBlur={() => {
          recallHabit()
          description.onBlur?.()
        }}
        label={t('description')}
        help={t('descriptionHelp')}
        required
        maxLength={1000}
        rows={2}
        autoFocus
      />
      <Pair>
        <Marked what="sum" suggestions={suggestions}>
          {(mark) => <MoneyField {...typed('sum')} {...mark} label={t('sum')} required disabled={locked} />}
        </Marked>
        <Marked what="date" suggestions={suggestions}>
          {(mark) => <DateField {...typed('date')} {...mark} label={t('date')} required disabled={locked} />}
        </Marked>
      </Pair>
      <Pair>
        <SelectField
          {...field('cost_type')}
          label={t('cost_type')}
          required
          disabled={locked}
          options={costTypes.map((value) => ({ value, label: t(value) }))}
        />
        <SelectField
          {...field('repeat')}
          label={t('repeat')}
          help={locked ? undefined : repeatHelp(t, { values, today: today(), hasSeries, room })}
          required
          disabled={locked}
          placeholder={false}
          options={repeats.map((value) => ({ value, label: t(value) }))}
        />
      </Pair>
      <SelectField
        {...field('houseId')}
        label={t('houseId')}
        required
        disabled={locked}
        {...(values.houseId === '' ? {} : { placeholder: false })}
        options={houses.map((house) => ({ value: String(house.id), label: house.name }))}
      />
      <SupplierPart
        form={form}
        suppliers={suppliers}
        locked={locked}
        remembered={remembered !== '' && remembered === values.supplierId}
        suggestions={suggestions}
      />
      <ShareField
        {...field('franchise')}
        label={t('franchise')}
        help={
          <>
            {t('franchiseHelp')}
            {amount !== null && amount > 0 && (
              <>
                {' '}
                <strong className="ui-figures">
                  {t('deducts', { amount: kr(percentOf(amount, values.franchise)) })}
                </strong>
              </>
            )}
          </>
        }
        required
        disabled={locked}
      />
    </>
  )
}
