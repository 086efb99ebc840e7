import { DocumentsField } from '../../../base/file/web/DocumentsField'
import type { Row } from '../../../base/kit/endpoint'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { DraftStatus } from '../../../base/ui/form/draft-notes'
import { type FormState } from '../../../base/ui/form/form-state'
import { useFieldTexts } from '../../../base/ui/form/field-texts'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { RecordList } from '../../../base/ui/form/record-list'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useEditing } from '../../../base/ui/form/use-editing'
import { useForm } from '../../../base/ui/form/use-form'
import { useRestoredDraft } from '../../../base/ui/form/use-restored-draft'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { useHouse } from '../../../landlord/house/web/use-house'
import { depreciationCalls } from '../calls'
import { itemRecord, maxUpgrades, upgradeRecord, type ItemDetail } from '../model'
import { storedLifetime } from '../rules'
import { depreciationWords } from '../words'
import { CalculationTable } from './CalculationTable'
import { itemValues, wizardBody, wizardDraft, wizardErrors, WizardForm, type WizardValues } from './wizard-form'
import { ItemCalculation } from './WizardCalculation'
import { ItemFields } from './WizardFields'

interface AfterPurchaseProps<B> {
  readonly form: FormState<WizardValues, B>
}

function AfterPurchaseFields<B>({ form }: AfterPurchaseProps<B>) {
  const t = useWords(depreciationWords)
  const line = recordLines(itemRecord, form, t)
  return (
    <>
      <RecordList
        field={form.field('upgrades')}
        max={maxUpgrades}
        empty={upgradeRecord.empty}
        first="date"
        title={t('upgrades')}
        help={t('upgradesHelp')}
        add={t('addUpgrade')}
        full={t('upgradesFull')}
        remove={t('removeUpgrade')}
        nameOf={(index) => ({
          name: t('upgradeNumber', { number: index + 1 }),
          remove: t('removeUpgradeNumber', { number: index + 1 }),
        })}
      >
        {(index) => <Upgrade form={form} index={index} />}
      </RecordList>
      <FieldPair>
        <RecordField {...line('sold_on')} />
        <RecordField {...line('sold_for')} help={t('soldHelp')} />
      </FieldPair>
    </>
  )
}

function Upgrade<B>({ form, index }: AfterPurchaseProps<B> & { readonly index: number }) {
  const t = useWords(depreciationWords)
  const line = recordLines(upgradeRecord, form.inside('upgrades', index), (name) =>
    t(name === 'date' ? 'upgradeDate' : 'upgradeSum'),
  )
  return (
    <FieldPair>
      <RecordField {...line('date')} />
      <RecordField {...line('sum')} />
    </FieldPair>
  )
}

export interface ItemDialogProps {
  readonly item: Tagged<ItemDetail>
  readonly house: House | undefined
  readonly profile: Profile
  /** Calls that list vouchers. Their answers are out of date after saving. */
  readonly invalidates: readonly Row[]
  readonly onClose: () => void
}

/** Changes an item. After a later year's tax return was sent, only files and a longer lifetime can be changed. */
export function ItemDialog({ item, house, profile, invalidates, onClose }: ItemDialogProps) {
  const t = useWords(depreciationWords)
  const form = useForm({
    schema: WizardForm,
    initial: itemValues(item),
    toBody: wizardBody,
    check: (values) => wizardErrors(values, today()),
    draft: useDraft({ account: profile.id, form: 'item', record: item.id, shape: wizardDraft, stored: item }),
  })
  const { note, isAsking, round } = useRestoredDraft(form)
  const { houses } = useHouse()
  const says = useFieldTexts(itemRecord, t, {
    houseId: (id: string) => houses.find((one) => String(one.id) === id)?.name ?? '',
  })
  const editing = useEditing({
    form,
    read: depreciationCalls.read,
    input: { params: { id: String(item.id) } },
    stored: item,
    toForm: itemValues,
    says,
    together: [['lifetime', 'lifetimeVariant']],
  })
  const update = useEndpointMutation(depreciationCalls.update, {
    invalidates: [...invalidates, depreciationCalls.read],
  })
  const found = WizardForm.safeParse(wizardBody(form.values))
  return (
    <FormDialog
      title={t('editItem')}
      form={form}
      editing={{ ...editing, isAsking: editing.isAsking || isAsking }}
      status={<DraftStatus form={form} />}
      submitText={t('save')}
      size="wide"
      sidePane
      onClose={onClose}
      onSubmit={(body) => {
        if (body.type !== 'item') throw new Error('an item stays an item')
        const { type: _type, ...sent } = body
        return editing.send((ifMatch) => update.mutateAsync({ params: { id: String(item.id) }, body: sent, ifMatch }))
      }}
      onDone={() => {
        toast.success(t('saved', { name: form.values.name }))
        onClose()
      }}
    >
      {note}
      {item.isClosed ? (
        <>
          <Notice>{t(item.mayLastLonger ? 'itemLastsLonger' : 'itemClosed')}</Notice>
          {item.mayLastLonger && (
            <>
              <RecordField {...recordLines(itemRecord, form, t)('lifetime')} help={t('longerHelp')} maxLength={3} />
              {found.success && found.data.type === 'item' && (
                <CalculationTable
                  item={{ ...found.data, lifetime: storedLifetime(found.data), group_rates: item.group_rates }}
                  name={form.values.name}
                />
              )}
            </>
          )}
          <AfterPurchaseFields key={`after ${round}`} form={form} />
          <DocumentsField key={round} {...recordLines(itemRecord, form, t)('documents')} />
        </>
      ) : (
        <>
          <ItemFields key={round} form={form} />
          <AfterPurchaseFields key={`after ${round}`} form={form} />
          {found.success && found.data.type === 'item' && (
            <ItemCalculation
              item={found.data}
              form={form}
              house={house}
              // If the landlord chose another house, the rates of the stored house don't apply. The other house has its
              // own.
              rates={found.data.houseId === item.houseId ? item.group_rates : []}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
