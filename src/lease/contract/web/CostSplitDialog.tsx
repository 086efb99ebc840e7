import { toKroner } from '../../../base/kit/money'
import { useSend } from '../../../base/ui/answer'
import { ChoiceField } from '../../../base/ui/choice-field'
import { Pair } from '../../../base/ui/form'
import { FormDialog } from '../../../base/ui/form-dialog'
import { MoneyField } from '../../../base/ui/money-field'
import { toast } from '../../../base/ui/toast'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { lifeCalls } from '../calls-life'
import { CostSplitForm, splitCategories } from '../model'
import { contractDetailWords } from '../words-detail'
import type { ContractDialogProps } from './FinishDialog'

interface Values {
  category: '' | CostSplitForm['category']
  tenant: number | null
  landlord: number | null
}

/** Who bears shared costs; when they are shared, how much each. */
export function CostSplitDialog({ contract, refreshes, onClose }: ContractDialogProps) {
  const t = useWords(contractDetailWords)
  const { tenant = null, landlord = null, category = '' } = contract.cost_split ?? {}
  const form = useForm<Values, typeof CostSplitForm>({
    schema: CostSplitForm,
    initial: { category, tenant: tenant && toKroner(tenant), landlord: landlord && toKroner(landlord) },
    toBody: (values) => (values.category === 'SPLIT' ? values : { category: values.category }),
  })
  const save = useSend(lifeCalls.costSplit, { refreshes })
  return (
    <FormDialog
      title={t('split')}
      onClose={onClose}
      form={form}
      submitText={t('save')}
      onSubmit={(body) => save.send({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('splitSaved'))
        onClose()
      }}
    >
      <p>{t('splitText')}</p>
      <ChoiceField<Values['category']>
        {...form.field('category')}
        label={t('splitWho')}
        required
        options={splitCategories.map((value) => ({ value, label: t(value) }))}
      />
      {form.values.category === 'SPLIT' && (
        <Pair>
          <MoneyField {...form.field('tenant')} label={t('splitTenant')} required />
          <MoneyField {...form.field('landlord')} label={t('splitLandlord')} required />
        </Pair>
      )}
    </FormDialog>
  )
}
