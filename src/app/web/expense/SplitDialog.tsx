import { Button } from '@mantine/core'
import type { Row } from '../../../base/kit/endpoint'
import { ore, sumTyped, type Ore } from '../../../base/kit/money'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { MoneyField } from '../../../base/ui/field/money-field'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseCalls } from '../../../books/expense/calls'
import type { ExpenseDetail } from '../../../books/expense/model'
import { SplitForm, splitPart, type SplitPartValues } from '../../../books/expense/model-split'
import { equalShares } from '../../../books/expense/rules-split'
import { useExpenseName } from '../../../books/expense/web/use-expense-name'
import { splitWords } from '../../../books/expense/words-split'
import { accountCalls } from '../../../landlord/account/calls'
import type { House } from '../../../landlord/house/model'
import { useFormLimit } from '../../../landlord/plan/web/use-form-limit'

interface SplitValues {
  readonly parts: readonly SplitPartValues[]
}

/** The house of the voucher is the first, because the first part keeps its id. */
const inOrder = (houses: readonly House[], first: number) =>
  houses.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))

/** One part for each house. All get the same share. */
const sharedEqually = (houses: readonly House[], sum: Ore): SplitValues => {
  const shares = equalShares(sum, houses.length)
  return { parts: houses.map(({ id }, n) => ({ houseId: String(id), sum: shares[n] ?? null })) }
}

/** Houses without a share get no voucher. */
const toBody = ({ parts }: SplitValues) => ({
  parts: parts.filter(({ sum }) => sum !== null && sum !== 0).map(splitPart.toBody),
})

/** Says how much of the bill is still to be shared. */
function Rest({ sum, parts }: { readonly sum: Ore; readonly parts: SplitValues['parts'] }) {
  const t = useWords(splitWords)
  const rest = ore(sum - sumTyped(parts.map((part) => part.sum)))
  const size = kr(ore(Math.abs(rest)))
  const isLeft = Math.sign(rest) === Math.sign(sum)
  return (
    <p role="status" className="ui-figures">
      {t('whole', { sum: kr(sum) })}. {rest === 0 ? t('all') : t(isLeft ? 'left' : 'tooMuch', { sum: size })}
    </p>
  )
}

interface SplitDialogProps {
  readonly expense: Tagged<ExpenseDetail> & { readonly sum: Ore }
  readonly houses: readonly House[]
  readonly invalidates: readonly Row[]
  readonly onClose: () => void
}

/** Shares a bill between the houses, to the øre. */
export function SplitDialog({ expense, houses, invalidates, onClose }: SplitDialogProps) {
  const t = useWords(splitWords)
  const name = useExpenseName()(expense)
  const { sum } = expense
  const listed = inOrder(houses, expense.houseId)
  const form = useForm({
    schema: SplitForm,
    initial: sharedEqually(listed, sum),
    toBody,
    check: ({ parts }) => (sumTyped(parts.map((part) => part.sum)) === sum ? {} : { parts: 'splitSum' }),
  })
  const limit = useFormLimit(form)
  const split = useEndpointMutation(expenseCalls.split, {
    invalidates: [...invalidates, expenseCalls.read, accountCalls.profile],
  })
  const { parts } = form.values
  const { error, onChange } = form.field('parts')
  return (
    <>
      <FormDialog
        title={t('title', { name })}
        form={form}
        submitText={t('go')}
        onClose={onClose}
        onSubmit={(body) => split.mutateAsync({ params: { id: String(expense.id) }, body, ifMatch: expense.etag })}
        onDone={(made) => {
          toast.success(t('done', { count: made.length }))
          onClose()
        }}
      >
        <p>{t('text')}</p>
        {listed.map((house, at) => {
          const field = form.inside('parts', at).field('sum')
          // That the parts don't add up is said at the first one.
          return (
            <MoneyField
              key={house.id}
              {...field}
              error={field.error ?? (at === 0 ? error : undefined)}
              label={house.name}
            />
          )
        })}
        <Rest sum={sum} parts={parts} />
        <p>
          <Button variant="default" onClick={() => onChange(sharedEqually(listed, sum).parts)}>
            {t('equally')}
          </Button>
        </p>
      </FormDialog>
      {limit}
    </>
  )
}
