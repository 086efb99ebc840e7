import { Button } from '@mantine/core'
import { formatKr } from '../../../base/kit/money'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import { taxCalls } from '../calls'
import type { HouseTax } from '../model'
import { taxCheckWords } from '../words-check'

/** Stores the answer. If that fails, a toast says so. */
function useAnswer(houseId: number, year: number) {
  const t = useWords(taxCheckWords)
  const errorText = useErrorText()
  const answer = useEndpointMutation(taxCalls.answerLetting, { invalidates: [taxCalls.figures, taxCalls.checkList] })
  const run = async (offered_for_rent: boolean) => {
    try {
      await answer.mutateAsync({ body: { houseId, year, offered_for_rent } })
      toast.success(t(offered_for_rent ? 'offeredSaved' : 'notOfferedSaved'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return { run, isPending: answer.isPending }
}

export function LettingAnswerButtons({ houseId, year }: { readonly houseId: number; readonly year: number }) {
  const t = useWords(taxCheckWords)
  const { run, isPending } = useAnswer(houseId, year)
  return (
    <div className="tax-checks-answers">
      <Button variant="default" size="compact-md" disabled={isPending} onClick={() => void run(true)}>
        {t('offered')}
      </Button>
      <Button variant="default" size="compact-md" disabled={isPending} onClick={() => void run(false)}>
        {t('notOffered')}
      </Button>
    </div>
  )
}

/**
 * Says which costs are left out or kept because of the landlord's answer. Shows nothing if there is
 * no answer.
 */
export function LettingAnswerNote({ tax: { houseId, year, outside } }: { readonly tax: HouseTax }) {
  const t = useWords(taxCheckWords)
  const { run, isPending } = useAnswer(houseId, year)
  if (!outside) return null
  const { offered_for_rent, sum, vouchers } = outside
  const names = [...new Set(vouchers.map(({ name }) => name || t('unnamed')))].join(', ')
  return (
    <Notice
      action={
        <Button
          className="ui-no-print"
          variant="default"
          size="compact-md"
          loading={isPending}
          onClick={() => void run(!offered_for_rent)}
        >
          {t('changeAnswer')}
        </Button>
      }
    >
      {t(offered_for_rent ? 'keptIn' : 'leftOut', { amount: formatKr(sum), names })}
    </Notice>
  )
}
