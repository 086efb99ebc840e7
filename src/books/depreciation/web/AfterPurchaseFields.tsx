import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { RecordList } from '../../../base/ui/form/record-list'
import type { FormState } from '../../../base/ui/form/form-state'
import { useWords } from '../../../base/ui/words/use-words'
import { itemRecord, maxUpgrades, upgradeRecord } from '../model'
import { depreciationWords } from '../words'
import type { WizardValues } from './wizard-form'

interface AfterPurchaseProps<B> {
  readonly form: FormState<WizardValues, B>
}

/** What has become of a household item since its purchase: upgrades, and its sale. */
export function AfterPurchaseFields<B>({ form }: AfterPurchaseProps<B>) {
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
