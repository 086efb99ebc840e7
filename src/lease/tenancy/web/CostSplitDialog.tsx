import { listNames } from '../../../base/kit/full-name'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { FieldPair } from '../../../base/ui/form/form'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { SelectField } from '../../../base/ui/field/select-field'
import { MoneyField } from '../../../base/ui/field/money-field'
import { TextField } from '../../../base/ui/field/text-field'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { existingContractCalls } from '../../contract/calls-existing'
import { CostSplitForm, costSplitRecord, splitCategories, splitKeys, splitPeriods } from '../../contract/model-forms'
import { tenancyWords } from '../words'
import type { ContractDialogProps } from './FinishDialog'
import { divideCosts, hasOwnPower } from '../../law/rules-charges'
import { LawSource } from '../../law/web/LawNotes'

/** Asks how much each side pays when costs are shared. */
export function CostSplitDialog({ contract, invalidates, onClose }: ContractDialogProps) {
  const t = useWords(tenancyWords)
  const form = useForm({
    schema: CostSplitForm,
    initial: contract.cost_split
      ? costSplitRecord.toForm({
          costs: undefined,
          sum: undefined,
          period: undefined,
          key: undefined,
          fraction: undefined,
          ...contract.cost_split,
        })
      : costSplitRecord.empty,
    // An unknown sum is left out. The values that were typed for another choice stay on the screen.
    toBody: (values) => {
      const isSplit = values.category === 'SPLIT'
      const { sum, key, fraction, ...body } = costSplitRecord.toBody(
        isSplit ? values : { ...values, tenant: null, landlord: null },
      )
      const divided = values.category !== 'LANDLORD' && values.key !== ''
      return {
        ...body,
        ...(!isSplit && sum !== null && { sum }),
        ...(divided && { key, ...(values.key === 'fraction' && { fraction }) }),
      }
    },
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
      <Notice kind="warning">
        {t('splitLaw')} <LawSource paragraph="§§ 3-1, 3-4" />
      </Notice>
      <TextField {...form.field('costs')} label={t('splitCosts')} help={t('splitCostsHelp')} required maxLength={100} />
      <ForbiddenCosts {...form.settled} isPowerOwn={hasOwnPower(contract.power_contract, contract.comforts)} />
      <ChoiceField
        {...form.field('category')}
        label={t('splitWho')}
        required
        options={splitCategories.map((value) => ({ value, label: t(value) }))}
      />
      <ChoiceField
        {...form.field('period')}
        label={t('splitPeriod')}
        row
        options={splitPeriods.map((value) => ({ value, label: t(value) }))}
      />
      {(form.values.category === 'TENANT' || form.values.category === 'LANDLORD') && (
        <MoneyField {...form.field('sum')} label={t('splitSum')} help={t('splitSumHelp')} />
      )}
      {form.values.category === 'SPLIT' && (
        <FieldPair>
          <MoneyField {...form.field('tenant')} label={t('splitTenant')} required />
          <MoneyField {...form.field('landlord')} label={t('splitLandlord')} required />
        </FieldPair>
      )}
      {(form.values.category === 'TENANT' || form.values.category === 'SPLIT') && (
        <SelectField
          {...form.field('key')}
          label={t('splitKey')}
          help={t('splitKeyHelp')}
          options={splitKeys.map((value) => ({ value, label: t(value) }))}
        />
      )}
      {form.values.category !== 'LANDLORD' && form.values.key === 'fraction' && (
        <TextField
          {...form.field('fraction')}
          label={t('splitFraction')}
          help={t('splitFractionHelp')}
          maxLength={15}
          required
        />
      )}
    </FormDialog>
  )
}

interface TypedCosts {
  readonly category: string
  readonly costs: string
  readonly isPowerOwn: boolean
}

/** Says next to the typed costs which of them the tenant can't be charged. */
function ForbiddenCosts({ category, costs, isPowerOwn }: TypedCosts) {
  const t = useWords(tenancyWords)
  const [language] = useLanguage()
  const { ownPower, rest } = divideCosts(costs, isPowerOwn)
  const named = (list: string) => ({ costs: listNames(list.split(', '), language) })
  return (
    <div role="status">
      {category !== 'LANDLORD' && rest !== '' && (
        <Notice kind="warning">
          {t('splitForbidden', named(rest))} <LawSource paragraph="§§ 3-1, 3-7" />
        </Notice>
      )}
      {category !== 'LANDLORD' && ownPower !== '' && (
        <Notice kind="warning">
          {t('splitPowerOwn', named(ownPower))} <LawSource paragraph="§ 3-1" />
        </Notice>
      )}
    </div>
  )
}
