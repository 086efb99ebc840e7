import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { FieldPair } from '../../../base/ui/form/form'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { MoneyField } from '../../../base/ui/field/money-field'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { existingContractCalls } from '../calls-existing'
import { CostSplitForm, costSplitRecord, splitCategories } from '../model-forms'
import { contractDetailWords } from '../words-detail'
import type { ContractDialogProps } from './FinishDialog'

/** Who bears shared costs; when they are shared, how much each. */
export function CostSplitDialog({ contract, invalidates, onClose }: ContractDialogProps) {
  const t = useWords(contractDetailWords)
  const form = useForm({
    schema: CostSplitForm,
    initial: contract.cost_split ? costSplitRecord.toForm(contract.cost_split) : costSplitRecord.empty,
    toBody: (values) =>
      costSplitRecord.toBody(
        values.category === 'SPLIT' ? values : { ...costSplitRecord.empty, category: values.category },
      ),
  })
  const save = useEndpointMutation(existingContractCalls.costSplit, { invalidates })
  return (
    <FormDialog
      title={t('split')}
      onClose={onClose}
      form={form}
      submitText={t('save')}
      onSubmit={(body) => save.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('splitSaved'))
        onClose()
      }}
    >
      <p>{t('splitText')}</p>
      <ChoiceField
        {...form.field('category')}
        label={t('splitWho')}
        required
        options={splitCategories.map((value) => ({ value, label: t(value) }))}
      />
      {form.values.category === 'SPLIT' && (
        <FieldPair>
          <MoneyField {...form.field('tenant')} label={t('splitTenant')} required />
          <MoneyField {...form.field('landlord')} label={t('splitLandlord')} required />
        </FieldPair>
      )}
    </FormDialog>
  )
}
