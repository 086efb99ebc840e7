import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import * as field from '../../../base/kit/field-kinds'
import { formatKr, type Ore } from '../../../base/kit/money'
import { record } from '../../../base/kit/record'
import { Form } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { depreciationCalls } from '../calls'
import type { GroupKey } from '../model'
import { rulesOf } from '../rules-book'
import { mayChooseRate } from '../rules-group'
import { depreciationWords } from '../words'

const rateRecord = record({ percent: field.percent(0) })
const RateForm = z.strictObject(rateRecord.body)

interface RateChoiceProps extends GroupKey {
  /** The opening value with purchases and upgrades, less sales. */
  readonly basis: Ore
  readonly percent: number
  readonly invalidates: readonly Row[]
}

/** Lets the landlord choose a rate. Shows nothing if the basis is not below the authority's limit. */
export function GroupRateChoice(props: RateChoiceProps) {
  return mayChooseRate(props.basis, props.year) ? <Choice {...props} /> : null
}

function Choice({ houseId, year, basis, percent, invalidates }: RateChoiceProps) {
  const t = useWords(depreciationWords)
  const form = useForm({ schema: RateForm, initial: { percent: Math.round(percent) }, toBody: rateRecord.toBody })
  const choose = useEndpointMutation(depreciationCalls.chooseGroupRate, { invalidates })
  const title = t('groupTitle', { year })
  return (
    <section aria-label={title} className="ui-no-print">
      <h3>{title}</h3>
      <p>
        {t('groupText', {
          basis: formatKr(basis, 'needed'),
          limit: formatKr(rulesOf(year).authorityLimit, 'needed'),
        })}
      </p>
      <Form
        form={form}
        note={false}
        submitText={t('groupSave')}
        onSubmit={(body) => choose.mutateAsync({ body: { houseId, year, ...body } })}
        onDone={() => {
          toast.success(t('groupSaved', { percent: form.values.percent, year }))
          form.settle()
        }}
      >
        <RecordField {...recordLines(rateRecord, form, () => t('groupPercent'))('percent')} />
      </Form>
    </section>
  )
}
