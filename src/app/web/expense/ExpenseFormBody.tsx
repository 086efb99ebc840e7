import type { Day } from '../../../base/kit/day'
import { fullName } from '../../../base/kit/full-name'
import { today } from '../../../base/ui/words/today'
import { useFieldText } from '../../../base/ui/words/error-text'
import type { ExpenseDetail } from '../../../books/expense/model'
import { ExpenseFields, type ExpenseFieldsProps } from './ExpenseFields'
import { ConcernsField } from '../../../books/repeat/web/ConcernsField'
import { ManyVouchers } from '../../../books/repeat/web/ManyVouchers'
import { GeneratedByNote } from '../../../books/repeat/web/RepeatPart'
import type { Profile } from '../../../landlord/account/model'
import { firstBlockedDay } from '../../../landlord/plan/rules'
import type { ExpenseFormParts } from './use-expense-form'

/** When the plan ends. If this is the account's first voucher or contract, the trial starts today. */
const endOfPlan = (profile: Profile): Day | null =>
  firstBlockedDay({
    ...profile,
    firstBilagDate: profile.firstBilagDate ?? today(),
    usedBilags: profile.free?.used ?? 0,
  })

export interface ExpenseFormBodyProps
  extends
    Pick<ExpenseFormParts, 'form' | 'questions' | 'quota' | 'blank' | 'marked'>,
    Pick<ExpenseFieldsProps<unknown>, 'houses' | 'suppliers' | 'earlier' | 'incoming' | 'takeFiles'> {
  readonly expense: ExpenseDetail | null
  readonly profile: Profile
  /** The number of vouchers written in this dialog. A new number gives the next voucher new fields. */
  readonly round: number
}

export function ExpenseFormBody({ questions, expense, profile, round, ...fields }: ExpenseFormBodyProps) {
  const { form } = fields
  const fieldText = useFieldText()
  const isLater = questions.concerns === 'later'
  const locked = (expense?.isAutoGenerate ?? false) && !isLater
  const many = questions.many(form.settled)
  // Unanswered questions are reported at their place after the first attempt to save.
  const unanswered = form.problem.attempt > 0 ? questions.check(form.settled) : {}
  const errorOf = (key: string) => (unanswered[key] === undefined ? undefined : fieldText(unanswered[key]))
  return (
    <>
      {locked && expense && <GeneratedByNote expense={expense} />}
      {expense && (
        <ConcernsField
          expense={expense}
          form={form}
          value={questions.concerns}
          onChange={questions.setConcerns}
          error={errorOf('concerns')}
        />
      )}
      <ExpenseFields
        key={round}
        {...fields}
        locked={locked}
        account={profile.id}
        own={[fullName(profile)]}
        isNew={expense === null}
        ownId={expense?.id ?? null}
        hasSeries={expense !== null && expense.seriesTotal > 0}
        end={endOfPlan(profile)}
        from={isLater}
        question={
          many && (
            <ManyVouchers
              id={form.id}
              many={many}
              agreed={questions.isAgreed(many)}
              onChange={(yes) => questions.agree(many, yes)}
              error={errorOf('many')}
            />
          )
        }
      />
    </>
  )
}
