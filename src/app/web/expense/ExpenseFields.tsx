import { Anchor } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { osloDay, parseDay, yearOf } from '../../../base/kit/day'
import type { FormState } from '../../../base/ui/form/form-state'
import { recordLines } from '../../../base/ui/form/record-field'
import { Notice } from '../../../base/ui/page/notice'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseInput, type ExpenseValues } from '../../../books/expense/model'
import { expenseWithSameSum, type EarlierVoucher } from '../../../books/expense/rules-earlier'
import { SumAndDate } from '../../../books/expense/web/AmountFields'
import { CostTypeFields } from '../../../books/expense/web/CostTypeFields'
import { DescriptionField } from '../../../books/expense/web/DescriptionField'
import { supplierFields } from '../../../books/expense/web/expense-form'
import { MoreFields } from '../../../books/expense/web/MoreFields'
import { recallHabit } from '../../../books/expense/web/remembered'
import type { RepeatHelpFacts } from '../../../books/expense/web/repeat-help'
import type { MarkedValues } from '../../../books/expense/web/suggest-marks'
import { SuggestedField, SuggestionStatus, type Suggestions } from '../../../books/expense/web/SuggestMark'
import { SupplierPart } from '../../../books/expense/web/SupplierPart'
import { useSuggestions } from '../../../books/expense/web/use-suggestions'
import { expenseWords } from '../../../books/expense/words'
import { workbenchWords } from '../../../books/expense/words-workbench'
import { isSupplierOffered, type Supplier } from '../../../books/supplier/model'
import type { House } from '../../../landlord/house/model'
import { RecordHouseField, type RecordHouseFieldProps } from '../../../landlord/house/web/RecordHouseField'

export interface SameVoucherProps<B> {
  readonly form: FormState<ExpenseValues, B>
  readonly earlier: readonly EarlierVoucher[]
  readonly own: number | null
}

/** Says that another voucher has the same sum and day, so it may be the same receipt. */
function SameVoucher<B>({ form, earlier, own }: SameVoucherProps<B>) {
  const w = useWords(workbenchWords)
  const { sum, date } = form.settled
  const same = expenseWithSameSum(earlier, sum, parseDay(date, yearOf(today())), own)
  return (
    <div role="status" className="suggest-same">
      {same && (
        <Notice
          kind="warning"
          action={
            <Anchor href={`/home/dashboard?house=${same.houseId}&bilag=${same.id}`} target="_blank" inherit>
              {w('look')}
              <span className="ui-hidden"> {w('newTab')}</span>
            </Anchor>
          }
        >
          {w('same', { date: dmy(osloDay(same.created_at)) })}
        </Notice>
      )}
    </div>
  )
}

/** The house field of a page that shows all houses. It proposes a house for a known supplier. */
function ProposedHouse({ suggestions, ...field }: RecordHouseFieldProps & { readonly suggestions: Suggestions }) {
  return (
    <SuggestedField what="house" suggestions={suggestions}>
      {(help) => (
        <RecordHouseField
          {...field}
          {...help}
          onChange={(id) => {
            suggestions.touch('house')
            field.onChange(id)
          }}
        />
      )}
    </SuggestedField>
  )
}

export interface ExpenseFieldsProps<B> extends Pick<RepeatHelpFacts, 'hasSeries' | 'quota' | 'end'> {
  readonly form: FormState<ExpenseValues, B>
  readonly blank: ExpenseValues
  readonly marked: MarkedValues
  readonly houses: readonly House[]
  readonly suppliers: readonly Supplier[]
  readonly earlier: readonly EarlierVoucher[]
  /** True if a repeat created the voucher. Then only description and files can be changed. */
  readonly locked: boolean
  /**
   * The id of the account. The field completes a description from the account's earlier vouchers.
   */
  readonly account: number
  /** The landlord's names, which also appear on receipts. */
  readonly own: readonly string[]
  readonly isNew: boolean
  readonly ownId: number | null
  readonly incoming: readonly File[] | undefined
  /**
   * Called with files that are dropped or pasted. If it returns true, it has handled the files, and
   * the field doesn't add them.
   */
  readonly takeFiles: ((files: readonly File[]) => boolean) | undefined
  /** True if a repeat is changed. The date field is then the first day of the change. */
  readonly from: boolean
  readonly question: ReactNode
}

/** The fields of an expense: the file, then what is read from it, in the order of a receipt. */
export function ExpenseFields<B>(props: ExpenseFieldsProps<B>) {
  const { form, blank, marked, houses, suppliers, earlier, locked, own, isNew, incoming, takeFiles, from, question } =
    props
  const { account, ownId, hasSeries, quota, end } = props
  const t = useWords(expenseWords)
  const { values, settled } = form
  const line = recordLines(expenseInput, form, t)
  const [remembered, setRemembered] = useState('')
  // True if a house must be chosen at first. The field then stays even after a choice.
  const [hasHouse] = useState(blank.houseId === '' && isNew)
  const suggestions = useSuggestions({ form, blank, marked, suppliers, earlier, own, isNew, enabled: !locked })

  // A known description fills in its previous values, unless a supplier is already chosen.
  const fillRemembered = (description: string) => {
    const isOpen = values.supplierId === blank.supplierId
    const habit = isOpen ? recallHabit(account, { ...values, description, supplierId: '' }) : null
    const supplier = suppliers.find((one) => isSupplierOffered(one) && String(one.id) === habit?.supplierId)
    if (!habit || !supplier) return
    form.setMany({ ...habit, ...supplierFields(supplier) })
    setRemembered(String(supplier.id))
    suggestions.fromSupplier(String(supplier.id), ['house'])
  }
  const documents = line('documents')
  return (
    <>
      <DocumentsField
        {...documents}
        onChange={(next) => {
          suggestions.documentsChanged(next)
          documents.onChange(next)
        }}
        {...(incoming && { incoming })}
        {...(takeFiles && { takeFiles })}
        autoFocus={isNew}
        onUpload={suggestions.follow}
      />
      <SuggestionStatus note={suggestions.note} />
      <SumAndDate form={form} locked={locked} from={from} suggestions={suggestions} />
      <SameVoucher form={form} earlier={earlier} own={ownId} />
      <SupplierPart
        form={form}
        suppliers={suppliers}
        locked={locked}
        remembered={remembered !== '' && remembered === settled.supplierId}
        suggestions={suggestions}
        onChosen={(supplierId) => suggestions.fromSupplier(supplierId)}
      />
      <DescriptionField {...{ form, earlier, suggestions }} autoFocus={!isNew} onWritten={fillRemembered} />
      <CostTypeFields {...{ form, locked, suggestions }} />
      {hasHouse && <ProposedHouse {...line('houseId')} {...{ houses, suggestions }} disabled={locked} />}
      <MoreFields {...{ form, houses, locked, from, hasHouse, hasSeries, quota, end }} />
      {question}
    </>
  )
}
